import Foundation
import Glibc

/// The bytes that are allocated and not freed, in all heaps of this process.
///
/// The C library answers with a document that ends with the totals: the memory from the system, the free part of it,
/// and the memory that is mapped separately.
func heapBytes() -> Int {
  typealias Information = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32
  var buffer: UnsafeMutablePointer<CChar>?
  var size = 0
  guard let symbol = dlsym(nil, "malloc_info"), let stream = open_memstream(&buffer, &size) else {
    return 0
  }
  _ = unsafeBitCast(symbol, to: Information.self)(0, stream)
  fclose(stream)
  defer { free(buffer) }
  guard let buffer else { return 0 }
  let document = String(cString: buffer)
  let totals =
    document.range(of: "</heap>", options: .backwards)
    .map { document[$0.upperBound...] } ?? document[...]
  func total(_ element: String) -> Int {
    guard let start = totals.range(of: element),
      let number = totals[start.upperBound...].range(of: "size=\"")
    else { return 0 }
    return Int(totals[number.upperBound...].prefix { $0.isNumber }) ?? 0
  }
  return total("<system type=\"current\"") + total("<total type=\"mmap\"")
    - total("<total type=\"fast\"") - total("<total type=\"rest\"")
}
