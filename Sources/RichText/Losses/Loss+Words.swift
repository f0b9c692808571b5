extension Loss {
  public var weight: Weight {
    switch kind {
    case .emptyHeader, .escapes, .codeLanguage, .linkTitle, .imageDescription, .blocksAsText:
      .silent
    case .styles, .looks, .links, .structure, .tables, .listMarkers, .pageLayout, .trackedChanges,
      .scripts, .unreadable, .missingFiles, .attachmentsByName:
      .told
    case .images, .glyphs, .files: .asked
    }
  }

  /// One sentence for the writer. Names from files are in it, so it is shown with care.
  public var sentence: String {
    switch kind {
    case .emptyHeader: "Tables get an empty heading row."
    case .escapes: "Some characters are written with a sign before them."
    case .codeLanguage: "The language of code is kept for Scribe alone."
    case .linkTitle: "The titles of links are kept for Scribe alone."
    case .imageDescription: "The descriptions of images are kept for Scribe alone."
    case .blocksAsText: "Some blocks become paragraphs."
    case .styles: "Bold and other styles are left out (\(Self.places(count)))."
    case .looks: "Underline, colour, font and alignment are left out (\(Self.places(count)))."
    case .links: "Links are written out."
    case .structure: "Lists and tables become plain lines."
    case .tables: "\(Self.counted(count, "table is", "tables are")) simplified."
    case .listMarkers: "Lettered lists become numbered."
    case .pageLayout: "Page layout is left out."
    case .trackedChanges: "Tracked changes were accepted."
    case .scripts: "Scripts and forms are left out."
    case .unreadable: "\(Self.counted(count, "character", "characters")) could not be read."
    case .missingFiles:
      "\(Self.counted(count, "attached file is", "attached files are")) missing\(list)."
    case .attachmentsByName: "Attachments are written by name\(list)."
    case .images:
      "\(Self.counted(count, "image", "images")) cannot be kept. Save as RTFD to keep them."
    case .glyphs:
      "The images stay, but other programs see pictures. Save as RTFD to keep them as characters."
    case .files: "\(Self.counted(count, "attachment", "attachments")) cannot be kept\(list)."
    }
  }

  private var list: String {
    guard !names.isEmpty else { return "" }
    return ": " + names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and more" : "")
  }

  private static func places(_ count: Int) -> String { counted(count, "place", "places") }
  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many)"
  }
}

extension Notice {
  /// One sentence for the writer. Details come from the file, so it is shown with care.
  public var sentence: String {
    switch kind {
    case .truncated: "The file ends early; what there is was read."
    case .malformed:
      "The file is damaged in \(count == 1 ? "one place" : "\(count) places"); the rest was read."
    case .tooDeep: "Some parts are nested too deeply and were left out."
    case .tooLarge: "Some parts are too large and were left out\(list)."
    case .unreadableText:
      "\(count) \(count == 1 ? "character" : "characters") could not be read."
    case .missingFile: "Attached files are missing\(list)."
    case .refusedName: "Attached files with unsafe names were left alone\(list)."
    case .droppedPicture: "Some pictures could not be read."
    case .trackedChanges: "Tracked changes were accepted."
    case .comments: "Comments are left out."
    case .pageLayout: "Page layout, headers and footers are left out."
    case .scripts: "Scripts and forms are left out."
    case .hiddenText: "Hidden text is kept but not shown."
    case .unknownPart: "Some parts are unknown and were left out\(list)."
    }
  }

  private var list: String {
    guard !details.isEmpty else { return "" }
    return ": " + details.prefix(5).joined(separator: ", ") + (details.count > 5 ? " and more" : "")
  }
}
