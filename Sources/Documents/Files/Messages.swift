internal import Glibc

// The words that the writer reads about files, apart from the errors themselves.

extension DocumentError {
  /// One line: the path, what is wrong, and the way out where there is one.
  public var message: String { "\(path): \(reason.words)" }
}

extension DocumentError.Reason {
  var words: String {
    switch self {
    case .isDirectory: "is a folder, not a file"
    case .isDevice: "is a device, not a file"
    case .notPermitted: "no permission to read it"
    case .noSuchFolder: "there is no such folder"
    case .loopOfLinks: "its links lead round in a circle"
    case .tooLarge(let bytes): "is too large for this machine's memory (\(bytes) bytes)"
    case .notReadable: "is damaged or not there, so the package cannot be opened"
    case .failed(let code): "could not be read: \(Errno.words(code))"
    }
  }
}

extension SaveError {
  /// One line, without the path: what is wrong and what it means for the file.
  public var message: String {
    switch self {
    case .changedOnDisk: "not saved: the file was changed by another program since it was read"
    case .notPermitted: "not saved: no permission to write to the file"
    case .noSpace: "not saved: the disk is full; the file is as it was"
    case .readOnlyFolder: "not saved: no permission to make a file in that folder"
    case .readOnlyDisk: "not saved: the disk can only be read"
    case .noSuchFolder: "not saved: there is no such folder"
    case .loopOfLinks: "not saved: its links lead round in a circle"
    case .isDirectory: "not saved: it is a folder, not a file"
    case .isDevice: "not saved: it is a device or a pipe, not a file"
    case .textLost:
      "not saved: the file was changed while it was open, and parts of the text are lost"
    case .tooLargeInPlace:
      "not saved: a file with several names that is this large cannot be rewritten; save as another"
    case .notHeld(let what, let encoding):
      "not saved: \(encoding) has no \(what.words)"
    case .noSuchEncoding(let name): "not saved: ICU knows no encoding \(name) any more"
    case .failed(let step, let code):
      "not saved: \(step.words): \(Errno.words(code)); the file is as it was"
    case .damaged(let code, let copy?):
      "the file is damaged (\(Errno.words(code))); the new text is whole in \(copy)"
    case .damaged(let code, nil):
      "the file is damaged (\(Errno.words(code))); save the text under another name"
    }
  }
}

extension NotHeld {
  /// The character, where that can be shown, and its number: `“€” (U+20AC)`.
  public var words: String {
    guard let scalar else { return "bytes that are not UTF-8" }
    var number = String(scalar, radix: 16, uppercase: true)
    while number.utf8.count < 4 { number = "0" + number }
    // A line of the screen: what would drive it is named by its number alone.
    guard let sign = Unicode.Scalar(scalar), sign.value > 0x20,
      !(0x7F...0xA0).contains(sign.value), sign.properties.generalCategory != .format
    else { return "U+\(number)" }
    return "“\(Character(sign))” (U+\(number))"
  }
}

extension SaveError.Step {
  var words: String {
    switch self {
    case .look: "could not look at it"
    case .create: "could not make the new file"
    case .open: "could not open it"
    case .attributes: "could not keep its attributes"
    case .write: "could not write"
    case .sync: "could not bring it to the disk"
    case .close: "could not finish writing"
    case .rename: "could not put the new file in its place"
    }
  }
}

/// What a reading tells the writer without being asked.
enum ReadingNotice {
  static let mixedLineEndings = "line ends are mixed; each is kept"
  static let invalidBytes = "some bytes are not UTF-8; they are kept as they are"
  static let zeroBytes = "holds NUL bytes; it may not be a text"
  static let utf16 = "begins like UTF-16 and ends inside a unit; its bytes are kept as they are"
  static func decoded(_ name: String) -> String { "read as \(name) and saved so" }
  static func doesNotComeBack(_ name: String) -> String {
    "is not all \(name), so its bytes would not come back: save it under another name"
  }
  static let pipe = "read from a pipe; save it under a name"
  static let readOnlyFolder = "a new file cannot be made in that folder"
  static let readOnly = "can only be read"
}

/// What a save tells the writer without having failed.
enum SaveNotice {
  static func inPlace(_ why: String) -> String { "rewritten in place, \(why)" }
  static func notKept(_ names: [String]) -> String {
    "could not keep \(names.joined(separator: ", "))"
  }
  static func noSpare(_ why: String) -> String {
    "no spare copy could be kept while rewriting: \(why)"
  }
  static func leftBehind(_ path: String) -> String { "an unfinished file was left: \(path)" }
  static func folderNotSynced(_ code: Int32) -> String {
    "saved, but a power cut now may undo it: \(Errno.words(code))"
  }
}

extension RecoveryError {
  /// One line: where, and what is wrong.
  public var message: String {
    switch reason {
    case .noFolder: "there is no home folder for recovery copies"
    case .foreignFolder: "\(path): is not a folder of yours"
    case .failed(let code): "\(path): \(Errno.words(code))"
    }
  }
}
