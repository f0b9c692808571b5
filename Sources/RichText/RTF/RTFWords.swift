/// What a control word means. The words themselves are the names of the cases.
enum RTFWord: Hashable {
  /// Stands for a character.
  case character(UInt32)
  /// On, or off with the number 0.
  case toggle(RTFToggle)
  /// Means something whatever its number, or has no number.
  case flag(RTFFlag)
  /// Means its number; without one, 0 or the value's own default.
  case value(RTFValue)
  /// Says what the rest of its group is.
  case destination(RTFDestination)
  /// The group's text is nothing to read: `\info` is kept, others are not.
  case skipped
}

enum RTFToggle: String, CaseIterable {
  case b, i, ul, uld, uldb, ulth, ulw, uldash, uldashd, uldashdd, ulwave, strike, striked, scaps
  case caps, v, deleted, revised
}

enum RTFFlag: String, CaseIterable {
  case ansi, mac, pc, pca
  case par, sect, page, column, line, softline, tab, cell, row, nestcell, nestrow
  case pard, plain, sectd, trowd
  case ulnone, `super`, sub, nosupersub
  case ql, qc, qr, qj, qd, rtlpar, ltrpar, intbl, brdrb, brdrnone, brdrnil, trhdr, lastrow
  case clmgf, clmrg, clvmgf, clvmrg
  case fmodern, ftnalt, chftn
  case pngblip, jpegblip, emfblip, wmetafile, dibitmap, wbitmap, macpict
  case pnlvlblt, pnlvlbody, pnlvlcont, pndec, pnlcltr, pnucltr, pnlcrm, pnucrm, pnord
  case listoverridestartat
}

enum RTFValue: String, CaseIterable {
  case rtf, ansicpg, deff, uc, u, f, fs, cf, cb, highlight, chcbpat, up, dn, ulstyle, strikestyle
  case cs, s, outlinelevel, li, fi, ri, sb, sa, sl, slmult, ls, ilvl, itap
  case cellx, trleft
  case fcharset, cpg, red, green, blue
  case listid, levelnfc, levelnfcn, levelstartat
  case picw, pich, picwgoal, pichgoal, picscalex, picscaley, width, height
  case pnlvl, pnstart, cocoartf, cocoasubrtf
  case scribecheck, scribequote, scribeinner, paperw, paperh, margl, margr, margt, margb, deftab,
    landscape, viewkind
  case viewscale, vieww, viewh
}

enum RTFDestination: String, CaseIterable {
  case body, skip
  case fonttbl, colortbl, stylesheet, info, generator
  case listtable, list, listlevel, leveltext, levelmarker, listoverridetable, listoverride, lfolevel
  case listtext, pntext, pn, pntxtb, pntxta
  case field, fldinst, fldrslt
  case pict, picprop, shppict, nonshppict, shp, shpinst, shptxt, shprslt, sp, sn, sv
  case object, result, objdata
  case footnote, annotation, atnid
  case header, headerl, headerr, headerf, footer, footerl, footerr, footerf
  case nesttableprops, nonesttables, upr, ud
  case NeXTGraphic
  case scribeglyph, scribedesc, scribecode, scribeitem
}

/// The table of words: found by their bytes, without making a string.
struct RTFWords: Sendable {
  private struct Entry: Sendable {
    var name: [UInt8]
    var word: RTFWord
  }

  /// Open addressing over a power of two, a third full.
  private var entries: [Entry?]

  static let all = RTFWords()

  private init() {
    var words: [(String, RTFWord)] = []
    words += RTFToggle.allCases.map { ($0.rawValue, .toggle($0)) }
    words += RTFFlag.allCases.map { ($0.rawValue, .flag($0)) }
    words += RTFValue.allCases.map { ($0.rawValue, .value($0)) }
    words += RTFDestination.allCases.filter { $0 != .body && $0 != .skip }
      .map { ($0.rawValue, .destination($0)) }
    words += Self.characters.map { ($0.0, .character($0.1)) }
    words += Self.skippedDestinations.split(separator: " ").map { (String($0), .skipped) }
    entries = Array(repeating: nil, count: 1024)
    for (name, word) in words { insert(Entry(name: Array(name.utf8), word: word)) }
  }

  private mutating func insert(_ entry: Entry) {
    var slot = Self.hash(entry.name[...]) & (entries.count - 1)
    while entries[slot] != nil { slot = (slot + 1) & (entries.count - 1) }
    entries[slot] = entry
  }

  /// Returns what the word with these letters means; nil for an unknown one. Case matters.
  subscript(name: ArraySlice<UInt8>) -> RTFWord? {
    var slot = Self.hash(name) & (entries.count - 1)
    while let entry = entries[slot] {
      if entry.name.elementsEqual(name) { return entry.word }
      slot = (slot + 1) & (entries.count - 1)
    }
    return nil
  }

  private static func hash(_ name: ArraySlice<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }

  private static let characters: [(String, UInt32)] = [
    ("emdash", 0x2014), ("endash", 0x2013), ("emspace", 0x2003), ("enspace", 0x2002),
    ("qmspace", 0x2005), ("bullet", 0x2022), ("lquote", 0x2018), ("rquote", 0x2019),
    ("ldblquote", 0x201C), ("rdblquote", 0x201D), ("zwj", 0x200D), ("zwnj", 0x200C),
    ("ltrmark", 0x200E), ("rtlmark", 0x200F), ("zwbo", 0x200B), ("zwnbo", 0x2060),
  ]

  /// Destinations that are no text even without `\*`.
  private static let skippedDestinations = """
    ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn xe tc tcn txe rxe bxe ixe rtfxe private1 \
    nonesttables datafield formfield do dptxbxtext filetbl revtbl rsidtbl themedata \
    colorschememapping latentstyles datastore listpicture picttext template comment doccomm \
    fchars lchars pgdsctbl wgrffmtfilter userprops mmathPr blipuid bliptag falt fontemb fontfile \
    panose fname levelnumbers listname liststylename bkmkstart bkmkend atrfstart atrfend atnref \
    atndate atnauthor atnparent atntime atnicn docvar background expandedcolortbl keycode \
    defchp defpap stylesheetx wptools
    """
}
