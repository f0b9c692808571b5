internal import Glibc

extension Save {
  /// Gives the new file the old one's owner, group, extended attributes and access lists.
  ///
  /// - Returns: What only the system's administrator could have kept, by name.
  /// - Throws: `.inPlace` when the writer's own things cannot be kept so.
  func keepNature(of place: FilePlace, on file: Int32) throws(Interruption) -> [String] {
    guard let old = place.status else { return [] }
    do throws(Errno) {
      let new = try calls.status(file)
      if (new.owner, new.group) != (old.owner, old.group) {
        try calls.setOwner(file, old.owner, old.group)
      }
    } catch { throw .inPlace(.owner) }
    return try keepAttributes(of: place, on: file)
  }

  private func keepAttributes(
    of place: FilePlace, on file: Int32
  ) throws(Interruption) -> [String] {
    let attributes: [(name: String, value: [UInt8])]
    do throws(Errno) { attributes = try self.attributes(of: place.path) } catch {
      throw .inPlace(.attributes)
    }
    var lost: [String] = []
    for (name, value) in attributes {
      do throws(Errno) { try calls.setAttribute(file, name, value) } catch {
        // Labels and capabilities are the system's own; rewriting in place would not keep a
        // capability either.
        guard name.hasPrefix("security.") || name.hasPrefix("trusted.") else {
          throw .inPlace(.attributes)
        }
        lost.append(name)
      }
    }
    return lost
  }

  private func attributes(
    of path: String
  ) throws(Errno) -> [(name: String, value: [UInt8])] {
    let file: Int32
    do throws(Errno) { file = try calls.opened(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) } catch {
      // A file that may be written but not read.
      file = try calls.opened(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK)
    }
    defer { try? calls.close(file) }
    do throws(Errno) {
      var attributes: [(name: String, value: [UInt8])] = []
      for name in try calls.attributeNames(file) {
        attributes.append((name, try calls.attribute(file, name)))
      }
      return attributes
    } catch {
      // A file system that knows no attributes has none to lose.
      if error.code == ENOTSUP || error.code == ENOSYS { return [] }
      throw error
    }
  }
}
