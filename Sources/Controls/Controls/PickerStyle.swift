import EspalierCore

/// The look of pickers.
@MainActor @preconcurrency public protocol PickerStyle {
  associatedtype _Body: View

  /// The views that stand for a picker.
  @ViewBuilder func _body(configuration: _PickerStyleConfiguration) -> _Body

  /// True if the options of a picker in a menu are lines of that menu, and not of a submenu.
  nonisolated static var _isInlineInMenus: Bool { get }
}

extension PickerStyle {
  public nonisolated static var _isInlineInMenus: Bool { false }
}

/// The label of a picker, its options, and the selected one.
public struct _PickerStyleConfiguration {
  /// The view that names the picker.
  public struct Label {
    package let content: AnyView
  }

  /// The options.
  public struct Content {
    package let content: AnyView
  }

  public let label: Label
  public let content: Content
  /// The view shown by a style with room for one value; nil is the selected option.
  package let currentValueLabel: AnyView?
  package let choice: PickerChoice
}

extension _PickerStyleConfiguration.Label: StylePart {}

extension _PickerStyleConfiguration.Content: StylePart {}

/// The look that suits the place: outside of containers a menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}

  public func _body(configuration: _PickerStyleConfiguration) -> some View {
    AutomaticControl(configuration)
  }
}

/// Shows the options side by side in a bar.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}

  public func _body(configuration: _PickerStyleConfiguration) -> some View {
    SegmentedRow(configuration: configuration, isPalette: false)
  }
}

/// Shows the options one below the other with the views around the picker.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated static var _isInlineInMenus: Bool { true }

  public init() {}

  public func _body(configuration: _PickerStyleConfiguration) -> some View {
    AutomaticControl(InlinePickerConfiguration(picker: configuration))
  }
}

/// Shows the options as radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}

  public func _body(configuration: _PickerStyleConfiguration) -> some View {
    RadioPicker(
      choice: configuration.choice, label: configuration.label, content: configuration.content)
  }
}

/// Shows the options on a wheel, the selected one in the middle.
public struct WheelPickerStyle: PickerStyle {
  public init() {}

  public func _body(configuration: _PickerStyleConfiguration) -> some View {
    WheelPicker(
      choice: configuration.choice, label: configuration.label, content: configuration.content)
  }
}

/// Shows the options as a row of symbols, in a menu too.
public struct PalettePickerStyle: PickerStyle {
  public nonisolated static var _isInlineInMenus: Bool { true }

  public init() {}

  public func _body(configuration: _PickerStyleConfiguration) -> some View {
    SegmentedRow(configuration: configuration, isPalette: true)
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
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

/// A picker whose options stand among the views around it, in the style of the container.
struct InlinePickerConfiguration {
  let picker: _PickerStyleConfiguration
}

extension ControlContext {
  /// Sets the look of the pickers in the container.
  @MainActor func pickerStyle(_ style: some PickerStyle) -> ControlContext {
    controlStyle(style) { $0._body(configuration: $1) }
  }

  /// Sets how pickers look whose options stand among the views around them.
  @MainActor func inlinePickerStyle(_ style: some PickerStyle) -> ControlContext {
    controlStyle(style) { (style, inline: InlinePickerConfiguration) in
      style._body(configuration: inline.picker)
    }
  }
}

private enum PickerIsInlineInMenusKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

extension EnvironmentValues {
  /// True if the options of a picker in a menu are lines of that menu; nil leaves it to the
  /// platform.
  var pickerIsInlineInMenus: Bool? {
    get { self[PickerIsInlineInMenusKey.self] }
    set { self[PickerIsInlineInMenusKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    controlStyle(style) { $0._body(configuration: $1) }
      .environment(
        \.pickerIsInlineInMenus, S.self == DefaultPickerStyle.self ? nil : S._isInlineInMenus)
  }
}
