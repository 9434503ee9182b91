@_spi(Espalier) import EspalierCore

/// The stack of screens around a view, with the information that links and destinations need.
@MainActor final class NavigationContext {
  weak var stack: PageStackNode?
  /// The next column, where links show their screens; nil if they show them above this one.
  var detail: NavigationContext? {
    didSet { detail?.master = self }
  }
  /// The column before this one, whose destinations are for this one too.
  private weak var master: NavigationContext?
  /// The destinations by the type of their values, in the order of their declaration.
  private var destinations: [ObjectIdentifier: [WeakDestination]] = [:]

  /// The link to the screen that replaces this column's own views.
  let opened = OpenedLink()

  /// Screens that were to be shown before there was a stack.
  var waiting: [(provider: WeakNode, isRoot: Bool)] = []
  /// A value that was to be shown before there was a stack.
  var waitingValue: PathValue?

  private struct WeakDestination {
    weak var node: (any ValueDestination)?
  }

  nonisolated init() {}

  /// Takes a destination that was declared, or that shows other views now.
  func register(_ destination: any ValueDestination) {
    let known = live(destination.valueType)
    if !known.contains(where: { $0 === destination }) {
      destinations[ObjectIdentifier(destination.valueType), default: []].append(
        WeakDestination(node: destination))
      destination.graph.afterLayout { [weak self, weak destination] in
        guard let self, let destination, !destination.isDetached else { return }
        self.check(destination)
      }
    }
    stack?.destinationDidChange(destination)
    detail?.stack?.destinationDidChange(destination)
  }

  /// The destination for values of a type: of several, the one that is closest to the root.
  func destination(for type: Any.Type) -> (any ValueDestination)? {
    live(type).min { $0.pageIndex < $1.pageIndex } ?? master?.destination(for: type)
  }

  private func live(_ type: Any.Type) -> [any ValueDestination] {
    let known = destinations[ObjectIdentifier(type)] ?? []
    let live = known.compactMap(\.node).filter { !$0.isDetached }
    if live.count < known.count {
      destinations[ObjectIdentifier(type)] = live.map { WeakDestination(node: $0) }
    }
    return live
  }

  /// Reports a destination that another one hides, or that may not exist when it is needed.
  private func check(_ destination: any ValueDestination) {
    if let first = self.destination(for: destination.valueType), first !== destination {
      destination.graph.diagnostics.report(
        "A navigationDestination for \(destination.valueType) was declared earlier on the stack; "
          + "only the one closest to the root is used. Remove this one, or give it values of another type.",
        at: destination.path)
    }
    destination.reportLazyContainer("for \(destination.valueType)")
  }
}

extension NavigationContext: ScreenStack {
  func goBack() -> Bool { stack?.goBack() ?? false }
}

private enum NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  /// The stack of screens around; nil outside of stacks.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}

extension ViewNode {
  /// The screen of a stack that this node is in.
  final var page: PageNode? { outward.firstNonNil { $0 as? PageNode } }

  /// The identities and the places of the views from the screen around to this one: the same for a row that left the view
  /// and came back.
  final var placeInScreen: [AnyHashable] {
    var place: [AnyHashable] = []
    var node: ViewNode = self
    while let parent = node.parent, !(node is PageNode) {
      let index = parent.children.firstIndex { $0 === node } ?? 0
      place.append(parent.identity(of: node) ?? AnyHashable(index))
      node = parent
    }
    return place
  }

  /// True if a container further out, in the same screen, makes the rows around this node only as
  /// they come into view.
  final var isInLazyContainer: Bool {
    var node = parent
    while let current = node, !(current is PageNode) {
      if current is any RowMaker { return true }
      node = current.parent
    }
    return false
  }

  /// Reports a destination that may not exist when it is needed; `kind` says what it is for.
  final func reportLazyContainer(_ kind: String) {
    guard isInLazyContainer else { return }
    graph.diagnostics.report(
      "A navigationDestination \(kind) is inside of a lazy container, such as List or "
        + "LazyVStack, and is not there as long as its row is out of view. Put it around the container.",
      at: path)
  }
}
