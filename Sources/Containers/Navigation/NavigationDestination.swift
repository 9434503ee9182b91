@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Sets what the stack around shows for values of a type, wherever a link or the path has one.
  ///
  ///     List(recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
  ///       .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier(destination: destination))
  }

  /// Shows a screen above the one that this view is in while `isPresented` is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      ScreenModifier(
        isActive: isPresented, screen: AnyView(destination()), declaration: "isPresented"))
  }

  /// Shows a screen above the one that this view is in while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestinationModifier(item: item, destination: destination))
  }
}

/// The screens that a stack shows for values of a type.
@MainActor protocol ValueDestination: ViewNode {
  var valueType: Any.Type { get }

  /// The screen in which it was declared, counted from the root.
  var pageIndex: Int { get }

  func view(for value: AnyHashable) -> AnyView?
}

private struct ValueDestinationModifier<D: Hashable, C: View> {
  let destination: (D) -> C
}

extension ValueDestinationModifier: PrimitiveModifier {
  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ValueDestinationNode(view, inputs)
  }
}

private final class ValueDestinationNode<Content: View, D: Hashable, C: View>: WrappingNode<
  Content, ValueDestinationModifier<D, C>
>, ValueDestination
{
  var valueType: Any.Type { D.self }

  var pageIndex: Int { page?.index ?? 0 }

  override func didMake() { environment.navigation?.register(self) }

  override func didUpdate() { environment.navigation?.register(self) }

  override func environmentDidChange() {
    let before = environment.navigation
    super.environmentDidChange()
    if before !== environment.navigation { environment.navigation?.register(self) }
  }

  func view(for value: AnyHashable) -> AnyView? {
    (value.base as? D).map { AnyView(modifier.destination($0)) }
  }
}

/// Shows a screen for an item, and another one for another item.
private struct ItemDestinationModifier<D: Hashable, C: View> {
  let item: Binding<D?>
  let destination: (D) -> C
}

@MainActor extension ItemDestinationModifier: ViewModifier {
  func body(content: Content) -> some View {
    let item = item
    let value = item.wrappedValue
    content.modifier(
      ScreenModifier(
        isActive: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        screen: value.map { AnyView(destination($0).id($0)) } ?? AnyView(EmptyView()),
        declaration: "item"))
  }
}

/// Shows a screen of the stack around while a binding is true.
struct ScreenModifier {
  /// The binding; nil where a link alone decides.
  let isActive: Binding<Bool>?
  let screen: AnyView
  /// The handle by which the screen is shown, as by a link.
  var link: LinkHandle?
  /// True if the screen is for the next column, if there is one.
  var isDetail = false
  /// The argument of the destination that a program declared; nil for links and columns.
  var declaration: String?
}

extension ScreenModifier: PrimitiveModifier {
  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ScreenNode(view, inputs)
  }
}

/// The connection from a link to the node that has its screen.
@MainActor final class LinkHandle {
  fileprivate weak var node: (any LinkNode)?

  nonisolated init() {}

  func open() { node?.open() }
}

@MainActor private protocol LinkNode: ViewNode {
  func open()
}

/// A view that gives a stack one screen.
@MainActor protocol PageProvider: ViewNode {
  var screen: AnyView { get }

  /// The link that leads to the screen; nil where a binding does.
  var link: LinkHandle? { get }

  /// Called when the screen is no longer shown for other reasons than the provider's.
  func screenDidClose()
}

private final class ScreenNode<Content: View>: WrappingNode<Content, ScreenModifier>, PageProvider,
  LinkNode
{
  private weak var shownIn: NavigationContext?

  var screen: AnyView { modifier.screen }

  var link: LinkHandle? { modifier.link }

  override func didMake() {
    modifier.link?.node = self
    follow()
    if modifier.link != nil { restoreMark() }
    guard let declaration = modifier.declaration, environment.navigation != nil else { return }
    graph.afterLayout { [weak self] in
      guard let self, !isDetached else { return }
      reportLazyContainer("with \(declaration)")
    }
  }

  /// Marks the row of the link again, if it left the view while the next column shows its screen.
  private func restoreMark() {
    guard modifier.isDetail, let opened = environment.navigation?.detail?.opened else { return }
    graph.afterLayout { [weak self] in
      if let self, !isDetached { opened.restore(self) }
    }
  }

  override func didUpdate() {
    modifier.link?.node = self
    follow()
    if shownIn != nil { shownIn?.stack?.providerDidChange(self) }
  }

  /// Shows or closes the screen after the value of the binding has changed.
  override func performUpdate() {
    isQueued = false
    follow()
  }

  private var target: NavigationContext? {
    let context = environment.navigation
    return modifier.isDetail ? context?.detail ?? context : context
  }

  private func follow() {
    guard let isActive = modifier.isActive else { return }
    let wanted = tracked { isActive.wrappedValue }
    if wanted, shownIn == nil { show() }
    if !wanted, let context = shownIn {
      shownIn = nil
      context.stack?.dismiss(self)
    }
  }

  private func show() {
    guard let target else { return }
    shownIn = target
    let isInNextColumn = target !== environment.navigation
    target.present(self, asRoot: isInNextColumn)
    if isInNextColumn { environment.nextColumn?.cover(graph.hasLaidOut) }
  }

  func open() {
    if let isActive = modifier.isActive {
      if isActive.wrappedValue, shownIn == nil { show() }
      isActive.wrappedValue = true
    } else {
      show()
    }
  }

  func screenDidClose() {
    shownIn = nil
    if let isActive = modifier.isActive, isActive.wrappedValue { isActive.wrappedValue = false }
  }

  override func detach() {
    super.detach()
    guard modifier.isActive != nil, let context = shownIn else { return }
    shownIn = nil
    context.stack?.dismiss(self)
  }
}

extension NavigationContext {
  /// Shows a provider's screen, once there is a stack.
  func present(_ provider: any PageProvider, asRoot: Bool) {
    if let stack { return stack.present(provider, asRoot: asRoot) }
    // The stack is just being made.
    waiting.append((WeakNode(provider), asRoot))
  }

  /// Shows a value's screen in place of all others, once there is a stack.
  func showAsRoot(_ value: PathValue) {
    if let stack { return stack.showAsRoot(value) }
    waitingValue = value
  }

  /// Closes the screen that a link of the column before shows here, with all above it; returns false where there is none.
  @discardableResult func closeOpenedLink() -> Bool {
    guard let stack, let page = stack.pages.dropFirst().first, !page.canGoBack else { return false }
    stack.pop(page)
    // The stack itself is held back while another column covers it.
    opened.take(nil, nil)
    return true
  }

  /// True if a view inside `node` gives one of the screens its content.
  func showsScreens(of node: ViewNode) -> Bool { stack?.showsScreens(of: node) ?? false }
}
