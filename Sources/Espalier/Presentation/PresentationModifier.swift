import Foundation

nonisolated extension View {
  /// Shows `content` above the window's content while `isPresented` is true, placed relative to this view.
  ///
  /// It inherits this view's environment. A press outside of it and the escape key set `isPresented` to false.
  func presentation<Content: View>(
    isPresented: Binding<Bool>, _ style: PresentationStyle, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(isPresented: isPresented, style: style, content: content()))
  }
}

private struct PresentationModifier<Content: View> {
  let isPresented: Binding<Bool>
  let style: PresentationStyle
  let content: Content
}

extension PresentationModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    PresentingNode(view, inputs)
  }
}

/// The view that presents: it holds what is presented, which is laid out and drawn at the root.
private final class PresentingNode<C: View, Content: View>: WrappingNode<
  C, PresentationModifier<Content>
>
{
  private typealias Panel = PresentedContent<Content>
  private var presented: PresentedNode<Panel>?
  /// Panels that were closed and still fade.
  private var leaving: [PresentedNode<Panel>] = []
  /// What views inside call to end the presentation; always the same function, so that environments can be compared.
  private lazy var dismissal: () -> Void = { [weak self] in
    MainActor.assumeIsolated { self?.modifier.isPresented.wrappedValue = false }
  }

  override func didMake() { show() }

  override func didUpdate() { show() }

  /// What the binding leads to has changed.
  override func performUpdate() {
    isQueued = false
    show()
  }

  override var children: [ViewNode] { super.children + (presented.map { [$0] } ?? []) + leaving }

  private func show() {
    guard tracked({ modifier.isPresented.wrappedValue }) else { return hide() }
    let isPresented = modifier.isPresented
    let panel = Panel(
      style: modifier.style, content: modifier.content,
      dismiss: { isPresented.wrappedValue = false },
      dismissal: modifier.style.isDismissible ? dismissal : nil)
    if let presented {
      presented.style = modifier.style
      presented.dismiss = panel.dismiss
      updateChild(presented, panel)
    } else {
      let node = PresentedNode(panel, modifier.style, presenter: self, inputsForChild())
      node.dismiss = panel.dismiss
      presented = node
      graph.present(node)
    }
  }

  private func hide() {
    guard let node = presented else { return }
    presented = nil
    if node.isDetached { return }
    leaving.append(node)
    node.leave { [weak self, weak node] in
      guard let node else { return }
      self?.leaving.removeAll { $0 === node }
      if !node.isDetached { node.detach() }
    }
  }

  override func collectElements(into elements: inout SubviewList) {
    for child in super.children { child.collectElements(into: &elements) }
  }

  /// What is presented is another window as far as preferences go.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    reducedPreference(key, of: super.children)
  }
}

/// What is behind a panel, and the panel.
private struct PresentedContent<Content: View> {
  let style: PresentationStyle
  let content: Content
  let dismiss: @MainActor () -> Void
  /// Stands for ``EnvironmentValues/dismiss`` in the content; nil leaves that alone.
  let dismissal: (() -> Void)?
}

@MainActor extension PresentedContent: View {
  var body: some View {
    Backdrop(isActive: style.hasBackdrop, dismiss: dismiss)
      .padding(.top, style.freeTop)
    VStack(spacing: 0) { content }
      .allowsHitTesting(!style.ignoresPointer)
      .modifier(
        EnvironmentWriter { environment in
          if let dismissal { environment.presentationDismissal = dismissal }
        })
  }
}

/// Catches presses beside a panel.
private struct Backdrop {
  let isActive: Bool
  let dismiss: @MainActor () -> Void
}

@MainActor extension Backdrop: View {
  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      ._onButtonGesture {
        if $0 { dismiss() }
      } perform: {
      }
      .modifier(SecondaryPressModifier { _ in dismiss() })
      .allowsHitTesting(isActive)
  }
}
