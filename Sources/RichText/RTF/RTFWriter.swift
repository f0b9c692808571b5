public struct RTFWriter: RichWriter {
  public var format: RichFormat { .rtf }
  public init() {}
  public func losses(of document: RichDocument) -> [Loss] { [] }
  public func write(_ document: RichDocument) -> RichWriting { RichWriting(bytes: []) }
}
