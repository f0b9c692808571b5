internal import CCmark
internal import Glibc

/// What `&amp;` and its kin stand for, asked of the parser itself, each once.
final class EntityDecoder {
  private var known: [[UInt8]: [UInt8]] = [:]

  /// Returns the bytes that `entity` (from `&` to `;`) stands for; nil when it is just text.
  func decode(_ entity: [UInt8]) -> [UInt8]? {
    if let value = known[entity] { return value == entity ? nil : value }
    let value = Self.parse(entity)
    known[entity] = value
    return value == entity ? nil : value
  }

  private static func parse(_ entity: [UInt8]) -> [UInt8] {
    // A letter on each side keeps a decoded space from being trimmed.
    let text = [0x61] + entity + [0x61]
    let document = text.withUnsafeBytes { bytes in
      scribe_markdown_parse(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    defer { cmark_node_free(document) }
    guard let paragraph = cmark_node_first_child(document),
      let node = cmark_node_first_child(paragraph), let literal = cmark_node_get_literal(node)
    else { return entity }
    let all = Array(UnsafeRawBufferPointer(start: literal, count: strlen(literal)))
    return all.count >= 2 ? Array(all[1..<(all.count - 1)]) : entity
  }
}
