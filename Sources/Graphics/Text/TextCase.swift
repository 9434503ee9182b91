import EspalierCore
import Foundation

extension Text {
  /// The case in which text is shown.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

extension Text.Case {
  func apply(to string: String, _ locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}

extension EnvironmentValues {
  /// The case in which text is shown; nil leaves it as it is.
  public var textCase: Text.Case? {
    get { paragraphStyle.textCase }
    set { paragraphStyle.textCase = newValue }
  }
}

nonisolated extension View {
  /// Sets the case in which texts in this view are shown; nil leaves it as it is.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
