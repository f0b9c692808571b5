import Foundation
import TestSupport
import Testing
import WritingTools

@testable import Providers

struct ThesaurusTests {
  /// A thesaurus of a few words, as the packages write them.
  private func folder(
    _ name: String = "th_en_US_v2", encoding: String = "UTF-8", of entries: [(String, [String])]
  ) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    func bytes(_ text: String) -> [UInt8] {
      encoding == "UTF-8"
        ? Array(text.utf8) : text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
    var data = bytes(encoding + "\n")
    var lines: [[UInt8]] = []
    for (word, meanings) in entries.sorted(by: {
      bytes($0.0).lexicographicallyPrecedes(bytes($1.0))
    }) {
      lines.append(bytes("\(word)|\(data.count)\n"))
      data += bytes("\(word)|\(meanings.count)\n" + meanings.map { $0 + "\n" }.joined())
    }
    _ = try folder.file(name + ".dat", data)
    _ = try folder.file(
      name + ".idx", bytes("\(encoding)\n\(entries.count)\n") + lines.joined())
    return folder
  }

  private let few: [(String, [String])] = [
    (
      "happy",
      ["(adj)|felicitous|fortunate|unhappy (antonym)", "(adj)|glad|content (similar term)"]
    ),
    ("happen", ["(verb)|occur|come about|go on (generic term)"]),
    ("run", ["(noun)|streak|run"]), ("'tween", ["(adv)|between"]), ("zoo", ["(noun)|menagerie"]),
    ("carry", ["(verb)|transport"]), ("make", ["(verb)|do"]), ("stop", ["(verb)|halt"]),
  ]

  @Test func `a word has its meanings, without opposites and what is only more general`() throws {
    let folder = try folder(of: few)
    let thesaurus = try #require(Thesaurus(language: "en-US", folder: folder.path))
    #expect(
      thesaurus.synonyms(of: "happy")
        == .found(
          [
            Synonyms.Meaning(kind: "adj", words: ["felicitous", "fortunate"]),
            Synonyms.Meaning(kind: "adj", words: ["glad", "content"]),
          ], as: "happy"))
    for (word, _) in few { #expect(thesaurus.synonyms(of: word) != .nothing, "\(word)") }
    for word in ["happ", "happyy", "a", "zzz", "", "UTF-8", "8"] {
      #expect(thesaurus.synonyms(of: word) == .nothing, "\(word)")
    }
  }

  @Test(arguments: [
    ("Running", "run"), ("carried", "carry"), ("making", "make"), ("stopped", "stop"),
    ("zoos", "zoo"), ("HAPPIER", "happy"), ("happily", nil), ("zoo's", "zoo"),
  ])
  func `an inflected word is looked up by what it is a form of`(word: String, form: String?) throws
  {
    let folder = try folder(of: few)
    let thesaurus = try #require(Thesaurus(language: "en", folder: folder.path))
    if case .found(_, let found) = thesaurus.synonyms(of: word) {
      #expect(found == form)
    } else {
      #expect(form == nil)
    }
  }

  @Test func `other encodings are read, and another country's thesaurus does`() throws {
    let folder = try folder(
      "th_de_DE_v2", encoding: "ISO8859-1", of: [("Größe", ["(noun)|Ausmaß"])])
    let thesaurus = try #require(Thesaurus(language: "de-AT", folder: folder.path))
    #expect(thesaurus.synonyms(of: "größe") == .nothing)
    let lower = try self.folder("th_de_DE_v2", encoding: "ISO8859-1", of: [("größe", ["-|Ausmaß"])])
    let found = try #require(Thesaurus(language: "de-AT", folder: lower.path)).synonyms(of: "Größe")
    #expect(found == .found([Synonyms.Meaning(kind: "", words: ["-", "Ausmaß"])], as: "größe"))
  }

  @Test func `what is not installed is named with the command that installs it`() throws {
    let folder = try folder(of: few)
    #expect(Thesaurus(language: "fr", folder: folder.path) == nil)
    #expect(Thesaurus(language: "../../etc", folder: folder.path) == nil)
    #expect(Thesaurus(language: "en", folder: folder.path + "/none") == nil)
    #expect(Thesaurus.install("en-GB") == "apt-get install mythes-en-us")
    #expect(Thesaurus.install("eo").hasPrefix("apt-cache search"))
  }

  @Test func `files that are damaged give nothing and do no harm`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("th_en_US_v2.dat", Array("UTF-8\nhappy|999999999999999999\n".utf8))
    for index in ["", "UTF-8", "UTF-8\n2\nhappy|99999999\nrun|-4\nzoo|x\n", "|||\n|\n"] {
      _ = try folder.file("th_en_US_v2.idx", Array(index.utf8))
      for word in ["happy", "run", "zoo", ""] {
        #expect(
          Thesaurus(language: "en", folder: folder.path)?.synonyms(of: word) ?? .nothing == .nothing
        )
      }
    }
  }
}
