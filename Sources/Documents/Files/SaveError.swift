/// Why a document was not saved. Unless it is `damaged`, what was on the disk is there whole.
public enum SaveError: Error, Hashable, Sendable {
  /// What is a save doing when it fails.
  public enum Step: String, Hashable, Sendable {
    case look, create, open, attributes, write, sync, close, rename
  }

  /// Another program saved since the document was read, or there is a file where none was.
  case changedOnDisk(found: FileIdentity)
  case notPermitted
  case noSpace
  /// A new file cannot be made there.
  case readOnlyFolder
  /// The disk can only be read.
  case readOnlyDisk
  case noSuchFolder
  case loopOfLinks
  case isDirectory
  case isDevice
  /// Parts of the text can no longer be read: the file was changed while it was open.
  case textLost
  /// The file must be rewritten in place, and is too large for its text to be held meanwhile.
  case tooLargeInPlace
  /// The encoding has no bytes for something in the text.
  case notHeld(NotHeld, encoding: String)
  /// ICU does not have the encoding.
  case noSuchEncoding(String)
  case failed(Step, errno: Int32)
  /// The file had to be rewritten in place, that failed, and the old bytes could not be put back.
  /// `copy` is a file with the new text, if there is one.
  case damaged(errno: Int32, copy: String?)
}
