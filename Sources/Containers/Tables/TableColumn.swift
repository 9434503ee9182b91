import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// A column of a table: a label, and a cell for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>
{
  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: (any SortComparator<RowValue>)?
  private var widths = TableColumnWidths()

  init(
    label: Label, comparator: (any SortComparator<RowValue>)?,
    content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public func _columns() -> [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator,
        widths: widths)
    ]
  }
}

extension TableColumn {
  /// Gives the column a width that does not change; nil leaves it to the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.widths = TableColumnWidths(minimum: width, ideal: width, maximum: width)
    return column
  }

  /// Sets the limits of the column's width, which the table and people choose, and its initial
  /// value.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn
  {
    var column = self
    column.widths = TableColumnWidths(minimum: min, ideal: ideal, maximum: max)
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a localized title, which is not sortable.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// A column with a verbatim title, which is not sortable.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// A column with a text for its title, which is not sortable.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column of texts with a localized title, which is not sortable.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// A column of texts with a verbatim title, which is not sortable.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text, Sort.Compared == RowValue {
  /// A sortable column with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// A sortable column with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// A sortable column with a text for its title.
  public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A sortable column with a localized title; rows are ordered by their values.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value.assumedSendable), content: content)
  }

  /// A sortable column with a localized title; rows are ordered by their values, those without one
  /// come first.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value.assumedSendable), content: content)
  }

  /// A sortable column with a localized title; a comparator orders the rows.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator(value.assumedSendable, comparator: comparator),
      content: content)
  }

  /// A sortable column with a localized title; false comes before true.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleKey, value: value, comparator: BoolComparator(), content: content)
  }

  /// A sortable column with a verbatim title; rows are ordered by their values.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value.assumedSendable), content: content)
  }

  /// A sortable column with a verbatim title; rows are ordered by their values, those without one
  /// come first.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value.assumedSendable), content: content)
  }

  /// A sortable column with a verbatim title; a comparator orders the rows.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value.assumedSendable, comparator: comparator),
      content: content)
  }

  /// A sortable column with a verbatim title; false comes before true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, value: value, comparator: BoolComparator(), content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A sortable column of texts with a localized title; `KeyPathComparator` compares texts.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value.assumedSendable)
    ) { Text($0[keyPath: value]) }
  }

  /// A sortable column of texts with a localized title; a comparator orders the rows.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator(value.assumedSendable, comparator: comparator)
    ) { Text($0[keyPath: value]) }
  }

  /// A sortable column of texts with a verbatim title; `KeyPathComparator` compares texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value.assumedSendable)
    ) { Text($0[keyPath: value]) }
  }

  /// A sortable column of texts with a verbatim title; a comparator orders the rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value.assumedSendable, comparator: comparator)
    ) { Text($0[keyPath: value]) }
  }
}

extension KeyPath {
  /// The same path, which comparators need to be sendable: it captures only indices, which programs
  /// write as literals.
  var assumedSendable: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}

/// False before true.
struct BoolComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return lhs == (order == .reverse) ? .orderedAscending : .orderedDescending
  }
}
