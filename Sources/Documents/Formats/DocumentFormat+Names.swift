extension DocumentFormat {
  /// The format of the file at `path` by its suffix; case does not matter.
  ///
  /// No path means a buffer without a name, which is Markdown. A named file whose suffix says
  /// nothing (`README`, `notes`, `.profile`) is plain text.
  public init(path: String?) {
    guard let path else {
      self = .markdown
      return
    }
    let name =
      path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
    self =
      Self(wholeName: name.lowercased())
      ?? Self.suffix(of: name).flatMap { Self(suffix: $0) } ?? .plainText
  }

  /// The format that a person calls `name`: `markdown`, `md`, `text`, `txt`, `source`, `html`…
  ///
  /// Nil for a name of none. A suffix, with or without its dot, names its format too.
  public init?(named name: String) {
    let word = name.lowercased()
    switch word {
    case "text", "plain", "plaintext", "plain text": self = .plainText
    case "markdown", "commonmark", "gfm": self = .markdown
    case "source", "code", "sourcecode", "source code": self = .sourceCode
    case "html", "html source", "htmlsource": self = .htmlSource
    default:
      let suffix = word.hasPrefix(".") ? String(word.dropFirst()) : word
      guard let format = Self(suffix: suffix) else { return nil }
      self = format
    }
  }

  /// The letters after the last dot of `name`, in lower case; nil without a dot past the first
  /// byte, or with nothing after it.
  private static func suffix(of name: String) -> String? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return nil
    }
    let suffix = name[name.utf8.index(after: dot)...]
    return suffix.isEmpty ? nil : suffix.lowercased()
  }

  /// The suffixes of each format, with blanks between: a list is read through in less time than it
  /// takes to make a dictionary of it, and is asked once for a file.
  private static let suffixes: [(format: DocumentFormat, words: StaticString)] = [
    (.markdown, "md markdown mdown mkd mkdn mdwn mdx rmd qmd"),
    (.htmlSource, "html htm xhtml shtml"),
    (.plainText, "txt text log"),
    (
      .sourceCode,
      """
      c h cc cpp cxx hh hpp hxx m mm swift rs go java kt kts scala cs fs fsx vb d zig nim py pyi rb
      pl pm php js mjs cjs jsx ts tsx vue svelte lua tcl r jl hs lhs ml mli elm ex exs erl hrl clj
      cljs lisp el scm rkt sh bash zsh fish ps1 bat cmd awk sed sql asm s f f90 f95 pas ada adb ads
      v vhd vhdl proto thrift graphql css scss sass less json jsonc json5 jsonl ndjson yaml yml toml
      ini cfg conf xml xsl xslt xsd svg plist tex latex ltx bib sty cls rst adoc asciidoc org textile
      typ po pot mk cmake gradle tf nix dart groovy diff patch csv tsv man roff 1 2 3 4 5 6 7 8
      """
    ),
  ]

  private init?(suffix: String) {
    for (format, words) in Self.suffixes {
      let isListed = words.withUTF8Buffer { words in
        words.split(whereSeparator: { $0 <= 0x20 }).contains { $0.elementsEqual(suffix.utf8) }
      }
      if isListed {
        self = format
        return
      }
    }
    return nil
  }

  /// Files that are known by their whole name, in lower case.
  private init?(wholeName name: String) {
    switch name {
    case "makefile", "gnumakefile", "dockerfile", "rakefile", "gemfile", "cmakelists.txt",
      ".bashrc", ".zshrc", ".profile":
      self = .sourceCode
    default: return nil
    }
  }
}
