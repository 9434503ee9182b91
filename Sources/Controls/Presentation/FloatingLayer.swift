@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

nonisolated extension View {
  /// Shows `content` in a layer above the window's content while `isPresented` is true, placed
  /// relative to this view.
  ///
  /// It inherits this view's environment. The end of the layer sets `isPresented` to false.
  package func layer<Content: View>(
    isPresented: Binding<Bool>, _ style: LayerStyle, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(FloatingLayerModifier(isPresented: isPresented, style: style, content: content))
  }
}

private struct FloatingLayerModifier<Content: View> {
  let isPresented: Binding<Bool>
  let style: LayerStyle
  /// Called only while the layer is shown: the values that it uses may exist only then.
  let content: () -> Content
}

extension FloatingLayerModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    FloatingLayerPresenter(view, inputs)
  }
}

/// The view that presents: it holds the layer's views, which are laid out and drawn at the root.
private final class FloatingLayerPresenter<C: View, Content: View>: WrappingNode<
  C, FloatingLayerModifier<Content>
>
{
  private typealias Panel = FloatingContent<Content>
  private var presented: FloatingNode<Panel>?
  /// Layers that were ended and can still be seen.
  private var leaving: [FloatingNode<Panel>] = []
  /// The layer above which an exclusive layer waits for its turn.
  private weak var waitedFor: Layer?

  override func didMake() { show() }

  override func didUpdate() { show() }

  /// Shows or hides the layer after the binding has changed, or when it is this view's turn to
  /// present.
  override func performUpdate() {
    isQueued = false
    show()
  }

  override var children: [ViewNode] { super.children + (presented.map { [$0] } ?? []) + leaving }

  private func show() {
    guard tracked({ modifier.isPresented.wrappedValue }) else {
      stopWaiting()
      return hide()
    }
    if let presented, presented.layer.style.identity != modifier.style.identity { hide() }
    let isPresented = modifier.isPresented
    if let presented {
      presented.take(modifier.style)
      presented.layer.dismiss = { isPresented.wrappedValue = false }
      updateChild(presented, panel(presented.layer))
    } else if !mustWait {
      let node = FloatingNode(
        modifier.style, presenter: self, inputsForChild(), content: { panel($0) })
      node.layer.dismiss = { isPresented.wrappedValue = false }
      presented = node
    }
  }

  private func panel(_ layer: Layer) -> Panel {
    Panel(layer: layer, backdrop: modifier.style.backdrop, content: observed { modifier.content() })
  }

  private func hide() {
    guard let node = presented else { return }
    presented = nil
    if node.isDetached { return }
    leaving.append(node)
    let parent = enclosingLayer
    node.leave { [weak self, weak node] in
      guard let node else { return }
      self?.leaving.removeAll { $0 === node }
      if !node.isDetached { node.detach() }
      parent.leave(node.layer)
      if let onDismiss = node.layer.style.onDismiss, let self {
        self.graph.afterLayout { onDismiss() }
      }
    }
  }

  override func collectElements(into elements: inout SubviewList) {
    for child in super.children { child.collectElements(into: &elements) }
  }

  /// Returns the preference of the view alone: the layer is another window as far as preferences
  /// are concerned.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    reducedPreference(key, of: super.children)
  }

  override func detach() {
    stopWaiting()
    let parent = enclosingLayer
    let ended = ([presented].compactMap { $0 } + leaving).map(\.layer)
    super.detach()
    // The nodes of the layers hold this one.
    (presented, leaving) = (nil, [])
    for layer in ended { parent.leave(layer) }
  }

  // MARK: Exclusive layers

  /// True if there is another exclusive layer above the one that this view is in.
  private var mustWait: Bool {
    guard modifier.style.isExclusive else { return false }
    let parent = enclosingLayer
    let isFirst = waitedFor == nil
    guard parent.mustWait(self) else {
      waitedFor = nil
      return false
    }
    waitedFor = parent
    if isFirst {
      // The other one may be ended in the same update.
      graph.afterLayout { [weak self] in self?.reportWaiting() }
    }
    return true
  }

  private func reportWaiting() {
    guard let other = waitedFor?.occupant, other.parent != nil else { return }
    let names = [modifier.style.name, other.style.name].map { name in
      ("aeiou".contains(name.prefix(1)) ? "an " : "a ") + name
    }
    graph.diagnostics.report(
      "A view presents \(names[0]) while \(names[1]) is shown above the same views. "
        + "It is shown when that has been dismissed; present it from inside the other to show both.",
      at: path)
  }

  private func stopWaiting() {
    waitedFor?.stopWaiting(self)
    waitedFor = nil
  }
}

/// The backdrop of a panel, and the panel.
private struct FloatingContent<Content: View> {
  let layer: Layer
  let backdrop: LayerBackdrop?
  let content: Content
}

@MainActor extension FloatingContent: View {
  var body: some View {
    BackdropView(layer: layer, backdrop: backdrop)
    VStack(spacing: 0) { content }
      .allowsHitTesting(!layer.style.ignoresPointer)
      .modifier(
        EnvironmentWriter { environment in
          environment.floatingLayer = layer
          // It may be presented by a selected row.
          environment.backgroundProminence = .standard
          if layer.style.isDismissible { environment.presentationDismissal = layer.dismissal }
        })
  }
}

/// Catches presses beside a panel, and darkens the views behind it.
private struct BackdropView {
  let layer: Layer
  let backdrop: LayerBackdrop?
}

@MainActor extension BackdropView: View {
  var body: some View {
    let isSeen = layer.motion?.isShown ?? true && !layer.leavesBehindUsable
    let dimming = backdrop?.dimming ?? 0
    (dimming > 0 ? Color.black.opacity(isSeen ? dimming : 0) : .clear)
      .contentShape(Rectangle())
      ._onButtonGesture(pressing: { if $0 { press() } }, perform: {})
      .modifier(SecondaryPressModifier { _ in press() })
      .allowsHitTesting(backdrop != nil && !layer.leavesBehindUsable)
      .padding(.top, backdrop?.freeTop ?? 0)
      .accessibilityHidden(true)
  }

  private func press() { if layer.style.backdrop?.dismisses ?? false { layer.close() } }
}
