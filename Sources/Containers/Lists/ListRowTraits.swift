import CoreTransferable
import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The traits that the modifiers of a row give to its list.
struct ListRowTraits {
  var insets = ListRowInsets()
  var background: AnyView?
  var separators = ListSeparators()
  var sectionSeparators = ListSeparators()
  var badge: Text?
  /// The prominence of the badge; nil stands for the prominence that the list has.
  var badgeProminence: BadgeProminence?
  var isSelectionDisabled = false
  /// The action of a press anywhere in the row.
  var action: RowAction?
  var delete: ListDeletion?
  private var isDeleteDisabled = false
  /// The movement of the loop around the row, whose other rows may pass by this one.
  var order: ListMovement?
  /// The same movement if the row itself can be moved.
  var move: ListMovement?
  private var isMoveDisabled = false
  var insertion: ListInsertion?
  /// The item that a drag of the row carries.
  private var item: (() -> NSItemProvider?)?
  /// The whole content of the row as views that can be dragged, the innermost last.
  private var drags: [DragSource] = []
  /// The context menu of the row's content, which is that of the whole row.
  private var contentMenu: ContextMenuState?
  var leadingActions: SwipeActions?
  var trailingActions: SwipeActions?
  /// The place of the row in an outline; nil if it is in none.
  var outline: OutlineRow?

  @MainActor init(of subview: Subview) {
    self = subview.read { element in element.map { ListRowTraits($0) } } ?? ListRowTraits()
  }

  private init() {}

  @MainActor private init(_ element: LayoutElement) {
    var found = self
    // The walk ends with the innermost modifier, which counts.
    element.forEachTrait { wrapper, key, value in
      Self.readers[key]?(&found, value, wrapper)
    }
    self = found
    if isDeleteDisabled { delete = nil }
    move = isMoveDisabled ? nil : order
  }

  private typealias Reader =
    @MainActor (inout ListRowTraits, _ value: Any, _ wrapper: LayoutElement) -> Void

  /// For each trait, the function that writes its value into the description of the row.
  @MainActor private static let readers: [ObjectIdentifier: Reader] = [
    ObjectIdentifier(ListRowInsetsTrait.self): { traits, value, _ in
      (value as? ListRowInsets.Change)?.apply(to: &traits.insets)
    },
    ObjectIdentifier(ListRowBackgroundTrait.self): { traits, value, _ in
      traits.background = value as? AnyView
    },
    ObjectIdentifier(ListRowSeparatorTrait.self): { traits, value, _ in
      (value as? ListSeparators.Change)?.apply(to: &traits.separators)
    },
    ObjectIdentifier(ListSectionSeparatorTrait.self): { traits, value, _ in
      (value as? ListSeparators.Change)?.apply(to: &traits.sectionSeparators)
    },
    ObjectIdentifier(BadgeTrait.self): { traits, value, _ in traits.badge = value as? Text },
    ObjectIdentifier(BadgeProminenceTrait.self): { traits, value, _ in
      traits.badgeProminence = value as? BadgeProminence
    },
    ObjectIdentifier(SelectionDisabledTrait.self): { traits, value, _ in
      traits.isSelectionDisabled = value as? Bool ?? false
    },
    ObjectIdentifier(RowAction.self): { traits, value, _ in traits.action = value as? RowAction },
    ObjectIdentifier(DeleteActionTrait.self): { traits, value, wrapper in
      traits.delete = ListDeletion(value, DeleteActionTrait.self, of: wrapper)
    },
    ObjectIdentifier(DeleteDisabledTrait.self): { traits, value, _ in
      traits.isDeleteDisabled = value as? Bool ?? false
    },
    ObjectIdentifier(MoveActionTrait.self): { traits, value, wrapper in
      traits.order = ListMovement(value, MoveActionTrait.self, of: wrapper)
    },
    ObjectIdentifier(MoveDisabledTrait.self): { traits, value, _ in
      traits.isMoveDisabled = value as? Bool ?? false
    },
    ObjectIdentifier(RowInsertion.self): { traits, value, wrapper in
      traits.insertion = ListInsertion(value, RowInsertion.self, of: wrapper)
      // The row is higher and wider than the views in it.
      traits.insertion?.action.isLeftToContainer = true
    },
    ObjectIdentifier(ItemProviderTrait.self): { traits, value, _ in
      traits.item = value as? () -> NSItemProvider?
    },
    ObjectIdentifier(DragSource.self): { traits, value, _ in
      if let source = value as? DragSource { traits.drags.append(source) }
    },
    ObjectIdentifier(ContextMenuState.self): { traits, value, _ in
      traits.contentMenu = value as? ContextMenuState
    },
    ObjectIdentifier(SwipeActions.LeadingTrait.self): { traits, value, _ in
      traits.leadingActions = value as? SwipeActions
    },
    ObjectIdentifier(SwipeActions.TrailingTrait.self): { traits, value, _ in
      traits.trailingActions = value as? SwipeActions
    },
    ObjectIdentifier(OutlineRow.self): { traits, value, _ in
      traits.outline = value as? OutlineRow
    },
  ]

  /// The color of the line above the row; that of the first row is its section's as well.
  func tintAbove(isFirst: Bool) -> Color? {
    (isFirst ? sectionSeparators.top.tint : nil) ?? separators.top.tint
  }

  /// The color of the line below the row; that of the last row is its section's as well.
  func tintBelow(isLast: Bool) -> Color? {
    (isLast ? sectionSeparators.bottom.tint : nil) ?? separators.bottom.tint
  }

  /// True if the row is dragged as an item, which other views may take as well.
  var isItem: Bool { item != nil || !drags.isEmpty }

  /// True if the items of a drag come from a container around the row.
  @MainActor var asksDragContainer: Bool { item == nil && drags.last?.asksContainer == true }

  /// The items of a drag that begins now.
  @MainActor var items: [NSItemProvider] {
    guard let item else { return drags.last?.items ?? [] }
    return item().map { [$0] } ?? []
  }

  /// The picture that the row's content gives the pointer.
  @MainActor var dragPicture: ((CGPoint) -> [DisplayItem])? {
    item == nil ? drags.last?.picture : nil
  }

  /// Has the row dragged in place of the views in it, which are smaller.
  @MainActor func takeDrags() {
    for drag in drags { drag.isLeftToContainer = true }
  }

  /// The menu that a finger opens anywhere in the row.
  func restingMenu(in look: ListLook) -> ContextMenuState? {
    look.lists.hasEditMode ? contentMenu : nil
  }

  /// True if a swipe over the row shows actions.
  var hasActions: Bool { leadingActions != nil || trailingActions != nil || delete != nil }
}

/// The insets of a row's content from the edges of the row; nil is the list style's value.
struct ListRowInsets {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The change of some edges by one modifier.
  struct Change {
    let edges: Edge.Set
    let insets: EdgeInsets?

    func apply(to all: inout ListRowInsets) {
      if edges.contains(.top) { all.top = insets?.top.usable }
      if edges.contains(.leading) { all.leading = insets?.leading.usable }
      if edges.contains(.bottom) { all.bottom = insets?.bottom.usable }
      if edges.contains(.trailing) { all.trailing = insets?.trailing.usable }
    }
  }
}

extension CGFloat {
  /// The length; nil, which stands for that of the list's style, for numbers that are not lengths.
  fileprivate var usable: CGFloat? { isFinite ? self : nil }
}

/// The lines above and below a row.
struct ListSeparators {
  struct Line: Equatable {
    var visibility = Visibility.automatic
    var tint: Color?
  }

  /// The change of the lines by one modifier.
  struct Change {
    var edges: VerticalEdge.Set
    var visibility: Visibility?
    /// The color; nil changes none, and nil inside restores the standard one.
    var tint: Color??

    func apply(to separators: inout ListSeparators) {
      if edges.contains(.top) { apply(to: &separators.top) }
      if edges.contains(.bottom) { apply(to: &separators.bottom) }
    }

    private func apply(to line: inout Line) {
      if let visibility { line.visibility = visibility }
      if let tint { line.tint = tint }
    }
  }

  var top = Line()
  var bottom = Line()
}
