@_spi(Espalier) import EspalierCore
import Foundation

extension String {
  /// The number of bytes that two texts share at their beginnings, and at their ends without those.
  func commonBytes(with other: String) -> (prefix: Int, suffix: Int) {
    var (one, two) = (self, other)
    return one.withUTF8 { one in
      two.withUTF8 { two in
        let most = Swift.min(one.count, two.count)
        let prefix = one.commonPrefix(with: two, most)
        return (prefix, one.commonSuffix(with: two, most - prefix))
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of equal bytes from the first on, compared in blocks for speed.
  fileprivate func commonPrefix(with other: UnsafeBufferPointer<UInt8>, _ most: Int) -> Int {
    var count = 0
    let block = 4096
    if let one = baseAddress, let two = other.baseAddress {
      while count + block <= most, memcmp(one + count, two + count, block) == 0 { count += block }
    }
    while count < most, self[count] == other[count] { count += 1 }
    return count
  }

  /// The number of equal bytes up to the last one.
  fileprivate func commonSuffix(with other: UnsafeBufferPointer<UInt8>, _ most: Int) -> Int {
    var count = 0
    let block = 4096
    if let one = baseAddress, let two = other.baseAddress {
      while count + block <= most,
        memcmp(one + self.count - count - block, two + other.count - count - block, block) == 0
      {
        count += block
      }
    }
    while count < most, self[self.count - 1 - count] == other[other.count - 1 - count] {
      count += 1
    }
    return count
  }
}
