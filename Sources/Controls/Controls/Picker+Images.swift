import EspalierCore
import EspalierGraphics
import Foundation

extension Picker where Label == EspalierControls.Label<Text, Image> {
  /// A picker with a localized title and a symbol; a style with room for one value shows
  /// `currentValueLabel` for it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { EspalierControls.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a localized title and a symbol for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      EspalierControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A picker with a localized title and a picture of a bundle.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      EspalierControls.Label(titleKey, image: image)
    }
  }

  /// A picker with a localized title and a picture of a bundle; a style with room for one value
  /// shows `currentValueLabel` for it.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { EspalierControls.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a localized title and a picture of a bundle for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      EspalierControls.Label(titleKey, image: image)
    }
  }

  /// A picker with a verbatim title and a symbol; a style with room for one value shows
  /// `currentValueLabel` for it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { EspalierControls.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a verbatim title and a symbol for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      EspalierControls.Label(title, systemImage: systemImage)
    }
  }

  /// A picker with a verbatim title and a picture of a bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      EspalierControls.Label(title, image: image)
    }
  }

  /// A picker with a verbatim title and a picture of a bundle; a style with room for one value
  /// shows `currentValueLabel` for it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { EspalierControls.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a verbatim title and a picture of a bundle for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      EspalierControls.Label(title, image: image)
    }
  }
}
