import EspalierTypesetting
import Foundation

/// An error, in code that is shared with Apple's platforms.
public typealias CFError = NSError

/// The time for which fonts are registered.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Until the process ends.
  case process = 1
}

/// Makes the fonts of a file known to this process, by their family, full and PostScript names.
///
/// `Font.custom("Pear Sans", size: 17)` finds them from the next text on.
///
/// - Parameter error: receives the reason where the answer is false: the file cannot be read, is not a font, or is
///   registered already. The caller releases it (`takeRetainedValue()`).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeds(error) { () throws(FontRegistry.Failure) in try FontRegistry.register(fontURL) }
}

/// Forgets the fonts of a file that was registered.
///
/// - Parameter error: receives the reason where the answer is false: the file is not registered. The caller releases it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeds(error) { () throws(FontRegistry.Failure) in try FontRegistry.unregister(fontURL) }
}

private func succeeds(
  _ reason: UnsafeMutablePointer<Unmanaged<CFError>?>?,
  _ body: () throws(FontRegistry.Failure) -> Void
) -> Bool {
  do {
    try body()
    return true
  } catch {
    let description = [NSLocalizedDescriptionKey: error.description]
    let failure = NSError(domain: "CTFontManager", code: 1, userInfo: description)
    reason?.pointee = Unmanaged.passRetained(failure)
    return false
  }
}
