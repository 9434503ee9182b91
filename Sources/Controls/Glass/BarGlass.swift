import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The pane behind items of a bar that stand together.
package struct BarGlass {
  @Environment(\.colorScheme) private var colorScheme

  package init() {}
}

@MainActor extension BarGlass: View {
  package var body: some View {
    Capsule()
      .fill(.bar)
      .compositingGroup()
      .shadow(color: .black.opacity(colorScheme == .dark ? 0.3 : 0.1), radius: 4, y: 1)
      .overlay { Capsule().strokeBorder(.primary.opacity(0.07), lineWidth: 0.5) }
  }
}
