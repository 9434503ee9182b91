@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

enum ListRowInsetsTrait {}
enum ListRowBackgroundTrait {}
enum ListRowSeparatorTrait {}
enum ListSectionSeparatorTrait {}

nonisolated extension View {
  /// Sets the insets of a row's content from the edges of the row; nil is the list style's value.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowInsetsModifier(change: ListRowInsets.Change(edges: .all, insets: insets)))
  }

  /// Sets the insets of a row's content from some edges of the row; nil is the list style's value.
  @_disfavoredOverload
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return modifier(
      ListRowInsetsModifier(change: ListRowInsets.Change(edges: edges, insets: insets)))
  }

  /// Puts a view behind a row in place of the list's own background; nil is the list's.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    nonisolated(unsafe) let view = view
    return modifier(ListRowBackgroundModifier { view.map { AnyView($0) } })
  }

  /// Sets whether there are lines above and below a row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitWriter(
        key: ListRowSeparatorTrait.self,
        value: ListSeparators.Change(edges: edges, visibility: visibility)))
  }

  /// Sets the color of the lines above and below a row; nil is the list's.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitWriter(
        key: ListRowSeparatorTrait.self,
        value: ListSeparators.Change(edges: edges, tint: .some(color))))
  }

  /// Sets whether there are lines above and below a section.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitWriter(
        key: ListSectionSeparatorTrait.self,
        value: ListSeparators.Change(edges: edges, visibility: visibility)))
  }

  /// Sets the color of the lines above and below a section; nil is the list's.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitWriter(
        key: ListSectionSeparatorTrait.self,
        value: ListSeparators.Change(edges: edges, tint: .some(color))))
  }

  /// Accepts a platter behind a row, which only headsets show.
  public func listRowPlatterColor(_ color: Color?) -> some View { self }
}

/// Gives the list the insets of a row; those that are not finite are reported, and the list keeps its own there.
private struct ListRowInsetsModifier {
  let change: ListRowInsets.Change
}

extension ListRowInsetsModifier: ElementModifier {
  func configure(_ element: LayoutElement) {
    element.setTrait(ObjectIdentifier(ListRowInsetsTrait.self), change)
    guard let insets = change.insets else { return }
    let lengths: [(edge: Edge.Set, name: String, length: CGFloat)] = [
      (.top, "top", insets.top), (.leading, "leading", insets.leading),
      (.bottom, "bottom", insets.bottom), (.trailing, "trailing", insets.trailing),
    ]
    let problems = lengths.filter { change.edges.contains($0.edge) && !$0.length.isFinite }
      .map { "\($0.name) is \($0.length)" }
    if problems.isEmpty { return }
    element.graph.diagnostics.report(
      "listRowInsets: \(problems.joined(separator: ", ")); lists keep the lengths of their style there. Give finite "
        + "numbers of points.",
      at: element.owner.path)
  }
}

/// Gives the list the view behind a row.
private struct ListRowBackgroundModifier {
  let view: @MainActor () -> AnyView?

  init(_ view: @escaping @MainActor () -> AnyView?) { self.view = view }
}

extension ListRowBackgroundModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    element.setTrait(ObjectIdentifier(ListRowBackgroundTrait.self), view() as Any)
    element.owner.traitsDidChange()
  }
}
