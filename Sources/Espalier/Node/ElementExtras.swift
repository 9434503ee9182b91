import EspalierDrawing
import Foundation
import LayoutEngine

/// What only some layout elements have: kept apart, so that the many others stay small.
@MainActor final class ElementExtras {
  /// Values for the direct container (`zIndex`, `tag`, layout values) that this element adds itself.
  fileprivate(set) var traits: [ObjectIdentifier: Any] = [:]
  /// Found by ``LayoutSnapshot`` and by accessibility clients.
  fileprivate(set) var identifier: String?
  /// What assistive programs know about this element; nil as long as nothing asks or says something.
  fileprivate(set) var accessibility: AccessibilityRecord?
  /// The name of this element's coordinate space, if it has one.
  fileprivate(set) var coordinateSpace: CoordinateSpace?
  /// What this element takes out of the safe area of those inside it.
  fileprivate(set) var safeAreaPadding: (@MainActor (LayoutElement) -> EdgeInsets)?
  /// How the drawing of what is inside is moved, turned or stretched, as conversions of coordinates see it.
  fileprivate(set) var geometryEffect: (@MainActor (CGSize) -> ProjectionTransform)?
  /// The part that this view has in events; nil where it has none.
  fileprivate(set) var interaction: (any Interaction)?
  /// The last drawing in parts; nil until an effect around this element asks for them.
  fileprivate(set) var partsCache: (parts: [[DisplayItem]], origin: CGPoint)?
  /// How the drawing gets to the element's frame; nil where it never had to.
  fileprivate(set) var glide: FrameGlide?
  /// How much is seen of a view that comes or goes without a transition of its own.
  fileprivate(set) var fade: ElementFade?
  /// The transition of the view that this element stands for.
  fileprivate(set) weak var transitionHost: (any TransitionHost)?
  /// Whether this element is the outermost of a removed view.
  fileprivate(set) var isDeparting: Bool = false
  /// The children that the layout does without because their views are on their way out.
  fileprivate(set) var departingChildren: [LayoutElement] = []
  /// The content that is on its way out.
  fileprivate(set) var content: ContentPresenter?
  /// The number that the last content stood for.
  fileprivate(set) var lastNumber: Double?
  /// The symbol that is on its way out.
  fileprivate(set) var symbolReplacement: SymbolReplacement?
  /// The characters on their way to other places in the text.
  fileprivate(set) var morph: GlyphMorph?
  /// What the element itself painted last, where it paints something besides its children.
  fileprivate(set) var ownItems: [DisplayItem]?
  /// What this element's paints look like on their way to those that were set.
  fileprivate(set) var paints: PaintPresenter?

  /// Ends what is still moving.
  func stop() {
    glide?.stop()
    paints?.stop()
    content?.stop()
    morph?.stop()
    symbolReplacement?.stop()
    fade?.stop()
  }
}

extension LayoutElement {
  final var traits: [ObjectIdentifier: Any] {
    get { extras?.traits ?? [:] }
    set { if extras != nil || !newValue.isEmpty { makeExtras().traits = newValue } }
  }

  final var identifier: String? {
    get { extras?.identifier }
    set { if extras != nil || newValue != nil { makeExtras().identifier = newValue } }
  }

  final var accessibility: AccessibilityRecord? {
    get { extras?.accessibility }
    set { if extras != nil || newValue != nil { makeExtras().accessibility = newValue } }
  }

  final var coordinateSpace: CoordinateSpace? {
    get { extras?.coordinateSpace }
    set { if extras != nil || newValue != nil { makeExtras().coordinateSpace = newValue } }
  }

  final var safeAreaPadding: (@MainActor (LayoutElement) -> EdgeInsets)? {
    get { extras?.safeAreaPadding }
    set {
      if newValue != nil { _ = graph[SafeAreaPaddings.self] }
      if extras != nil || newValue != nil { makeExtras().safeAreaPadding = newValue }
    }
  }

  final var geometryEffect: (@MainActor (CGSize) -> ProjectionTransform)? {
    get { extras?.geometryEffect }
    set { if extras != nil || newValue != nil { makeExtras().geometryEffect = newValue } }
  }

  final var interaction: (any Interaction)? {
    get { extras?.interaction }
    set { if extras != nil || newValue != nil { makeExtras().interaction = newValue } }
  }

  final var partsCache: (parts: [[DisplayItem]], origin: CGPoint)? {
    get { extras?.partsCache }
    set { if extras != nil || newValue != nil { makeExtras().partsCache = newValue } }
  }

  final var glide: FrameGlide? {
    get { extras?.glide }
    set { if extras != nil || newValue != nil { makeExtras().glide = newValue } }
  }

  final var fade: ElementFade? {
    get { extras?.fade }
    set { if extras != nil || newValue != nil { makeExtras().fade = newValue } }
  }

  final var transitionHost: (any TransitionHost)? {
    get { extras?.transitionHost }
    set { if extras != nil || newValue != nil { makeExtras().transitionHost = newValue } }
  }

  final var isDeparting: Bool {
    get { extras?.isDeparting ?? false }
    set {
      if newValue { _ = graph[DepartingElements.self] }
      if extras != nil || newValue { makeExtras().isDeparting = newValue }
    }
  }

  final var departingChildren: [LayoutElement] {
    get { extras?.departingChildren ?? [] }
    set { if extras != nil || !newValue.isEmpty { makeExtras().departingChildren = newValue } }
  }

  final var content: ContentPresenter? {
    get { extras?.content }
    set { if extras != nil || newValue != nil { makeExtras().content = newValue } }
  }

  final var lastNumber: Double? {
    get { extras?.lastNumber }
    set { if extras != nil || newValue != nil { makeExtras().lastNumber = newValue } }
  }

  final var symbolReplacement: SymbolReplacement? {
    get { extras?.symbolReplacement }
    set { if extras != nil || newValue != nil { makeExtras().symbolReplacement = newValue } }
  }

  final var morph: GlyphMorph? {
    get { extras?.morph }
    set { if extras != nil || newValue != nil { makeExtras().morph = newValue } }
  }

  final var ownItems: [DisplayItem]? {
    get { extras?.ownItems }
    set { if extras != nil || newValue != nil { makeExtras().ownItems = newValue } }
  }

  final var paints: PaintPresenter? {
    get { extras?.paints }
    set { if extras != nil || newValue != nil { makeExtras().paints = newValue } }
  }
}
