@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

nonisolated extension View {
  /// Lets the keyboard reach this view, where the space bar acts like a press.
  package func activated(by action: @escaping @MainActor () -> Void) -> some View {
    focusable(interactions: .activate)
      .onKeyPress(.space, phases: .down) { _ in
        MainActor.assumeIsolated { action() }
        return .handled
      }
  }

  /// Calls `action` for the arrow keys, with true for those that stand for more: up, and towards
  /// the end of lines.
  ///
  /// - Parameters:
  ///   - axis: the only axis whose arrows count; nil for both.
  ///   - isFocusable: true if this view itself can have the focus, not only views inside it.
  ///   - isList: true if the next item is below, as in a list; false if it is above, as on a scale.
  ///   - action: returns true if the key had an effect.
  package func onArrowKeys(
    _ axis: Axis? = nil, isFocusable: Bool = true, isList: Bool = false,
    perform action: @escaping @MainActor (_ isForward: Bool) -> Bool
  ) -> some View {
    modifier(ArrowKeys(axis: axis, isFocusable: isFocusable, isList: isList, action: action))
  }

  /// Gives the pointer a form while it is over this view.
  func cursor(_ cursor: Cursor) -> some View { modifier(CursorModifier(cursor: cursor)) }

  /// Runs `action` whenever this view is made or updated, to hand closures to objects that outlive
  /// the update.
  ///
  /// - Parameter end: called when the view is removed, to release closures that hold the object which holds them.
  package func connecting(
    _ action: @escaping @MainActor () -> Void, end: @escaping @MainActor () -> Void = {}
  ) -> some View {
    modifier(ConnectingModifier(action: action, end: end))
  }
}

private struct ArrowKeys {
  let axis: Axis?
  let isFocusable: Bool
  let isList: Bool
  let action: @MainActor (Bool) -> Bool
  @Environment(\.layoutDirection) private var direction
}

@MainActor extension ArrowKeys: ViewModifier {
  func body(content: Content) -> some View {
    Group {
      if isFocusable { content.focusable(interactions: .activate) } else { content }
    }
    .onKeyPress(keys: keys) { press in
      MainActor.assumeIsolated { action(isForward(press.key)) } ? .handled : .ignored
    }
  }

  private var keys: Set<KeyEquivalent> {
    var keys: Set<KeyEquivalent> = []
    if axis != .horizontal { keys.formUnion([.upArrow, .downArrow]) }
    if axis != .vertical { keys.formUnion([.leftArrow, .rightArrow]) }
    return keys
  }

  private func isForward(_ key: KeyEquivalent) -> Bool {
    key == (isList ? .downArrow : .upArrow)
      || key == (direction == .rightToLeft ? .leftArrow : .rightArrow)
  }
}

private struct CursorModifier {
  let cursor: Cursor
}

extension CursorModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) { element[CursorHandler.self] = CursorArea(cursor) }
}

private final class CursorArea: CursorProvider {
  let cursor: Cursor?

  init(_ cursor: Cursor) { self.cursor = cursor }
}

private struct ConnectingModifier {
  let action: @MainActor () -> Void
  let end: @MainActor () -> Void
}

extension ConnectingModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ConnectingNode(view, inputs)
  }
}

private final class ConnectingNode<C: View>: WrappingNode<C, ConnectingModifier> {
  override func didMake() { modifier.action() }

  override func didUpdate() { modifier.action() }

  override func detach() {
    super.detach()
    modifier.end()
  }
}
