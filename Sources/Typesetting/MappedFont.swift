import Foundation
import Synchronization

/// The bytes of a font file, mapped into memory once for all readers.
package final class MappedFont: Sendable {
  /// A file in its current state: one that is written anew is another.
  private struct Key: Hashable {
    var path: String
    var device: UInt
    var node: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  private struct Entry: Sendable {
    weak var font: MappedFont?
  }

  // The memory is never written to.
  private struct Memory: @unchecked Sendable {
    let bytes: UnsafeMutableRawBufferPointer
  }

  private static let open = Mutex<[Key: Entry]>([:])

  private let memory: Memory

  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(memory.bytes) }

  private init(_ memory: Memory) { self.memory = memory }

  deinit { munmap(memory.bytes.baseAddress, memory.bytes.count) }

  /// The file at a path; nil if there is none, or if it is empty.
  package static func at(_ path: String) -> MappedFont? {
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      return nil
    }
    let key = Key(
      path: path, device: UInt(status.st_dev), node: UInt(status.st_ino), size: status.st_size,
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    return open.withLock { open in
      if let known = open[key]?.font { return known }
      guard let start = mmap(nil, key.size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
      else { return nil }
      let font = MappedFont(
        Memory(bytes: UnsafeMutableRawBufferPointer(start: start, count: key.size)))
      open = open.filter { $0.value.font != nil }
      open[key] = Entry(font: font)
      return font
    }
  }
}
