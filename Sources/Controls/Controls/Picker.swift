import EspalierCore
import EspalierGraphics

/// A control that chooses one of several values.
///
/// Each view inside stands for the value of its `tag(_:)`, or for its element where a `ForEach`
/// makes it:
///
///     Picker("Size", selection: $size) {
///       Text("Small").tag(Size.small)
///       Text("Large").tag(Size.large)
///     }
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selections: [Binding<SelectionValue>]
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?
  @Environment(stylesOf: _PickerStyleConfiguration.self) private var styles

  private init(
    _ selections: [Binding<SelectionValue>], label: Label, content: Content,
    currentValueLabel: AnyView? = nil
  ) {
    self.selections = selections
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// A picker with a label of any views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], label: label(), content: content())
  }

  /// A picker with a label of any views; a style with room for one value shows `currentValueLabel` for
  /// it.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker for several values at once, with a label of any views.
  ///
  /// The common value of all of them is selected; if they differ, nothing is.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, label: label(), content: content())
  }

  /// A picker for several values at once, with a label of any views; a style with room for one value
  /// shows `currentValueLabel` for it.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker with a view as its label; the label comes before the options.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], label: label, content: content())
  }
}

extension Picker where Label == Text {
  /// A picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// A picker with a localized title; a style with room for one value shows `currentValueLabel` for
  /// it.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a verbatim title; a style with room for one value shows `currentValueLabel` for
  /// it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a localized title for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a verbatim title for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == EspalierControls.Label<Text, Image> {
  /// A picker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      EspalierControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A picker with a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      EspalierControls.Label(title, systemImage: systemImage)
    }
  }
}

@MainActor extension Picker: View {
  public var body: some View {
    styles.view(
      of: _PickerStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        currentValueLabel: currentValueLabel, choice: PickerChoice(selections)))
  }
}
