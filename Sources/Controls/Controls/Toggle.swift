import EspalierCore
import EspalierGraphics

/// A control that turns something on and off.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let readIsMixed: () -> Bool
  private let label: Label

  private init(_ isOn: Binding<Bool>, isMixed: @autoclosure @escaping () -> Bool, label: Label) {
    self.isOn = isOn
    readIsMixed = isMixed
    self.label = label
  }

  /// A toggle with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, isMixed: false, label: label())
  }

  /// A toggle for several values, with a label of any views: on when all of them are, mixed when they
  /// differ.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { isOn in for binding in bindings { binding.wrappedValue = isOn } })
    self.init(
      all, isMixed: !all.wrappedValue && bindings.contains(where: \.wrappedValue), label: label())
  }
}

extension Toggle: StyledControl {
  package func configuration(
    _ styles: StyleStack<ToggleStyleConfiguration>
  ) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(
      label: .init(content: styles.part(label)), isOn: isOn, isMixed: readIsMixed())
  }
}

extension Toggle where Label == Text {
  /// A toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle for several values, with a localized title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A toggle for several values, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == EspalierControls.Label<Text, Image> {
  /// A toggle with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EspalierControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EspalierControls.Label(title, systemImage: systemImage) }
  }

  /// A toggle for several values, with a localized title and a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      EspalierControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A toggle for several values, with a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      EspalierControls.Label(title, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is given, to be shown as the next style further out shows it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}
