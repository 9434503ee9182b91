import Foundation
import _FoundationICU

/// Numbers with units of time in the words of a language, such as "3 months, 11 days".
///
/// Foundation writes units up to weeks only. The words come from the ICU that it brings along, which is an underscored module.
enum UnitNames {
  /// A number of a unit, by the name that Unicode's tables have for it, such as "month".
  typealias Part = (number: Int, unit: String)

  /// The length of the words.
  enum Width {
    /// 3 months, 11 days
    case full
    /// 3 mths, 11 days
    case short

    fileprivate var skeleton: String { self == .full ? "unit-width-full-name" : "unit-width-short" }
    fileprivate var list: UListFormatterWidth {
      self == .full ? ULISTFMT_WIDTH_WIDE : ULISTFMT_WIDTH_SHORT
    }
  }

  static func text(_ parts: [Part], _ width: Width, _ locale: Locale) -> String {
    list(parts.map { text($0, width, locale.identifier) }, width, locale.identifier)
  }

  private static func text(_ part: Part, _ width: Width, _ locale: String) -> String {
    var status = U_ZERO_ERROR
    let skeleton = Array("unit/\(part.unit) \(width.skeleton)".utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      skeleton, Int32(skeleton.count), locale, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatInt(formatter, Int64(part.number), result, &status)
    let text = string { swift_unumf_resultToString(result, $0, $1, &$2) }
    return text ?? "\(part.number) \(part.unit)"
  }

  private static func list(_ texts: [String], _ width: Width, _ locale: String) -> String {
    if texts.count < 2 { return texts.first ?? "" }
    var status = U_ZERO_ERROR
    let formatter = swift_ulistfmt_openForType(
      locale, ULISTFMT_TYPE_UNITS, width.list, &status)
    defer { swift_ulistfmt_close(formatter) }
    let units = texts.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    let text = withPointers(to: units) { pointers in
      string {
        swift_ulistfmt_format(
          formatter, pointers, lengths, Int32(pointers.count), $0, $1, &$2)
      }
    }
    return text ?? texts.joined(separator: ", ")
  }

  /// The text that a function writes into a buffer; nil if it fails.
  private static func string(
    _ write: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = Int(write(start, Int32(buffer.count), &status))
      // Below zero are notes, above are errors: a text that is too long is one.
      guard status.rawValue <= U_ZERO_ERROR.rawValue, 0...buffer.count ~= length else { return nil }
      return String(decoding: buffer.prefix(length), as: UTF16.self)
    }
  }

  private static func withPointers<R>(
    to arrays: [[UInt16]], _ body: ([UnsafePointer<UInt16>?]) -> R
  ) -> R {
    func next(_ rest: ArraySlice<[UInt16]>, _ pointers: [UnsafePointer<UInt16>?]) -> R {
      guard let first = rest.first else { return body(pointers) }
      return first.withUnsafeBufferPointer {
        next(rest.dropFirst(), pointers + [$0.baseAddress])
      }
    }
    return next(arrays[...], [])
  }
}
