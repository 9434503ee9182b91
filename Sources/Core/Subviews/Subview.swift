/// One of the views that a container is given: modifiers and containers applied to it show the view
/// itself.
///
/// The view keeps its state and its identity wherever it is shown. Bodies around it were evaluated
/// with the environment of the view that it is a part of; its drawing takes the environment of the
/// place where it is shown.
public struct Subview: Identifiable {
  /// Distinguishes the view from its siblings, and stays the same while these are added, removed
  /// and moved.
  public struct ID: Hashable {
    package enum Storage: Hashable {
      case place(Int)
      case row(group: Int, id: AnyHashable, cell: Int)
    }

    package let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    /// The identity of the element for which a loop made the view; nil for other views.
    package var element: AnyHashable? { if case .row(_, let id, _) = storage { id } else { nil } }
  }

  public let id: ID
  package let place: Place
  private let link: SubviewSourceLink
  /// True if bodies around the view, too, are evaluated with the environment of the place.
  private(set) var isResolvedInPlace = false

  /// The place of a subview in its source.
  package enum Place {
    case element(LayoutElement)
    case row(Row)
  }

  /// A part of a row, which need not be made.
  package struct Row {
    package let group: RowsGroup
    package let id: AnyHashable
    /// The row's place when the subview was listed.
    package let listed: Int
    /// The number of times that the loop had taken new data when the row was listed.
    let evaluation: Int32
    let cell: Int
    package let cells: Int

    /// False if views of the loop's rows tell no identities and traits.
    @MainActor package var mayTellIdentities: Bool { group.maker?.mayTellIdentities ?? false }

    /// The facts that the view of the row's element tells without being made.
    @MainActor package var told: [RowReader.Row]? {
      guard let maker = group.maker, isStillListed(by: maker) else { return nil }
      return maker.rows(ofEntry: listed)
    }

    /// The row's current place; nil if there is none with this id.
    @MainActor var index: Int? {
      guard let maker = group.maker else { return nil }
      return isStillListed(by: maker) ? listed : maker.entry(ofID: id)
    }

    /// True if the row is at the place where it was listed.
    @MainActor private func isStillListed(by maker: any RowMaker) -> Bool {
      maker.evaluation == evaluation || maker.elementID(at: listed) == id
    }
  }

  init(id: ID, place: Place, source: SubviewSourceLink) {
    self.id = id
    self.place = place
    link = source
  }

  /// The subview as a row of a list shows it: all of the view, from the outside in, takes the
  /// environment of the place, such as the prominence of a selected row.
  package var resolvedInPlace: Subview {
    var subview = self
    subview.isResolvedInPlace = true
    return subview
  }

  /// The values that the view gives its direct container.
  public var containerValues: ContainerValues { read { ContainerValues(of: $0) } }

  /// Reads the first element that stands for the view, which is made for the purpose.
  package func read<Result>(_ body: @MainActor (LayoutElement?) -> Result) -> Result {
    // Subviews are listed and read while views are updated, on the main actor.
    nonisolated(unsafe) let subview = self
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(subview.element) }
    return result!
  }
}

/// A link from subviews to the node that makes them, which may have been removed.
@MainActor package final class SubviewSourceLink {
  private(set) weak var node: SubviewSourceNode?

  package init(_ node: SubviewSourceNode) { self.node = node }
}

@MainActor extension Subview {
  var source: SubviewSourceNode? { link.node }

  /// The first element that stands for the view.
  package var element: LayoutElement? { source?.elements(of: self)?.first }

  /// True if the view is all that a loop shows for one element.
  var isWholeRow: Bool { if case .row(let row) = place { row.cells == 1 } else { false } }

  /// The node of the row, if the view is a whole row.
  var rowNode: ViewNode? {
    guard case .row(let row) = place, row.cells == 1, let index = row.index else { return nil }
    return row.group.maker?.makeRow(at: index)
  }

  /// The identities that loops give the view, the innermost first; ids from `id(_:)` are not among
  /// them.
  package var identities: [AnyHashable] {
    var identities: [AnyHashable] = []
    var loop: ViewNode?
    if case .row(let row) = place {
      identities.append(row.id)
      loop = row.group.maker
    }
    guard var node = element?.innermost.owner, let source else { return identities }
    while let parent = node.parent, node !== source {
      if !(parent is SwitchNode), parent !== loop, let id = parent.identity(of: node) {
        identities.append(id)
      }
      node = parent
    }
    return identities
  }

  /// The identity that a `ForEach` or `id(_:)` gives the view; nil where it has none.
  var explicitID: AnyHashable? {
    switch place {
    case .row(let row): row.id
    case .element(let element):
      element.isRemoved ? nil : element.innermost.owner.identity(within: source)
    }
  }
}

extension Subview: PrimitiveView {
  public static func _makeNode(_ view: Subview, _ inputs: _NodeInputs) -> _ViewNode {
    SubviewNode(view, inputs)
  }

  public static func _elementCount(within depth: Int) -> Int? { 1 }
}

extension Subview: ComparableInput {
  package static func isKnownSame(_ lhs: Subview, _ rhs: Subview) -> Bool {
    if lhs.id != rhs.id || lhs.link !== rhs.link { return false }
    if lhs.isResolvedInPlace != rhs.isResolvedInPlace { return false }
    switch (lhs.place, rhs.place) {
    case (.element(let left), .element(let right)): return left === right
    case (.row(let left), .row(let right)):
      guard left.group === right.group else { return false }
      if left.listed == right.listed { return true }
      // Of equal ids the place says which row is meant.
      let group = left.group
      return MainActor.assumeIsolated { group.maker?.hasReportedDuplicates != true }
    default: return false
    }
  }
}
