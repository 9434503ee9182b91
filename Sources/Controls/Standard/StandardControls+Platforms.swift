import EspalierCore

extension StandardControls: LookPart {
  static let mac = StandardControls(
    context: { .mac }, labels: LabelPlacement(), accessories: .leading)

  /// The phone's placement: only a form shows the label of a menu, a bar of segments, a wheel, a
  /// slider or a calendar.
  static let phone = StandardControls(
    context: { .phone },
    labels: LabelPlacement(
      hidden: [.menuPickers, .segmentedPickers, .wheelPickers, .sliders, .calendars],
      apart: [.switches, .steppers, .datePickers, .colorPickers]),
    accessories: .trailing)
}

extension ControlContext {
  @MainActor fileprivate static let mac = ControlContext("Mac")
    .buttonStyle(PushButtonStyle())
    .linkStyle(TextLinkStyle())
    .menuStyle(.button)
    .pickerStyle(.menu)
    .inlinePickerStyle(.radioGroup)
    .textFieldStyle(.roundedBorder)
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

  @MainActor fileprivate static let phone = ControlContext("phone")
    .buttonStyle(.borderless)
    .linkStyle(TextLinkStyle())
    .menuStyle(.button)
    .pickerStyle(.menu)
    .inlinePickerStyle(InlineOptionsPickerStyle())
    .textFieldStyle(.plain)
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
