import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

nonisolated extension View {
  /// Continues this view below the bars and columns beside it, by blurred mirror images of it.
  ///
  /// The images lie beside the edges that a safe area adjoins, as far as it reaches; they are not
  /// read to people, and not clicked. This view is clipped to its frame, and layout does not change.
  public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Continues this view below the bars and columns beside it, as ``backgroundExtensionEffect()``
  /// does, or shows it as it is.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }
}

private struct BackgroundExtension: ViewModifier {
  let isEnabled: Bool

  func body(content: Content) -> some View {
    content
      // A rectangle around all that is drawn clips nothing, and keeps the content's identity.
      .clipShape(Rectangle().inset(by: isEnabled ? 0 : -Self.unlimited))
      .background {
        if isEnabled {
          GeometryReader { proxy in
            MirrorImages(view: content, size: proxy.size, insets: proxy.safeAreaInsets)
          }
          .allowsHitTesting(false)
          .accessibilityHidden(true)
        }
      }
  }

  /// A distance beyond which nothing is drawn.
  private static let unlimited: CGFloat = 1e5
}

/// A view amid mirror images of it, cut off where the safe area ends.
private struct MirrorImages<Original: View>: View {
  let view: Original
  let size: CGSize
  let insets: EdgeInsets

  var body: some View {
    if columns.count * rows.count > 1 {
      ZStack {
        ForEach(rows, id: \.self) { row in
          ForEach(columns, id: \.self) { column in image(column, row) }
        }
      }
      .frame(width: size.width, height: size.height)
      .blur(radius: 8)
      .mask {
        Rectangle().padding(
          EdgeInsets(
            top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
            trailing: -insets.trailing))
      }
    }
  }

  private func image(_ column: Int, _ row: Int) -> some View {
    view
      .frame(width: size.width, height: size.height)
      .clipped()
      .scaleEffect(x: column == 0 ? 1 : -1, y: row == 0 ? 1 : -1)
      .offset(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
  }

  private var columns: [Int] { places(insets.leading, insets.trailing) }

  private var rows: [Int] { places(insets.top, insets.bottom) }

  /// The middle, and the places before and after it that a safe area needs.
  private func places(_ before: CGFloat, _ after: CGFloat) -> [Int] {
    (before > 0 ? [-1] : []) + [0] + (after > 0 ? [1] : [])
  }
}
