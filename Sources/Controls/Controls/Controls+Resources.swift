import EspalierCore
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

// Titles that are resources.

extension Button where Label == Text {
  /// A button with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// A button with a role and a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == EspalierControls.Label<Text, Image> {
  /// A button with a title from a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource, systemImage: systemImage, role: nil, action: action)
  }

  /// A button with a role, a title from a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      EspalierControls.Label(titleResource, systemImage: systemImage)
    }
  }

  /// A button with a title from a resource and a picture of a bundle.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      EspalierControls.Label(title: { Text(titleResource) }, icon: { Image(image) })
    }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// A toggle for several values, with a title from a resource.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == EspalierControls.Label<Text, Image> {
  /// A toggle with a title from a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EspalierControls.Label(titleResource, systemImage: systemImage) }
  }

  /// A toggle for several values, with a title from a resource and a symbol.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      EspalierControls.Label(titleResource, systemImage: systemImage)
    }
  }

  /// A toggle with a title from a resource and a picture of a bundle.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EspalierControls.Label(titleResource, image: image) }
  }

  /// A toggle for several values, with a title from a resource and a picture of a bundle.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { EspalierControls.Label(titleResource, image: image) }
  }
}

extension Picker where Label == Text {
  /// A picker with a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }

  /// A picker with a title from a resource; a style with room for one value shows `currentValueLabel` for
  /// it.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleResource) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == EspalierControls.Label<Text, Image> {
  /// A picker with a title from a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      EspalierControls.Label(titleResource, systemImage: systemImage)
    }
  }

  /// A picker with a title from a resource and a symbol; a style with room for one value shows
  /// `currentValueLabel` for it.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { EspalierControls.Label(titleResource, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title from a resource and a symbol for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      EspalierControls.Label(titleResource, systemImage: systemImage)
    }
  }

  /// A picker with a title from a resource and a picture of a bundle.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      EspalierControls.Label(titleResource, image: image)
    }
  }

  /// A picker with a title from a resource and a picture of a bundle; a style with room for one value
  /// shows `currentValueLabel` for it.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { EspalierControls.Label(titleResource, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title from a resource and a picture of a bundle for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      EspalierControls.Label(titleResource, image: image)
    }
  }
}

extension DatePicker where Label == Text {
  /// A picker for any date.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }

  /// A picker for a date within a range.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }

  /// A picker for a date that is not before another.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }

  /// A picker for a date that is not after another.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title from a resource that calls functions; one that is nil disables its half.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value of any size.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value within bounds.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value of any size, which is shown in a format and can
  /// be typed.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value within bounds, which is shown in a format and can
  /// be typed.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

extension Link where Label == Text {
  /// A link with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}
