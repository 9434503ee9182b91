@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

nonisolated extension View {
  /// Lets the view have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Lets the view have the focus; `interactions` says for which purposes.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(
      FocusableModifier {
        $0.isFocusable = isFocusable; $0.interactions = interactions
      })
  }
}

/// Lets a view have the focus, and informs the views in it whether it has.
package struct FocusableModifier: FocusingModifier {
  /// Sets up the target of an element, when it is made and after each update.
  let configure: @MainActor (FocusTarget) -> Void

  package nonisolated init(configure: @escaping @MainActor (FocusTarget) -> Void) {
    self.configure = configure
  }

  package var wrapperName: String { "Focusable" }

  package func configure(_ target: FocusTarget) { configure(target) }
}

/// A modifier whose wrappers can have the focus; the views inside see whether they have it in
/// ``EnvironmentValues/isFocused``.
@MainActor package protocol FocusingModifier: ElementModifier {
  /// Sets up the target of a wrapper, when it is made and after each update.
  func configure(_ target: FocusTarget)
}

extension FocusingModifier {
  package func makeCompanion(_ node: ViewNode) -> (any ModifierCompanion<Self>)? {
    FocusCompanion<Self>(node)
  }

  package var changesAppearance: Bool { false }

  package func configure(_ element: LayoutElement) { configureFocus(of: element) }

  /// Makes `element` the target of keys.
  package func configureFocus(of element: LayoutElement) {
    let target = element.component(FocusTarget(element))
    configure(target)
    let reader = element.owner.companion(as: (any FocusReader).self)
    target.didChangeInside = { [weak reader] in reader?.focusDidChange($0) }
  }

  package func draw(_ context: DrawContext) -> ElementDrawing {
    let content = context.children()
    guard let ring = context.element[FocusTarget.self]?.shownRing else { return content }
    let isStill = context.environment.accessibilityReduceMotion
    return content + context.focusRing(ring.presence, isStill: isStill)
  }
}

/// An object that is informed whether the view has the focus.
@MainActor package protocol FocusReader: AnyObject {
  func focusDidChange(_ isFocused: Bool)
}

/// Informs the views inside a focusing modifier whether its view has the focus.
@MainActor
package final class FocusCompanion<Modifier: FocusingModifier>: ModifierCompanion, FocusReader {
  private unowned let node: ViewNode
  private var isFocused = false

  package init(_ node: ViewNode) { self.node = node }

  package func focusDidChange(_ isFocused: Bool) {
    if isFocused == self.isFocused { return }
    self.isFocused = isFocused
    node.invalidate()
  }

  package func write(_ environment: inout EnvironmentValues) {
    if environment.isFocused != isFocused { environment.isFocused = isFocused }
  }
}
