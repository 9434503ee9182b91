import EspalierControls
@_spi(Espalier) import EspalierCore
import Foundation

/// The selected rows of a list, and the limit on their number.
enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case exactlyOne(Binding<Value>)
  case many(Binding<Set<Value>>)

  init(_ selection: Binding<Set<Value>>?) { self = selection.map { .many($0) } ?? .none }

  init(_ selection: Binding<Value?>?) { self = selection.map { .one($0) } ?? .none }

  /// True if rows can be selected.
  var allowsAny: Bool { if case .none = self { false } else { true } }

  var allowsSeveral: Bool { if case .many = self { true } else { false } }
}

/// The selection of a list, whatever the type of its values.
@MainActor protocol AnyListSelection {
  var allowsSeveral: Bool { get }
  /// True if the selection may be empty.
  var allowsNone: Bool { get }

  /// Returns the value that a row stands for: its tag, or else an identity that a loop gives it.
  func value(tag element: LayoutElement) -> AnyHashable?
  func value(tag row: RowReader.Row) -> AnyHashable?
  func value(id: AnyHashable) -> AnyHashable?

  /// Returns true if a row's value was selected when views were last updated.
  func contains(_ value: AnyHashable) -> Bool

  /// One of the values that are selected now.
  var first: AnyHashable? { get }
  var isEmpty: Bool { get }
  /// The values that are selected now.
  var all: Set<AnyHashable> { get }

  /// Returns some of the values that are selected now.
  func prefix(_ count: Int) -> [AnyHashable]

  /// Selects these values and no others.
  func replace(by values: [AnyHashable])

  /// Adds a value to the selection, or removes it.
  func toggle(_ value: AnyHashable)
}

/// A selection of values of one type.
@MainActor struct TypedListSelection<Value: Hashable>: AnyListSelection {
  private let selection: ListSelection<Value>
  /// The selection when views were last updated.
  private let last: Set<Value>

  init?(_ selection: ListSelection<Value>) {
    self.selection = selection
    switch selection {
    case .none: return nil
    case .one(let binding): last = binding.wrappedValue.map { [$0] } ?? []
    case .exactlyOne(let binding): last = [binding.wrappedValue]
    case .many(let binding): last = binding.wrappedValue
    }
  }

  private var current: Set<Value> {
    switch selection {
    case .none: []
    case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .exactlyOne(let binding): [binding.wrappedValue]
    case .many(let binding): binding.wrappedValue
    }
  }

  var allowsSeveral: Bool { selection.allowsSeveral }

  var allowsNone: Bool { if case .exactlyOne = selection { false } else { true } }

  func value(tag element: LayoutElement) -> AnyHashable? {
    value(of: { element.trait(ObjectIdentifier($0)) })
  }

  func value(tag row: RowReader.Row) -> AnyHashable? { value(of: { row.trait($0) }) }

  private func value(of trait: (Any.Type) -> Any?) -> AnyHashable? {
    if let tag = trait(TagTrait<Value>.self) as? Value { return AnyHashable(tag) }
    // A tag may be optional if the selection is.
    guard let tag = trait(TagTrait<Value?>.self) as? Value? else { return nil }
    return tag.map { AnyHashable($0) }
  }

  func value(id: AnyHashable) -> AnyHashable? {
    (id.base as? Value).map { AnyHashable($0) }
  }

  func contains(_ value: AnyHashable) -> Bool {
    (value.base as? Value).map { last.contains($0) } ?? false
  }

  var first: AnyHashable? { current.first.map { AnyHashable($0) } }

  var isEmpty: Bool { current.isEmpty }

  var all: Set<AnyHashable> { Set(current.map { AnyHashable($0) }) }

  func prefix(_ count: Int) -> [AnyHashable] { current.prefix(count).map { AnyHashable($0) } }

  func replace(by values: [AnyHashable]) {
    let values = values.lazy.compactMap { $0.base as? Value }
    switch selection {
    case .none: break
    case .one(let binding):
      if binding.wrappedValue != values.first { binding.wrappedValue = values.first }
    case .exactlyOne(let binding):
      if let value = values.first, binding.wrappedValue != value { binding.wrappedValue = value }
    case .many(let binding):
      let values = Set(values)
      if binding.wrappedValue != values { binding.wrappedValue = values }
    }
  }

  func toggle(_ value: AnyHashable) {
    guard let value = value.base as? Value else { return }
    switch selection {
    case .none: break
    case .one(let binding): binding.wrappedValue = binding.wrappedValue == value ? nil : value
    case .exactlyOne(let binding): binding.wrappedValue = value
    case .many(let binding):
      if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
    }
  }
}

/// Keeps the list's model in step with its selection.
struct ListSelectionModifier<Value: Hashable> {
  let selection: ListSelection<Value>
  let model: ListModel
  @Environment(\.nextColumn) private var nextColumn
  @Environment(\.columnBeside) private var columnBeside
  @Environment(\.look.lists.selection) private var look
}

@MainActor extension ListSelectionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = model.take(TypedListSelection(selection))
    // The list stays the same while columns begin or cease to cover each other.
    content.modifier(
      NextColumnModifier(
        selected: isFollowed ? model.selection?.first : nil, isFollowed: isFollowed, model: model,
        step: nextColumn, columnBeside: columnBeside))
  }

  /// True if the selection is one row: several are selected by other presses, or while the list is
  /// edited.
  private var isFollowed: Bool {
    guard let selection = model.selection, selection.allowsNone else { return false }
    return !selection.allowsSeveral || look.needsEditing
  }
}

/// Keeps the selection of a list and the column that covers it in step: while a row is selected,
/// the next column is on top, and after a person goes back no row is selected.
private struct NextColumnModifier: ViewModifier {
  /// The value whose screen the next column shows.
  let selected: AnyHashable?
  /// False if the selection has no screen of its own: several rows can be selected at any time.
  let isFollowed: Bool
  let model: ListModel
  /// The step to a column that covers the list; nil while that stands beside it.
  let step: NextColumn?
  /// The step to a column that stands beside the list.
  let columnBeside: NextColumn?
  /// True if the list was in sight before: when it is again, a person has gone back to it.
  @State private var wasShown = false

  /// The selection, and whether a column covers the list for it.
  private struct Choice: Equatable {
    let selected: AnyHashable?
    let isCovering: Bool
  }

  func body(content: Content) -> some View {
    content
      .onChange(of: Choice(selected: selected, isCovering: step != nil), initial: true) {
        old, new in
        if old == new, wasShown { return }
        wasShown = true
        let isFirst = old == new || !old.isCovering
        guard let step, new.selected != nil, !model.common.isEditing else { return }
        if !isFirst || !step.isProgramsChoice { step.show(animated: !isFirst) }
      }
      .connecting {
        guard let step = step ?? columnBeside, isFollowed else { return }
        step.follow(model) { [weak model] in
          model?.selection?.isEmpty == false
        } whenReturned: { [weak model] in
          if model?.selection?.isEmpty == false { model?.selection?.replace(by: []) }
        }
      }
  }
}
