// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

extension OracleCase {
  /// Every case that can be laid out, by area.
  static let all = {
    var all: [OracleCase] = []
    all += AlignmentCases.all
    all += AspectCases.all
    all += DividerCases.all
    all += FixedSizeCases.all
    all += FrameCases1.all
    all += FrameCases2.all
    all += GeometryCases.all
    all += GridCases1.all
    all += GridCases2.all
    all += GridCases3.all
    all += GroupCases.all
    all += ImageCases.all
    all += LayoutProtocolCases.all
    all += LazyGridCases.all
    all += LazyStackCases.all
    all += OverlayCases.all
    all += PaddingCases.all
    all += PositionCases.all
    all += RootCases.all
    all += RoundingCases.all
    all += RightToLeftCases.all
    all += SafeAreaCases.all
    all += ScrollCases.all
    all += ShapeCases.all
    all += SpacerCases.all
    all += SpacingCases.all
    all += StackCases1.all
    all += StackCases2.all
    all += TextCases.all
    all += ViewThatFitsCases.all
    all += ZStackCases.all
    return all
  }()
}
