import EspalierDrawing
import Foundation
import LayoutEngine

/// A primitive modifier that wraps each view it is applied to in a layout element of its own.
///
/// New layout modifiers and drawing effects conform to this protocol: they give a rule, or paint,
/// or both.
@MainActor package protocol ElementModifier: PrimitiveModifier {
  /// The layout rule of the wrapper; the default keeps the layout of the wrapped view unchanged.
  func rule(in environment: EnvironmentValues) -> any LayoutRule

  /// Paints around, below, or instead of the wrapped view; the default paints the wrapped view.
  func draw(_ context: DrawContext) -> ElementDrawing

  /// True if the pointer at `point` meets something that the modifier itself paints; false, the
  /// default, if it paints nothing that counts. `context` has its origin at zero.
  func isHit(at point: CGPoint, _ context: DrawContext) -> Bool

  /// A rectangle outside of which ``isHit(at:_:)`` returns false; none by default.
  func hitBounds(_ context: DrawContext) -> CGRect

  /// The area outside of a wrapper's frame in which the modifier itself may paint; none by default.
  func ownReach(_ element: LayoutElement) -> CGRect

  /// True, the default, if wrappers are measured and drawn again when the modifier changes; false
  /// if it only configures them.
  var changesAppearance: Bool { get }

  /// True if ``resolved(in:)`` returns something other than the modifier itself.
  static var usesEnvironment: Bool { get }

  /// True if the wrapped view gets another environment, that of ``environment(inside:)``.
  static var writesEnvironment: Bool { get }

  /// The environment of the wrapped view; the default is that of the modifier.
  func environment(inside environment: EnvironmentValues) -> EnvironmentValues

  /// The modifier with the values that it reads from the environment, so that changes of those are
  /// animated too.
  func resolved(in environment: EnvironmentValues) -> Self

  /// The transaction of a change from `old`, if the modifier has one of its own for it; nil, the
  /// default, stands for the transaction of the update.
  func transaction(from old: Self) -> Transaction?

  /// The name of the wrapper in printed trees and messages; the type's name by default.
  var wrapperName: String { get }

  /// Sets traits, components and the identifier of the wrapper, and reports values that make no
  /// sense to the tree's diagnostics.
  func configure(_ element: LayoutElement)

  /// The object in which the feature keeps its state beside the modifier; nil, the default, if it
  /// has none.
  func makeCompanion(_ node: ViewNode) -> (any ModifierCompanion<Self>)?
}

extension ElementModifier {
  package func rule(in environment: EnvironmentValues) -> any LayoutRule { TransparentRule() }

  package func draw(_ context: DrawContext) -> ElementDrawing { context.children() }

  package func isHit(at point: CGPoint, _ context: DrawContext) -> Bool { false }

  package func hitBounds(_ context: DrawContext) -> CGRect { .null }

  package func ownReach(_ element: LayoutElement) -> CGRect { .null }

  package var changesAppearance: Bool { true }

  package static var usesEnvironment: Bool { false }

  package static var writesEnvironment: Bool { false }

  package func environment(inside environment: EnvironmentValues) -> EnvironmentValues {
    environment
  }

  package func resolved(in environment: EnvironmentValues) -> Self { self }

  package func transaction(from old: Self) -> Transaction? { nil }

  package var wrapperName: String {
    // The names of types that only programs' compilers see begin with an underscore.
    String(shortName(Self.self).trimmingPrefix("_"))
  }

  package func configure(_ element: LayoutElement) {}

  package func makeCompanion(_ node: ViewNode) -> (any ModifierCompanion<Self>)? { nil }

  public static func _elementCount(of count: Int?) -> Int? { count }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    NodeClasses.note(ElementModifierNode<C, Self>.self, for: ModifiedContent<C, Self>.self)
    return ElementModifierNode(view.modifier, view.content, inputs)
  }
}

/// A modifier that adds views of its own to each view it is applied to, such as an overlay.
@MainActor package protocol LayeringModifier: ElementModifier {
  associatedtype Added: View
  var layer: Added { get }
  /// True if the added views are painted below and come first in order.
  var isBackground: Bool { get }
}

/// Wraps each element of its content.
class ElementModifierNode<Content: View, Modifier: ElementModifier>: ElementWrapperNode,
  CompanionHolder
{
  @exclusivity(unchecked) fileprivate(set) final var modifier: Modifier
  /// The environment that the content was given last, where it is not that of the modifier.
  @exclusivity(unchecked) private final var written: EnvironmentValues?
  @exclusivity(unchecked) private final var presenter: ValuePresenter<Modifier>?
  @exclusivity(unchecked) private final var companion: (any ModifierCompanion<Modifier>)?

  /// The content is borrowed, because it would be copied for nothing.
  required init(_ modifier: Modifier, _ view: borrowing Content, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    if Modifier.usesEnvironment { self.modifier = modifier.resolved(in: environment) }
    companion = self.modifier.makeCompanion(self)
    let isWritten = Modifier.writesEnvironment || companion != nil
    content = makeChild(view, isWritten ? environmentInside() : nil)
  }

  final override class func make(at view: UnsafeRawPointer, _ inputs: _NodeInputs) -> ViewNode {
    let modifier = (view + ModifiedContent<Content, Modifier>.modifierOffset)
      .assumingMemoryBound(to: Modifier.self)
    return withValue(at: view, as: Content.self) { Self(modifier.pointee, $0, inputs) }
  }

  final var anyCompanion: AnyObject? { companion }

  override var name: String? { modifier.wrapperName }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: ModifiedContent<Content, Modifier>.self)
    let old = modifier
    let isEqual = take(view.modifier)
    if !isEqual { passEnvironment() }
    updateChild(content, view.content)
    if isEqual { return }
    configureWrappers()
    companion?.modifierDidChange(from: old, to: modifier)
  }

  override func performUpdate() {
    isQueued = false
    passEnvironment()
  }

  /// The environment for the content: the same value as before where nothing really changed, so
  /// that it stops here.
  private func environmentInside() -> EnvironmentValues {
    if !Modifier.writesEnvironment && companion == nil { return environment }
    var inside =
      Modifier.writesEnvironment ? modifier.environment(inside: environment) : environment
    companion?.write(&inside)
    if inside.isSame(as: environment) {
      written = nil
      return inside
    }
    if let written, written.hasSameValues(as: inside) { return written }
    inside = graph.writtenEnvironments.shared(inside)
    written = inside
    return inside
  }

  /// Gives the content the environment that this node writes for it.
  final func passEnvironment() { content?.setEnvironment(environmentInside()) }

  /// Takes the modifier's next value, to which an animation leads; returns true if it is the same
  /// as the last.
  private func take(_ modifier: Modifier) -> Bool {
    let new = Modifier.usesEnvironment ? modifier.resolved(in: environment) : modifier
    let isEqual = isKnownEqual(new, self.modifier)
    if !isEqual {
      let own = new.transaction(from: self.modifier)
      graph.follow(&presenter, from: self.modifier, to: new, of: self, own: own) {
        [weak self] in self?.configureWrappers()
      }
    }
    self.modifier = new
    return isEqual
  }

  override func environmentDidChange() {
    if Modifier.usesEnvironment { _ = take(modifier) }
    passEnvironment()
    for child in children where child !== content { child.setEnvironment(environment) }
    forEachWrapper { wrapper in
      wrapper.isMirrored = environment.isMirrored
      configure(wrapper)
    }
  }

  /// The modifier as it is shown: on the way to its current value while it is animated.
  final var presented: Modifier {
    if let presenter { return presenter.presented(modifier) }
    return modifier
  }

  /// The layout rule of a wrapper; nil stands for a new one.
  func rule(for wrapper: LayoutElement?) -> any LayoutRule { presented.rule(in: environment) }

  /// Brings every wrapper in step with the modifier.
  final func configureWrappers() { forEachWrapper { configure($0) } }

  private func configure(_ wrapper: LayoutElement) {
    if modifier.changesAppearance {
      wrapper.setRule(rule(for: wrapper))
      wrapper.setNeedsDrawing()
    }
    presented.configure(wrapper)
  }

  final override func makeWrapper() -> ElementWrapper {
    let wrapper = ElementWrapper(self, withGraph { $0.tree.makeNode(rule(for: nil)) })
    presented.configure(wrapper)
    return wrapper
  }

  final override func draw(_ context: DrawContext) -> ElementDrawing { presented.draw(context) }

  final override func isHit(at point: CGPoint, _ context: DrawContext) -> Bool {
    presented.isHit(at: point, context)
  }

  final override func hitBounds(_ context: DrawContext) -> CGRect { presented.hitBounds(context) }

  final override func reach(of wrapper: LayoutElement) -> CGRect { presented.ownReach(wrapper) }

  final override func contentDidDetach() { companion?.detach() }
}
