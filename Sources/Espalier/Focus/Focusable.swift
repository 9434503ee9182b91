import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Lets the view have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Lets the view have the focus; `interactions` says what it is used for.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(
      FocusableModifier {
        $0.isFocusable = isFocusable; $0.interactions = interactions
      })
  }
}

/// Lets a view have the focus, and tells the views in it whether it has.
struct FocusableModifier {
  /// Sets up the target of an element, when it is made and after each update.
  let configure: @MainActor (FocusTarget) -> Void
}

extension FocusableModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    FocusableNode(view, inputs)
  }
}

/// The node of a focusable view: it hands on to a layout element around an environment of its own.
private final class FocusableNode<Content: View>: ViewNode {
  private var child: ViewNode?
  private let focus = FocusFlag()

  init(_ view: ModifiedContent<Content, FocusableModifier>, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = makeChild(inner(view))
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update<V: View>(_ view: V) {
    updateChild(
      child, inner(unsafeSame(view, as: ModifiedContent<Content, FocusableModifier>.self)))
  }

  private func inner(_ view: ModifiedContent<Content, FocusableModifier>) -> some View {
    let focus = focus
    return view.content
      .modifier(FocusEnvironment(focus: focus))
      .modifier(FocusElement(focus: focus, configureTarget: view.modifier.configure))
  }
}

/// The state that says whether a view has the focus, and the actions called when that changes.
private final class FocusFlag {
  var isFocused = false
  weak var reader: ViewNode?

  @MainActor func set(_ isFocused: Bool) {
    if isFocused == self.isFocused { return }
    self.isFocused = isFocused
    reader?.invalidate()
  }
}

extension FocusFlag: Equatable {
  static func == (lhs: FocusFlag, rhs: FocusFlag) -> Bool { lhs === rhs }
}

/// Sets ``EnvironmentValues/isFocused`` for the views inside.
private struct FocusEnvironment {
  let focus: FocusFlag
}

extension FocusEnvironment: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    FocusEnvironmentNode(view, inputs)
  }
}

private final class FocusEnvironmentNode<Content: View>: ViewNode {
  private let focus: FocusFlag
  private var child: ViewNode?

  init(_ view: ModifiedContent<Content, FocusEnvironment>, _ inputs: _NodeInputs) {
    focus = view.modifier.focus
    super.init(inputs)
    focus.reader = self
    child = makeChild(view.content, written)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update<V: View>(_ view: V) {
    updateChild(
      child, unsafeSame(view, as: ModifiedContent<Content, FocusEnvironment>.self).content)
  }

  override func performUpdate() {
    isQueued = false
    child?.setEnvironment(written)
  }

  override func environmentDidChange() { child?.setEnvironment(written) }

  private var written: EnvironmentValues {
    if environment.isFocused == focus.isFocused { return environment }
    var environment = environment
    environment.isFocused = focus.isFocused
    return environment
  }
}

private struct FocusElement {
  let focus: FocusFlag
  let configureTarget: @MainActor (FocusTarget) -> Void
}

extension FocusElement: ElementModifier {
  var wrapperName: String { "Focusable" }

  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let target = element.component(FocusTarget(element))
    configureTarget(target)
    let focus = focus
    target.didChangeInside = { focus.set($0) }
  }

  func draw(_ context: DrawContext) -> [DisplayItem] {
    let content = context.only(context.element.childrenInDrawingOrder)
    guard let target = context.element[FocusTarget.self], target.isFocused,
      target.showsRing, context.environment.isFocusEffectEnabled
    else {
      context.element[FocusTarget.self]?.ring = nil
      return content
    }
    let ring = target.ring ?? FocusRing(context.element)
    target.ring = ring
    context.element.drawnChildren = nil
    let isStill = context.environment.accessibilityReduceMotion
    return content + context.focusRing(ring.presence, isStill: isStill)
  }
}
