import ScribeTUI
import Testing

struct RebindingTests {
  @Test func `a command takes the key that the settings name`() {
    let (table, problems) = KeyTable.standard.rebound(["find": "alt-z"])
    #expect(problems.isEmpty)
    #expect(table.command(for: Key(.character("z"), .alt), in: .text) == .find)
    #expect(table.command(for: .control("f"), in: .text) == nil)
    #expect(table.keyName(of: .find, in: .text) == "Alt-z")
  }

  @Test func `a command that loses its only key is named`() {
    let (table, problems) = KeyTable.standard.rebound(["find": "ctrl-p"])
    #expect(table.command(for: .control("p"), in: .text) == .find)
    #expect(problems == ["'find previous' has no key now: ^P is 'find'"])
  }

  @Test(arguments: [
    ("fnid", "ctrl-b"), ("find", "b"), ("find", "hyper-x"), ("find", ""), ("find", "ctrl-"),
  ])
  func `what is not known is named and changes nothing`(name: String, key: String) {
    let (table, problems) = KeyTable.standard.rebound([name: key])
    #expect(problems.count == 1)
    #expect(table.command(for: .control("f"), in: .text) == .find)
  }

  @Test(arguments: [
    ("ctrl-s", Key.control("s")), ("alt-x", Key(.character("x"), .alt)),
    ("shift-left", Key(.left, .shift)), ("F9", Key(.function(9))),
    ("ctrl-space", .control(" ")), ("ctrl-shift-home", Key(.home, [.control, .shift])),
  ])
  func `keys are read as they are written`(name: String, key: Key) {
    #expect(Key(named: name) == key)
  }
}
