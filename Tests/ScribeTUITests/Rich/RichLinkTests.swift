import Documents
import RichText
import TextEngine
import Testing

@testable import ScribeTUI

@MainActor @Suite struct RichLinkTests {
  private func desk(_ address: String = "https://example.org") -> RichDesk {
    RichDesk {
      var style = InlineStyle()
      style.link = Link(address: address)
      $0.append("go ")
      $0.append("there", style: style)
      $0.append(" now")
      $0.endParagraph()
    }
  }

  private func type(_ words: String, into desk: RichDesk) {
    for scalar in words.unicodeScalars { desk.press(Key(.character(scalar))) }
    desk.press(.enter)
  }

  @Test func `a selection becomes a link, which is changed and removed`() {
    let desk = desk()
    desk.select("now")
    desk.perform(.link)
    type("https://a.example/?b=c", into: desk)
    #expect(desk.document.isAll(in: 9..<12) { $0.link?.address == "https://a.example/?b=c" })
    desk.put(caret: 10)
    desk.perform(.link)
    type("https://b.example", into: desk)
    #expect(desk.document.isAll(in: 9..<12) { $0.link?.address == "https://b.example" })
    desk.perform(.removeLink)
    #expect(!desk.document.isAll(in: 9..<10) { $0.link != nil })
    #expect(desk.text == "go there now")
    for _ in 0..<3 { desk.perform(.undo) }
    #expect(!desk.document.isAll(in: 9..<12) { $0.link != nil })
    desk.document.checkInvariants()
  }

  @Test func `without a selection the address itself is put in`() {
    let desk = desk()
    desk.put(caret: 0)
    desk.perform(.link)
    type("https://c.example", into: desk)
    #expect(desk.text == "https://c.examplego there now")
    #expect(desk.document.isAll(in: 0..<17) { $0.link != nil })
    #expect(!desk.document.isAll(in: 17..<19) { $0.link != nil })
  }

  @Test(arguments: [
    "javascript:alert(1)", " JavaScript:alert(1)", "data:text/html,x", "vbscript:x",
  ])
  func `what could run a program is shown and never opened`(address: String) {
    let desk = desk(address)
    desk.put(caret: 5)
    desk.perform(.showLink)
    #expect(desk.message.contains("never opened"))
    #expect(desk.effects.isEmpty)
  }

  @Test func `paste keeps style, or drops it`() {
    let desk = RichDesk(path: "a.rtfd", format: .rtfd) {
      var bold = InlineStyle()
      bold.isBold = true
      $0.append("bold", style: bold)
      $0.attach(.file(name: "x.bin", bytes: [1]))
      $0.append(" end")
      $0.endParagraph()
    }
    desk.editor.configure { $0.document.selection = Selection(anchor: 0, head: 7) }
    desk.perform(.copy)
    desk.put(caret: 11)
    desk.perform(.paste)
    #expect(desk.text == "bold\u{FFFC} endbold\u{FFFC}")
    #expect(desk.document.isAll(in: 11..<15) { $0.isBold })
    #expect(desk.document.attachments(in: 11..<18).map(\.attachment.displayName) == ["x.bin"])
    desk.document.checkInvariants()
    desk.perform(.undo)
    desk.perform(.pasteAsText)
    #expect(desk.text == "bold\u{FFFC} endbold")
    #expect(!desk.document.isAll(in: 11..<15) { $0.isBold })
    desk.document.checkInvariants()
  }
}
