@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
import Foundation

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shape within which gestures, hovering and drops reach the view.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The outline of the preview while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The outline of the preview that a context menu lifts.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The outline of the focus ring.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The shape that assistive programs point to.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

nonisolated extension View {
  /// Sets where the pointer meets this view: inside `shape`, which fills the view's frame, and
  /// nowhere else.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the outline of this view for some uses.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(kind: kind, shape: shape, eoFill: eoFill))
  }
}

private struct ContentShapeModifier<S: Shape> {
  let kind: ContentShapeKinds
  let shape: S
  let eoFill: Bool
}

extension ContentShapeModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    element.setContentShape(kind, shape, eoFill: eoFill)
  }
}

/// The outline that a view has for some uses, in its own coordinates.
final class ContentShape: ElementComponent {
  let kind: ContentShapeKinds
  private let eoFill: Bool
  private let path: @MainActor (DrawContext) -> Path

  init(_ kind: ContentShapeKinds, eoFill: Bool, path: @escaping @MainActor (DrawContext) -> Path) {
    self.kind = kind
    self.eoFill = eoFill
    self.path = path
  }

  /// The outline for an element that may stand anywhere.
  func outline(_ context: DrawContext) -> Path { path(context) }

  func contains(_ point: CGPoint, _ element: LayoutElement) -> Bool {
    path(element.contextAroundZero).contains(point, eoFill: eoFill)
  }

  func bounds(_ element: LayoutElement) -> CGRect { path(element.contextAroundZero).boundingRect }
}

extension LayoutElement {
  /// Sets the outline of this element for some uses.
  package func setContentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) {
    self[ContentShape.self] = ContentShape(kind, eoFill: eoFill) { $0.path(of: shape) }
    forgetHitBounds()
  }

  /// The frame that assistive programs point to, in root coordinates: the bounds of the outermost
  /// content shape for them, else those of this element.
  var accessibilityFrame: CGRect {
    var frame = map(to: nil).rect(CGRect(origin: .zero, size: size))
    var wrapper = parent
    while let current = wrapper, current.passesTraits {
      if let shape = current[ContentShape.self], shape.kind.contains(.accessibility) {
        let bounds = shape.bounds(current)
        if !bounds.isNull { frame = current.map(to: nil).rect(bounds) }
      }
      wrapper = current.parent
    }
    return frame
  }
}
