import EspalierDrawing
import SwiftUI
import ViewTesting

extension LayoutSnapshot {
  /// The frames of the named views in root coordinates, as `x,y wxh` in thousandths of a point.
  package func places(_ identifiers: String...) -> [String] {
    identifiers.flatMap { frames(of: $0) }.map(\.brief)
  }
}

extension View {
  /// Names this view for ``LayoutSnapshot``.
  package func called(_ name: String) -> some View { accessibilityIdentifier(name) }
}
