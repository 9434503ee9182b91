import EspalierCore
import EspalierDrawing
import Foundation

/// The fill of a text's characters, where the text chooses it itself.
struct TextForeground: Equatable, Sendable {
  private let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  /// The paint of the characters.
  func paint(in environment: EnvironmentValues) -> _StylePaint {
    style._paint(in: _StyleContext(environment))
  }

  /// Makes views in `environment` paint with this style.
  func push(to environment: inout EnvironmentValues) { environment.pushForeground([style]) }

  static func == (lhs: TextForeground, rhs: TextForeground) -> Bool {
    func compare<S: ShapeStyle>(_ style: S) -> Bool {
      (rhs.style as? S).map { isKnownEqual(style, $0) } ?? false
    }
    return compare(lhs.style)
  }
}
