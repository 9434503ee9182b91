import Foundation

/// A message with values in it, some of which may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The visibility of a value in the output of a message.
public struct OSLogPrivacy: Sendable {
  let hides: Bool

  /// The way in which hidden values can be distinguished.
  public enum Mask: Hashable, Sendable { case hash, none }

  /// Values are shown: the output stays with the person who runs the program.
  public static let auto = OSLogPrivacy(hides: false)
  public static let `public` = OSLogPrivacy(hides: false)
  public static let `private` = OSLogPrivacy(hides: true)
  public static let sensitive = OSLogPrivacy(hides: true)

  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The alignment of a value in a column.
public struct OSLogStringAlignment: Sendable {
  let width: Int
  let isRight: Bool

  public static let none = OSLogStringAlignment(width: 0, isRight: false)

  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns, isRight: false)
  }

  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns, isRight: true)
  }

  func applied(to text: String) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? space + text : text + space
  }
}

/// The notation of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  var isUppercase = false
  var least = 1

  public static let decimal = OSLogIntegerFormatting(radix: 10)
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)

  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, least: minDigits)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase)
  }

  func applied(to value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, least - digits.count))
    return (value < 0 ? "-" : "") + zeros + digits
  }
}

/// The notation of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  public static let fixed = OSLogFloatFormatting(precision: 6)

  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }
}

/// Collects the text and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value(), align, privacy)
  }

  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.applied(to: value()), align, privacy)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(format: "%.\(max(0, format.precision))f", value()), align, privacy)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(format: "%.\(max(0, format.precision))f", Double(value())), align, privacy)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto
  ) {
    append(value() ? "true" : "false", .none, privacy)
  }

  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, align, privacy)
  }

  @_disfavoredOverload public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), .none, privacy)
  }

  private mutating func append(
    _ value: @autoclosure () -> String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    text += privacy.hides ? "<private>" : alignment.applied(to: value())
  }
}
