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
    .toggleStyle(.checkbox)
    .datePickerStyle(.stepperField)
    .labelStyle(.titleAndIcon)
    .labeledContentStyle(MacLabeledContentStyle())
    .groupBoxStyle(MacGroupBoxStyle())
    .disclosureGroupStyle(MacDisclosureGroupStyle())
    .controlGroupStyle(.navigation)
    .progressViewStyle(BarOrSpinnerStyle())
    .gaugeStyle(.linearCapacity)
    .textEditorStyle(PageTextEditorStyle())

  @MainActor private static let phone = ControlContext("phone")
    .buttonStyle(.borderless)
    .toggleStyle(.switch)
    .datePickerStyle(.compact)
    .labelStyle(.titleAndIcon)
    .labeledContentStyle(PhoneLabeledContentStyle())
    .groupBoxStyle(PhoneGroupBoxStyle())
    .disclosureGroupStyle(PhoneDisclosureGroupStyle())
    .controlGroupStyle(.navigation)
    .progressViewStyle(BarOrSpinnerStyle())
    .gaugeStyle(.linearCapacity)
    .textEditorStyle(PageTextEditorStyle())
}
