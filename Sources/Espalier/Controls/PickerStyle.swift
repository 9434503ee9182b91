import EspalierDrawing

/// The look of pickers.
@MainActor @preconcurrency public protocol PickerStyle {
  /// What the framework shows for it.
  nonisolated static var _form: _PickerForm { get }
}

/// The looks of pickers that the framework has.
public enum _PickerForm: Sendable {
  case automatic, menu, segmented, inline, radioGroup, wheel, palette

  func resolved(on platform: PlatformStyle) -> _PickerForm {
    switch self {
    case .automatic: .menu
    case .inline: platform == .mac ? .radioGroup : .inline
    case .menu, .segmented, .radioGroup, .wheel, .palette: self
    }
  }
}

/// The look that suits the place: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public nonisolated static var _form: _PickerForm { .automatic }
}

/// Shows the selected option as a button, and the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public nonisolated static var _form: _PickerForm { .menu }
}

/// Shows the options side by side in a bar.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public nonisolated static var _form: _PickerForm { .segmented }
}

/// Shows the options one below the other with the views around the picker.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public nonisolated static var _form: _PickerForm { .inline }
}

/// Shows the options as radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public nonisolated static var _form: _PickerForm { .radioGroup }
}

/// Shows the options on a wheel, the selected one in the middle.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public nonisolated static var _form: _PickerForm { .wheel }
}

/// Shows the options as a row of symbols, in a menu too.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public nonisolated static var _form: _PickerForm { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = _PickerForm.automatic
}

extension EnvironmentValues {
  var pickerStyle: _PickerForm {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, S._form)
  }
}
