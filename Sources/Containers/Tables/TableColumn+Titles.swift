import EspalierCore
import EspalierGraphics
import Foundation

// Columns whose titles are texts or resources.

extension TableColumn where Sort == Never, Label == Text {
  /// A column with the translation of a resource for its title that rows are not sorted by.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column of texts with a text for its title that rows are not sorted by.
  @_disfavoredOverload
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
  }

  /// A column of texts with the translation of a resource for its title that rows are not sorted by.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleResource), comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text, Sort.Compared == RowValue {
  /// A column with the translation of a resource for its title that rows are sorted by.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), sortUsing: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column with a text for its title that rows are sorted by as their values compare.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(value.assumedSendable), content: content)
  }

  /// A column with a text for its title that rows are sorted by as their values compare; those
  /// without one come first.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(value.assumedSendable), content: content)
  }

  /// A column with a text for its title that rows are sorted by as a comparator has it.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: text, comparator: KeyPathComparator(value.assumedSendable, comparator: comparator),
      content: content)
  }

  /// A column with a text for its title that rows are sorted by: false before true.
  public init(
    _ text: Text, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, value: value, comparator: BoolComparator(), content: content)
  }

  /// A column with the translation of a resource for its title that rows are sorted by as their
  /// values compare.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), value: value, content: content)
  }

  /// A column with the translation of a resource for its title that rows are sorted by as their
  /// values compare; those without one come first.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), value: value, content: content)
  }

  /// A column with the translation of a resource for its title that rows are sorted by as a
  /// comparator has it.
  @_disfavoredOverload
  public init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(titleResource), value: value, comparator: comparator, content: content)
  }

  /// A column with the translation of a resource for its title that rows are sorted by: false before
  /// true.
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
  /// A column of texts with a text for its title that rows are sorted by, as `KeyPathComparator`
  /// compares texts.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, value: value) { Text($0[keyPath: value]) }
  }

  /// A column of texts with the translation of a resource for its title that rows are sorted by, as
  /// `KeyPathComparator` compares texts.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(Text(titleResource), value: value)
  }

  // Foundation has `String.StandardComparator.localizedStandard` on Apple's systems only, where these
  // are declared with that type: any comparator of texts stands for it.

  /// A column of texts with a localized title that rows are sorted by as a comparator has it.
  @_disfavoredOverload
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(titleKey, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }

  /// A column of texts with a verbatim title that rows are sorted by as a comparator has it.
  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(title, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }

  /// A column of texts with a text for its title that rows are sorted by as a comparator has it.
  public init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(text, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }

  /// A column of texts with the translation of a resource for its title that rows are sorted by as a
  /// comparator has it.
  @_disfavoredOverload
  public init<C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(Text(titleResource), value: value, comparator: comparator)
  }
}
