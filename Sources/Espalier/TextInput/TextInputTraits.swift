import Foundation

/// The keys that a touch keyboard shows; keyboards with keys of their own stay as they are.
public enum UIKeyboardType: Int, Sendable {
  // The name is SwiftUI's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Which letters a touch keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private enum Kind { case never, words, sentences, characters }

  private let kind: Kind

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  public static var sentences: TextInputAutocapitalization {
    TextInputAutocapitalization(kind: .sentences)
  }
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(kind: .characters)
  }
}

private enum AutocorrectionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether what is typed is left as it is; nothing here corrects it.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether what is typed in this view is left as it is; nothing here corrects it.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether what is typed in this view is left as it is; nothing here corrects it.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }

  /// Says which keys a touch keyboard is to show; without one it has no effect.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says which letters a touch keyboard is to make capitals; without one it has no effect.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
}
