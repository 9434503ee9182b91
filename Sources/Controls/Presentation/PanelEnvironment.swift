import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

nonisolated extension View {
  /// Keeps the look of the views around a control from a panel of the system that it shows, such as
  /// a menu or the choice of a color.
  ///
  /// A panel that the program presents itself keeps the environment, as on Apple's systems since
  /// iOS 14 and macOS 11. The system's own panels are windows of their own, which share only the
  /// language, the appearance and the settings of the person.
  func systemPanelEnvironment() -> some View {
    modifier(EnvironmentWriter { $0.forgetLook() })
  }
}

extension EnvironmentValues {
  /// Removes the look of texts, images and controls that modifiers set.
  package mutating func forgetLook() {
    textAttributes = TextAttributes()
    paragraphStyle = ParagraphStyle()
    textRenderer = nil
    allowsTextSelection = false
    foregroundLevels = nil
    backgroundProminence = .standard
    redactionReasons = []
    imageScale = .medium
    symbolRenderingMode = nil
    symbolColorRenderingMode = nil
    symbolVariableValueMode = nil
    symbolVariants = .none
    symbolEffects = []
    isIconOfLabel = false
    forgetControls()
    forgetStyles()
  }

  private mutating func forgetControls() {
    controlSize = .regular
    showLabels()
    buttonBorderShape = .automatic
    buttonRepeatBehavior = .automatic
    radioGroupAxis = .vertical
    pickerIsInlineInMenus = nil
    menuIndicatorVisibility = .automatic
    keyboardShortcut = nil
  }

  private mutating func forgetStyles() {
    controlContext = .none
    forgetStyles(of: PrimitiveButtonStyleConfiguration.self)
    forgetStyles(of: LabelStyleConfiguration.self)
    forgetStyles(of: LabeledContentStyleConfiguration.self)
    forgetStyles(of: ToggleStyleConfiguration.self)
    forgetStyles(of: MenuStyleConfiguration.self)
    forgetStyles(of: _PickerStyleConfiguration.self)
    forgetStyles(of: DatePickerStyleConfiguration.self)
    forgetStyles(of: TextFieldParts.self)
    forgetStyles(of: GroupBoxStyleConfiguration.self)
  }
}
