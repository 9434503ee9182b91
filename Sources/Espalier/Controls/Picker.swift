/// A control that chooses one of several values.
///
/// Each view inside stands for the value of its `tag(_:)`, or for its element where a `ForEach` makes it:
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
  @Environment(\.pickerStyle) private var style
  @Environment(\.menuState) private var menu
  @Environment(\.platformStyle) private var platform

  private init(
    _ selections: [Binding<SelectionValue>], label: Label, content: Content,
    currentValueLabel: AnyView? = nil
  ) {
    self.selections = selections
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// A picker that any views name.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], label: label(), content: content())
  }

  /// A picker that any views name; a style with room for one value shows `currentValueLabel` for it.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker for several values at once, which any views name.
  ///
  /// What all of them have is selected; nothing is where they differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, label: label(), content: content())
  }

  /// A picker for several values at once, which any views name; a style with room for one value shows
  /// `currentValueLabel` for it.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker that a view names; the label comes before the options.
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

  /// A picker with a title as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// A picker with a localized title; a style with room for one value shows `currentValueLabel` for it.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title as it is; a style with room for one value shows `currentValueLabel` for it.
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

  /// A picker with a title as it is for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Espalier.Label<Text, Image> {
  /// A picker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Espalier.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A picker with a title as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Espalier.Label(title, systemImage: systemImage)
    }
  }
}

@MainActor extension Picker: View {
  @ViewBuilder public var body: some View {
    let choice = PickerChoice(selections)
    if menu != nil {
      PickerInMenu(
        choice: choice, isInline: style == .inline || style == .palette, label: label,
        content: content)
    } else {
      switch style.resolved(on: platform) {
      case .segmented, .palette:
        ControlRow(.segmentedPickers) {
          SegmentedPicker(choice: choice, isPalette: style == .palette, content: content)
        } label: {
          label
        }
      case .menu, .automatic:
        MenuPicker(
          choice: choice, label: label, content: content, currentValueLabel: currentValueLabel)
      case .radioGroup: RadioPicker(choice: choice, label: label, content: content)
      case .inline: InlinePicker(choice: choice, label: label, content: content)
      case .wheel: WheelPicker(choice: choice, label: label, content: content)
      }
    }
  }
}

/// The selection of a picker, and how an option is chosen.
@MainActor struct PickerChoice<Value: Hashable> {
  private let selections: [Binding<Value>]
  /// What all selections have; nil where they differ.
  let value: Value?

  init(_ selections: [Binding<Value>]) {
    self.selections = selections
    let first = selections.first?.wrappedValue
    value = selections.allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  func isSelected(_ option: PickerOption) -> Bool {
    guard let value else { return false }
    return option.value(as: Value.self) == value
  }

  func select(_ option: PickerOption) {
    guard let value = option.value(as: Value.self) else { return }
    for selection in selections where selection.wrappedValue != value {
      selection.wrappedValue = value
    }
  }

  /// Chooses the next option in order, or the one before; at the ends the selection stays.
  func move(forward isForward: Bool, in all: [PickerOption]) {
    guard let current = all.firstIndex(where: { isSelected($0) }) else {
      if let option = isForward ? all.first : all.last { select(option) }
      return
    }
    let next = current + (isForward ? 1 : -1)
    if all.indices.contains(next) { select(all[next]) }
  }
}
