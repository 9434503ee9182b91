@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Continues this view in the safe area beside it, by blurred copies as in a mirror.
  ///
  /// There is a copy at each edge where the view touches a safe area, under a toolbar for instance; layout does not
  /// change. The view is cut off at its frame, so that it does not overlap the copies. It is for one large picture
  /// behind other views.
  public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Continues this view in the safe area beside it, by blurred copies as in a mirror, as long as `isEnabled` is true.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }
}

private struct BackgroundExtension {
  let isEnabled: Bool

  /// The blur of the copies, in points: shapes are lost, colors stay where they are.
  static let blur = 12.0
}

/// The distances by which a view is continued, whose leading side is the left one.
@MainActor private final class ExtensionReach: ElementComponent {
  var insets = EdgeInsets()
}

extension BackgroundExtension: LayoutReadingModifier {
  func configure(_ element: LayoutElement) { _ = element.component(ExtensionReach()) }

  /// Paints anew where the safe area has changed, which depends on the place of the view but does not change its layout.
  func readLayout(of wrapper: LayoutElement) {
    var insets = isEnabled ? wrapper.safeAreaInsets : EdgeInsets()
    if wrapper.isMirrored { swap(&insets.leading, &insets.trailing) }
    guard let reach = wrapper[ExtensionReach.self], reach.insets != insets else { return }
    reach.insets = insets
    wrapper.setNeedsDrawing()
  }

  func draw(_ context: DrawContext) -> ElementDrawing {
    guard isEnabled else { return context.children() }
    let reach = context.element[ExtensionReach.self]?.insets ?? EdgeInsets()
    let extended = ExtendedFrame(inner: context.frame, reach: reach, context.pass)
    return context.children().changed { extended.copies(of: $0) + extended.cut($0) }
      .parted {
        $0.childParts().changedParts { parts in
          [extended.copies(of: parts.flatMap { $0 })] + parts.map(extended.cut)
        }
      }
  }

  func ownReach(_ element: LayoutElement) -> CGRect {
    let reach = element[ExtensionReach.self]?.insets ?? EdgeInsets()
    if reach == EdgeInsets() { return .null }
    return CGRect(origin: .zero, size: element.presentedSize).reaching(reach)
  }
}

/// The frame of a view, and the space around it that its copies fill.
private struct ExtendedFrame {
  let inner: CGRect
  let outer: CGRect

  init(inner: CGRect, reach: EdgeInsets, _ pass: DrawPass) {
    self.inner = inner
    outer = pass.aligned(inner.reaching(reach))
  }

  func cut(_ items: [DisplayItem]) -> [DisplayItem] {
    items.grouped(.clip(Path(inner), FillStyle()))
  }

  /// The copies at the edges and in the corners, blurred together with the view, so that colors go on without a seam.
  ///
  /// There are copies at all edges, as the blur takes colors from beyond those that are shown.
  func copies(of items: [DisplayItem]) -> [DisplayItem] {
    if outer == inner || inner.isEmpty { return [] }
    let whole = cut(items)
    let row = whole + whole.mirrored(x: inner.minX) + whole.mirrored(x: inner.maxX)
    let all = row + row.mirrored(y: inner.minY) + row.mirrored(y: inner.maxY)
    let ring = Path { path in
      path.addRect(outer)
      path.addRect(inner)
    }
    return all.grouped(.blur(radius: BackgroundExtension.blur, isOpaque: false))
      .grouped(.clip(ring, FillStyle(eoFill: true)))
  }
}

extension [DisplayItem] {
  /// The items as in a mirror that stands at `x`.
  fileprivate func mirrored(x: CGFloat) -> [DisplayItem] {
    grouped(.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)))
  }

  /// The items as in water whose surface is at `y`.
  fileprivate func mirrored(y: CGFloat) -> [DisplayItem] {
    grouped(.transform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * y)))
  }
}
