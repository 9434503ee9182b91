import EspalierDrawing

extension ControlContext {
  /// How controls look where no container says it.
  @MainActor static func standard(on platform: PlatformStyle) -> ControlContext {
    switch platform {
    case .mac: mac
    case .phone: phone
    }
  }

  @MainActor private static let mac = ControlContext("Mac")
    .buttonStyle(PushButtonStyle())
    .linkStyle(TextLinkStyle())
    .menuStyle(.button)
    .pickerStyle(.menu)
    .inlinePickerStyle(.radioGroup)
    .textFieldStyle(.roundedBorder)
    .formStyle(.columns)
    .groupedFormStyle(FormCardsStyle())
    .toggleStyle(.checkbox)
    .datePickerStyle(.stepperField)
    .labelStyle(.titleAndIcon)
    .labeledContentStyle(MacLabeledContentStyle())
    .groupBoxStyle(MacGroupBoxStyle())
    .disclosureGroupStyle(MacDisclosureGroupStyle())
    .controlGroupStyle(.navigation)
    .controlBorder(SharedBorderStyle())
    .progressViewStyle(BarOrSpinnerStyle())
    .gaugeStyle(.linearCapacity)
    .textEditorStyle(PageTextEditorStyle())

  @MainActor private static let phone = ControlContext("phone")
    .buttonStyle(.borderless)
    .linkStyle(TextLinkStyle())
    .menuStyle(.button)
    .pickerStyle(.menu)
    .inlinePickerStyle(InlineOptionsPickerStyle())
    .textFieldStyle(.plain)
    .formStyle(.grouped)
    .groupedFormStyle(FormListStyle())
    .toggleStyle(.switch)
    .datePickerStyle(.compact)
    .labelStyle(.titleAndIcon)
    .labeledContentStyle(PhoneLabeledContentStyle())
    .groupBoxStyle(PhoneGroupBoxStyle())
    .disclosureGroupStyle(PhoneDisclosureGroupStyle())
    .controlGroupStyle(.navigation)
    .controlBorder(SharedBorderStyle())
    .progressViewStyle(BarOrSpinnerStyle())
    .gaugeStyle(.linearCapacity)
    .textEditorStyle(PageTextEditorStyle())
}
