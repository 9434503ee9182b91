import EspalierCore

/// The keys that a touch keyboard shows; keyboards with keys of their own stay as they are.
public enum UIKeyboardType: Int, Sendable {
  // The name is SwiftUI's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

nonisolated extension View {
  /// Sets which keys a keyboard on the screen is to show; keyboards with keys of their own stay as
  /// they are.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textTraits) { $0.keyboard = type }
  }
}
