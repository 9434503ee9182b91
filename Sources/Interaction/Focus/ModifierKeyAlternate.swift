@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Shows another view in the place of this one while all of some modifier keys are down.
  ///
  /// Of several alternatives, the one with the most keys is shown. In menus they are alternatives
  /// of a line. The alternative's shortcut is this view's with the keys added, unless the
  /// alternative has one itself.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    var view =
      self as? AlternatingView
      ?? AlternatingView(usual: AnyView(self), shortcut: (self as? any ShortcutHolder)?.shortcut)
    view.alternates.append((modifiers, AnyView(alternate())))
    return view
  }
}

/// A view that others replace while modifier keys are down.
private struct AlternatingView {
  let usual: AnyView
  let shortcut: KeyboardShortcut?
  /// The others, each with its keys.
  var alternates: [(keys: EventModifiers, view: AnyView)] = []

  /// The view to show while some keys are down.
  func shown(with held: EventModifiers) -> AnyView {
    let matching = alternates.indices.filter {
      !alternates[$0].keys.isEmpty && held.isSuperset(of: alternates[$0].keys)
    }
    // Of two with as many keys, the one that was added last.
    guard
      let index = matching.max(by: { alternates[$0].keys.count <= alternates[$1].keys.count })
    else { return AnyView(usual.id(-1)) }
    let (keys, view) = alternates[index]
    guard var shortcut else { return AnyView(view.id(index)) }
    shortcut.modifiers.formUnion(keys)
    return AnyView(view.keyboardShortcut(shortcut).id(index))
  }
}

extension AlternatingView: PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    AlternatingNode(view, inputs)
  }
}

private final class AlternatingNode: SwitchNode {
  private var view: AlternatingView

  init(_ view: AlternatingView, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs) { node in
      node.tracked { view.shown(with: node.graph[ModifierKeys.self].held).branch }
    }
  }

  override func update<V>(_ view: V) {
    self.view = unsafeSame(view, as: AlternatingView.self)
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    show(tracked { view.shown(with: graph[ModifierKeys.self].held).branch })
  }
}

extension EventModifiers {
  fileprivate var count: Int { rawValue.nonzeroBitCount }
}

/// A view that is known to have a shortcut.
private protocol ShortcutHolder {
  var shortcut: KeyboardShortcut? { get }
}

extension ModifiedContent: ShortcutHolder {
  fileprivate var shortcut: KeyboardShortcut? {
    if let modifier = modifier as? ShortcutModifier { return modifier.shortcut }
    return (content as? any ShortcutHolder)?.shortcut
  }
}
