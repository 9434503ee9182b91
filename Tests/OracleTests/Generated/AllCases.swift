// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

extension OracleCase {
  /// Every case that can be laid out, by area.
  static let all = {
    var all: [OracleCase] = []
    all += AlignmentCases.all
    all += AspectCases.all
    all += ButtonCases.all
    all += ColorPickerCases.all
    all += DatePickerCases.all
    all += DisclosureCases.all
    all += DividerCases.all
    all += FixedSizeCases.all
    all += FormCases.all
    all += FrameCases1.all
    all += FrameCases2.all
    all += GaugeCases.all
    all += GeometryCases.all
    all += GridCases1.all
    all += GridCases2.all
    all += GridCases3.all
    all += GroupCases.all
    all += GroupBoxCases.all
    all += ImageCases.all
    all += LabelCases.all
    all += LabeledContentCases.all
    all += LayoutProtocolCases.all
    all += LazyGridCases.all
    all += LazyStackCases.all
    all += ListCases.all
    all += MenuCases.all
    all += NavigationCases.all
    all += OverlayCases.all
    all += PaddingCases.all
    all += PickerCases.all
    all += PositionCases.all
    all += ProgressCases.all
    all += RootCases.all
    all += RoundingCases.all
    all += RightToLeftCases.all
    all += SafeAreaCases.all
    all += ScrollCases.all
    all += SearchCases.all
    all += SectionCases.all
    all += ShapeCases.all
    all += SliderCases.all
    all += SpacerCases.all
    all += SpacingCases.all
    all += SplitviewCases.all
    all += StackCases1.all
    all += StackCases2.all
    all += StepperCases.all
    all += TableCases.all
    all += TabviewCases.all
    all += TextCases.all
    all += TextEditorCases.all
    all += TextFieldCases.all
    all += ToggleCases.all
    all += ToolbarCases.all
    all += UnavailableCases.all
    all += ViewThatFitsCases.all
    all += ZStackCases.all
    return all
  }()
}
