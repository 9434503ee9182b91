@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The distances between a section and the edges of its list, and the sections beside it; nil is the
/// list style's.
struct ListSectionMargins: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The change of some edges by one modifier.
  struct Change {
    let edges: Edge.Set
    let length: CGFloat?

    func apply(to margins: inout ListSectionMargins) {
      let length = length.map { $0.isFinite ? $0 : 0 }
      if edges.contains(.top) { margins.top = length }
      if edges.contains(.leading) { margins.leading = length }
      if edges.contains(.bottom) { margins.bottom = length }
      if edges.contains(.trailing) { margins.trailing = length }
    }
  }
}

private enum ListSectionMarginsTrait {}

nonisolated extension View {
  /// Sets the distances between this section of a list, or all sections of lists in this view, and
  /// the edges of the list and other sections; nil is the list style's.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let change = ListSectionMargins.Change(edges: edges, length: length)
    return transformEnvironment(\.listSectionMargins) { change.apply(to: &$0) }
      .modifier(TraitWriter(key: ListSectionMarginsTrait.self, value: change))
  }
}

private enum ListSectionMarginsKey: EnvironmentKey {
  static let defaultValue = ListSectionMargins()
}

extension EnvironmentValues {
  /// The margins of all sections of a list.
  var listSectionMargins: ListSectionMargins {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }
}

extension SectionConfiguration {
  /// The margins of the section: those of its list, as far as no modifier of its own changes them.
  func margins(in list: ListSectionMargins) -> ListSectionMargins {
    let first = header.first ?? content.first ?? footer.first
    return first?.read { element in
      var margins = list
      element?.forEachTrait { _, key, value in
        if key == ObjectIdentifier(ListSectionMarginsTrait.self) {
          (value as? ListSectionMargins.Change)?.apply(to: &margins)
        }
      }
      return margins
    } ?? list
  }
}
