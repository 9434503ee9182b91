import EspalierCore
import EspalierGraphics
import Foundation

// Columns whose titles are texts or resources.

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a string resource for its title, which is not sortable.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column of texts with a text for its title, which is not sortable.
  @_disfavoredOverload
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
  }

  /// A column of texts with a string resource for its title, which is not sortable.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleResource), comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text, Sort.Compared == RowValue {
  /// A sortable column with a string resource for its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), sortUsing: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A sortable column with a text for its title; rows are ordered by their values.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(value.assumedSendable), content: content)
  }

  /// A sortable column with a text for its title; rows are ordered by their values, those without
  /// one come first.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(value.assumedSendable), content: content)
  }

  /// A sortable column with a text for its title; a comparator orders the rows.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: text, comparator: KeyPathComparator(value.assumedSendable, comparator: comparator),
      content: content)
  }

  /// A sortable column with a text for its title; false comes before true.
  public init(
    _ text: Text, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, value: value, comparator: BoolComparator(), content: content)
  }

  /// A sortable column with a string resource for its title; rows are ordered by their values.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), value: value, content: content)
  }

  /// A sortable column with a string resource for its title; rows are ordered by their values,
  /// those without one come first.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), value: value, content: content)
  }

  /// A sortable column with a string resource for its title; a comparator orders the rows.
  @_disfavoredOverload
  public init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(titleResource), value: value, comparator: comparator, content: content)
  }

  /// A sortable column with a string resource for its title; false comes before true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), value: value, content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A sortable column of texts with a text for its title; `KeyPathComparator` compares texts.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, value: value) { Text($0[keyPath: value]) }
  }

  /// A sortable column of texts with a string resource for its title; `KeyPathComparator` compares
  /// texts.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(Text(titleResource), value: value)
  }

  // Foundation has `String.StandardComparator.localizedStandard` on Apple's systems only, where these
  // are declared with that type: any comparator of texts stands for it.

  /// A sortable column of texts with a localized title; a comparator orders the rows.
  @_disfavoredOverload
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(titleKey, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }

  /// A sortable column of texts with a verbatim title; a comparator orders the rows.
  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(title, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }

  /// A sortable column of texts with a text for its title; a comparator orders the rows.
  public init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(text, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }

  /// A sortable column of texts with a string resource for its title; a comparator orders the rows.
  @_disfavoredOverload
  public init<C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(Text(titleResource), value: value, comparator: comparator)
  }
}
