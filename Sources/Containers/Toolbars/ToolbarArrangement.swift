import EspalierCore
import EspalierInteraction
import Foundation
import Observation

/// The arrangement that a person gave a toolbar.
struct ToolbarArrangement: Codable, Equatable {
  /// The names of the items that were moved or chosen, in order.
  var order: [String] = []
  /// The items that are shown.
  var shown: Set<String> = []
}

/// A place where arrangements are kept beyond the life of a window.
@MainActor package protocol ToolbarStore {
  func text(forKey key: String) -> String?
  func set(_ text: String?, forKey key: String)
}

extension EnvironmentValues {
  private enum ToolbarStoreKey: EnvironmentKey {
    static var defaultValue: (any ToolbarStore)? { nil }
  }

  /// The place where the arrangements of toolbars are kept; nil keeps them as long as the window.
  package var toolbarStore: (any ToolbarStore)? {
    get { self[ToolbarStoreKey.self] }
    set { self[ToolbarStoreKey.self] = newValue }
  }
}

/// The toolbar of a window: whether it is shown, and how people arranged it.
@MainActor @Observable package final class WindowToolbar {
  /// True if a person hid the toolbar.
  package internal(set) var isHidden = false
  /// True while the panel is open in which people arrange the toolbar.
  package var isCustomized = false
  /// True if the toolbar has items that can be arranged.
  package internal(set) var isCustomizable = false
  /// True if there is a toolbar to be shown or hidden.
  package internal(set) var hasItems = false
  private var arrangements: [String: ToolbarArrangement] = [:]
  @ObservationIgnored var store: (any ToolbarStore)?
  /// Called when the toolbar is shown or hidden.
  @ObservationIgnored var visibilityDidChange: @MainActor () -> Void = {}

  nonisolated init() {}

  package func toggle() {
    isHidden.toggle()
    visibilityDidChange()
  }

  private func key(_ toolbar: String) -> String { "Toolbar arrangement \(toolbar)" }

  private func arrangement(_ toolbar: String) -> ToolbarArrangement? {
    if let known = arrangements[toolbar] { return known }
    guard let text = store?.text(forKey: key(toolbar)) else { return nil }
    return try? JSONDecoder().decode(ToolbarArrangement.self, from: Data(text.utf8))
  }

  /// The items of a bar as they were arranged: in order, and each with its visibility.
  ///
  /// Items that people can move share their places; all others stay where they were declared.
  func arranged(_ items: [BarItem]) -> [BarItem] {
    var items = items
    for toolbar in Set(items.compactMap(\.traits.toolbar)) {
      guard let arrangement = arrangement(toolbar) else { continue }
      let places = items.indices.filter {
        items[$0].traits.toolbar == toolbar && items[$0].isMovable
      }
      let rank = Dictionary(
        arrangement.order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      // Items that were added since then stand where they were declared: after the one before them.
      var ranked: [(item: BarItem, rank: Double)] = []
      for place in places {
        var item = items[place]
        let own = item.name.flatMap { rank[$0] }.map(Double.init)
        if let name = item.name, own != nil, item.traits.behavior == .default {
          item.isShown = arrangement.shown.contains(name)
        }
        ranked.append((item, own ?? (ranked.last?.rank ?? -1) + 0.001))
      }
      let sorted = ranked.enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }
      for (place, entry) in zip(places, sorted) { items[place] = entry.element.item }
    }
    return items
  }

  /// Moves and shows the items of a toolbar as `items` says.
  func arrange(_ items: [BarItem]) {
    for toolbar in Set(items.compactMap(\.traits.toolbar)) {
      let own = items.filter { $0.traits.toolbar == toolbar && $0.isMovable }
      let arrangement = ToolbarArrangement(
        order: own.compactMap(\.name), shown: Set(own.filter(\.isShown).compactMap(\.name)))
      keep(arrangement, toolbar)
    }
  }

  /// Arranges the toolbars of items as they were declared.
  func reset(_ items: [BarItem]) {
    for toolbar in Set(items.compactMap(\.traits.toolbar)) { keep(nil, toolbar) }
  }

  private func keep(_ arrangement: ToolbarArrangement?, _ toolbar: String) {
    arrangements[toolbar] = arrangement
    let data = arrangement.flatMap { try? JSONEncoder().encode($0) }
    store?.set(data.map { String(decoding: $0, as: UTF8.self) }, forKey: key(toolbar))
  }
}

extension BarItem {
  /// True if people may move the item.
  var isMovable: Bool { name != nil && traits.toolbar != nil && traits.behavior != .disabled }

  /// True if people may take the item out.
  var isRemovable: Bool { isMovable && traits.behavior == .default }
}

/// Keys for the values on which commands of the menu bar act.
extension FocusedValues {
  private enum WindowToolbarKey: FocusedValueKey {
    typealias Value = WindowToolbar
  }

  /// The toolbar of the window with the focus.
  package var windowToolbar: WindowToolbar? {
    get { self[WindowToolbarKey.self] }
    set { self[WindowToolbarKey.self] = newValue }
  }
}
