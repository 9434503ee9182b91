@_spi(Espalier) import EspalierCore
import Foundation

/// Texts in the order of file browsers: case counts little, and "2" comes before "10".
///
/// Foundation has this order as a member of `String.StandardComparator`, but on Apple's systems only.
public struct LocalizedStandardComparator: SortComparator, Codable, Sendable {
  public var order: SortOrder

  public init(order: SortOrder = .forward) { self.order = order }

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = Self.compareASCII(lhs, rhs) ?? lhs.localizedStandardCompare(rhs)
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }

  /// The order of texts that consist of ASCII, nil for others: Foundation needs ten microseconds for two texts, and a
  /// hundred thousand of them are compared two million times.
  static func compareASCII(_ lhs: String, _ rhs: String) -> ComparisonResult? {
    let result = lhs.utf8.withContiguousStorageIfAvailable { left in
      rhs.utf8.withContiguousStorageIfAvailable { right in compare(left, right) }
    }
    return result.flatMap { $0 }.flatMap { $0 }
  }

  private typealias Text = UnsafeBufferPointer<UInt8>

  private static func compare(_ left: Text, _ right: Text) -> ComparisonResult? {
    guard left.allSatisfy({ $0 < 128 }), right.allSatisfy({ $0 < 128 }) else { return nil }
    var (i, j) = (0, 0)
    // The first difference in case or in leading zeros, which decides if nothing else does.
    var tie = ComparisonResult.orderedSame
    while i < left.count && j < right.count {
      if isDigit(left[i]) && isDigit(right[j]) {
        let (a, b) = (number(left, &i), number(right, &j))
        let result = compareNumbers(left[a], right[b])
        if result != .orderedSame { return result }
        if tie == .orderedSame { tie = compare(a.count, b.count) }
      } else {
        let (a, b) = (weights[Int(left[i])], weights[Int(right[j])])
        if a != b { return compare(a, b) }
        // Lowercase letters, whose codes are larger, come first.
        if tie == .orderedSame { tie = compare(right[j], left[i]) }
        (i, j) = (i + 1, j + 1)
      }
    }
    let rest = compare(left.count - i, right.count - j)
    return rest == .orderedSame ? tie : rest
  }

  private static func compareNumbers(_ left: Slice<Text>, _ right: Slice<Text>) -> ComparisonResult
  {
    let (a, b) = (left.drop { $0 == UInt8(ascii: "0") }, right.drop { $0 == UInt8(ascii: "0") })
    if a.count != b.count { return compare(a.count, b.count) }
    for (x, y) in zip(a, b) where x != y { return compare(x, y) }
    return .orderedSame
  }

  /// The digits from an index on, behind which it is moved.
  private static func number(_ text: Text, _ index: inout Int) -> Range<Int> {
    let start = index
    while index < text.count && isDigit(text[index]) { index += 1 }
    return start..<index
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static func compare<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult
  {
    left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }

  /// The places of the characters in the root collation of Unicode, letters of either case at the same one.
  private static let weights: [UInt8] = {
    var weights = [UInt8](repeating: 0, count: 128)
    let order = "\t\n\u{B}\u{C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789"
    for (place, byte) in order.utf8.enumerated() { weights[Int(byte)] = UInt8(place + 1) }
    for letter in 0..<26 {
      weights[97 + letter] = UInt8(80 + letter)
      weights[65 + letter] = UInt8(80 + letter)
    }
    return weights
  }()
}

extension SortComparator where Self == LocalizedStandardComparator {
  /// Texts in the order of file browsers.
  public static var localizedStandard: LocalizedStandardComparator { Self() }
}

/// Texts in the order of dictionaries in the language of the person.
///
/// Foundation has this order, too, as a member of `String.StandardComparator` on Apple's systems only.
public struct LocalizedComparator: SortComparator, Codable, Sendable {
  public var order: SortOrder

  public init(order: SortOrder = .forward) { self.order = order }

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = lhs.localizedCompare(rhs)
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }
}

extension SortComparator where Self == LocalizedComparator {
  /// Texts in the order of dictionaries.
  public static var localized: LocalizedComparator { Self() }
}

extension String.StandardComparator {
  /// Texts in the order of file browsers.
  public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator() }

  /// Texts in the order of dictionaries.
  public static var localized: LocalizedComparator { LocalizedComparator() }
}
