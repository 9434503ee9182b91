import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The sections of a list below each other.
struct ListRows {
  let sections: SectionCollection
  let look: ListLook
  let model: ListModel

  /// The number of sections that are laid out from the beginning on, so that the length of the list is known.
  private static let mostKnownSections = 200
}

@MainActor extension ListRows: View {
  var body: some View {
    let list = ListSections(sections: sections, look: look)
    model.take(sections)
    model.look = look
    let isKnown = list.count <= Self.mostKnownSections
    model.common.show(isKnown ? sections.compactMap(\.indexEntry) : [])
    var stack = LazyVStack(
      alignment: .leading, spacing: 0,
      pinnedViews: look.arrangement.pinsHeaders ? [.sectionHeaders] : []
    ) {
      if isKnown {
        EveryElement(list) { ListSectionView(section: $0, look: look, model: model) }
      } else {
        ForEach(list) { ListSectionView(section: $0, look: look, model: model) }
      }
    }
    // On the Mac, the first header is at the top of the list even before people scroll.
    stack.roomAbove = look.arrangement.hasBorder ? 0 : look.arrangement.contentInset
    return
      stack
      .scrollTargetLayout()
      .background {
        if look.alternates, look.arrangement.rowBackground == nil, isKnown {
          ListBandsBelow(look: look, isFirstDark: lastRows % 2 == 1)
        }
      }
      .padding(.vertical, look.arrangement.contentInset)
  }

  /// The number of rows in the last section that is open.
  private var lastRows: Int {
    guard let last = sections.last, !model.common.isClosed(last.id) else { return 0 }
    return last.content.count
  }
}

/// The sections of a list, each with the facts about its neighbors that it needs.
struct ListSections: RandomAccessCollection {
  struct Element: Identifiable {
    let section: SectionConfiguration
    let index: Int
    let spaceAbove: CGFloat
    let spaceBelow: CGFloat
    let margins: ListSectionMargins

    var id: SectionConfiguration.ID { section.id }
  }

  let sections: SectionCollection
  let look: ListLook

  var startIndex: Int { 0 }

  var endIndex: Int { sections.count }

  subscript(index: Int) -> Element {
    let section = sections[index]
    let own = section.isEmpty ? nil : section.spacing ?? look.sectionSpacing
    var look = look
    look.sectionSpacing = own
    let next = index + 1 < sections.count ? sections[index + 1] : nil
    let margins = section.margins(in: look.sectionMargins)
    return Element(
      section: section, index: index,
      spaceAbove: margins.top
        ?? look.spaceAbove(isFirst: index == 0, hasHeader: !section.header.isEmpty),
      spaceBelow: margins.bottom
        ?? look.spaceBelow(
          hasFooter: !section.footer.isEmpty, next: next.map { (!$0.header.isEmpty, ()) }),
      margins: margins)
  }
}

extension ListSections: SubviewListing {
  /// Sections that are shown find the identities of their rows themselves.
  @MainActor func index(ofExplicitID id: AnyHashable) -> Int? { nil }

  @MainActor func index(ofInnerID id: AnyHashable) -> Int? {
    if id.base is Subview.ID { return nil }
    guard let place = id.base as? ListPosition else { return sections.list.index(ofInnerID: id) }
    return sections.indices.contains(place.section) ? place.section : nil
  }

  @MainActor func mayHold(_ id: Subview.ID) -> Bool { true }
}

extension SectionConfiguration {
  var isEmpty: Bool { header.isEmpty && content.isEmpty && footer.isEmpty }

  /// The distance to other sections that a modifier of this section chooses.
  fileprivate var spacing: CGFloat? {
    trait(ListSectionSpacingTrait.self).flatMap { $0 as? CGFloat }
  }

  /// Returns the trait set around the section, or by the innermost modifier around its first view.
  func trait(_ key: Any.Type) -> Any? {
    (header.first ?? content.first ?? footer.first)?.read { $0?.trait(ObjectIdentifier(key)) }
  }
}

/// One view for each element of a collection, all of which exist, even in containers that make rows
/// on demand.
struct EveryElement<Data: RandomAccessCollection, Content: View> where Data.Element: Identifiable {
  private let rows: ForEach<Data, Data.Element.ID, Content>

  init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    rows = ForEach(data, content: content)
  }
}

extension EveryElement: PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    EveryElementNode(view.rows, inputs)
  }

  /// A node that knows the type of its view.
  private final class EveryElementNode: ViewNode {
    private var content: ViewNode?

    init(_ rows: ForEach<Data, Data.Element.ID, Content>, _ inputs: _NodeInputs) {
      super.init(inputs)
      content = ForEachNode(rows, inputsForChild())
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func update<V>(_ view: V) {
      content?.update(unsafeSame(view, as: EveryElement<Data, Content>.self).rows)
    }
  }
}

/// A section of a list.
private struct ListSectionView {
  let section: ListSections.Element
  let look: ListLook
  let model: ListModel
}

@MainActor extension ListSectionView: View {
  var body: some View {
    let rows = ListRowCollection(section: section, look: look)
    let inset = section.margins.inset(in: look)
    Section {
      if model.common.isClosed(section.id) {
      } else if inset == EdgeInsets() {
        ForEach(rows) { ListRow($0, of: rows, look: look, model: model) }
      } else {
        ForEach(rows) { ListRow($0, of: rows, look: look, model: model).padding(inset) }
      }
    } header: {
      SectionSpace(height: section.spaceAbove)
      if !section.section.header.isEmpty {
        ListHeader(
          section: section.section, look: look, isExpanded: isExpanded,
          rowsTakeFocus: model.selection != nil
        )
        .modifier(ListHeaderInTable(isActive: model.isTable))
        .padding(inset)
      }
    } footer: {
      if !section.section.footer.isEmpty {
        ListFooter(section: section.section, look: look).padding(inset)
      }
      SectionSpace(height: section.spaceBelow)
    }
  }

  static func _isSection(within depth: Int) -> Bool { true }

  /// Opens and closes the section: by the program's own binding, or in sidebars by state of the
  /// list.
  private var isExpanded: Binding<Bool>? {
    guard look.style == .sidebar else { return nil }
    if let own = section.section.isExpanded { return own }
    if section.section.trait(SectionCollapsibleTrait.self) as? Bool == false { return nil }
    let (id, common) = (section.id, model.common)
    return Binding(get: { !common.isClosed(id) }, set: { common.setClosed(id, !$0) })
  }
}

extension ListSectionMargins {
  /// The distances by which a section of a list is narrower than in the list's style.
  @MainActor fileprivate func inset(in look: ListLook) -> EdgeInsets {
    EdgeInsets(
      top: 0, leading: leading.map { $0 - look.boxMargin } ?? 0, bottom: 0,
      trailing: trailing.map { $0 - look.boxMargin } ?? 0)
  }
}

/// The rows of a section in order.
struct ListRowCollection: RandomAccessCollection, SubviewListing {
  struct Element: Identifiable {
    let subview: Subview
    let section: Int
    let index: Int
    /// True if the style gives the row the background of every other row.
    let isShaded: Bool
    let isFirst: Bool
    let isLast: Bool

    var id: Subview.ID { subview.id }
  }

  private let content: SubviewsCollection
  private let section: Int
  /// True if every other row has another background.
  private let alternates: Bool

  init(section: ListSections.Element, look: ListLook) {
    content = section.section.content
    self.section = section.index
    alternates = look.alternates
  }

  var startIndex: Int { 0 }

  var endIndex: Int { content.count }

  subscript(index: Int) -> Element {
    Element(
      subview: content[index], section: section, index: index,
      isShaded: alternates && index % 2 == 1, isFirst: index == 0,
      isLast: index == content.count - 1)
  }

  /// The id of the row at an index; nil before the first row and after the last.
  func id(at index: Int) -> Subview.ID? {
    content.indices.contains(index) ? content[index].id : nil
  }

  @MainActor func index(ofExplicitID id: AnyHashable) -> Int? {
    guard let place = id.base as? ListPosition else { return content.list.index(ofExplicitID: id) }
    return place.section == section && indices.contains(place.row) ? place.row : nil
  }

  @MainActor func index(ofInnerID id: AnyHashable) -> Int? {
    id.base is ListPosition ? index(ofExplicitID: id) : content.list.index(ofInnerID: id)
  }

  @MainActor func mayHold(_ id: Subview.ID) -> Bool { content.list.mayHold(id) }
}

extension ListRowCollection.Element: ComparableInput {
  /// Rows look the same at each index: they are not made again when others are added before them.
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    Subview.isKnownSame(lhs.subview, rhs.subview) && lhs.section == rhs.section
      && lhs.isShaded == rhs.isShaded && lhs.isFirst == rhs.isFirst && lhs.isLast == rhs.isLast
  }
}

/// Empty room between the sections of a list.
private struct SectionSpace: View {
  let height: CGFloat

  var body: some View {
    if height > 0 { Color.clear.frame(height: height).accessibilityHidden(true) }
  }
}
