// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum DividerCases {
  static let all = [
    `divider.hstack`,
    `divider.vstack`,
    `divider.vstack-spacing`,
    `swiftopenui.complex-nested`,
  ]

  static let `divider.hstack` = OracleCase(
    id: "divider.hstack",
    area: "divider",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 21, height: 100),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 21, height: 100),
      "a": CGRect(x: 0, y: 20, width: 10, height: 60),
      "d": CGRect(x: 10, y: 0, width: 1, height: 100),
      "b": CGRect(x: 11, y: 35, width: 10, height: 30),
    ],
    platform: "macOS",
    source: "recorded dividers are 1 point thick on macOS @2x",
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      L("a", w: 10, h: 60)
      Divider().named("d")
      L("b", w: 10, h: 30)
    }.named("s")
  }

  static let `divider.vstack` = OracleCase(
    id: "divider.vstack",
    area: "divider",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 21),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 100, height: 21),
      "a": CGRect(x: 20, y: 0, width: 60, height: 10),
      "d": CGRect(x: 0, y: 10, width: 100, height: 1),
      "b": CGRect(x: 35, y: 11, width: 30, height: 10),
    ],
    platform: "macOS",
    source: "recorded dividers are 1 point thick on macOS @2x (SwiftOpenUI, swiftui-web)",
    confidence: .derived
  ) {
    VStack(spacing: 0) {
      L("a", w: 60, h: 10)
      Divider().named("d")
      L("b", w: 30, h: 10)
    }.named("s")
  }

  static let `divider.vstack-spacing` = OracleCase(
    id: "divider.vstack-spacing",
    area: "divider",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 37),
    frames: [
      "s": CGRect(x: 0, y: 0, width: 100, height: 37),
      "a": CGRect(x: 20, y: 0, width: 60, height: 10),
      "d": CGRect(x: 0, y: 18, width: 100, height: 1),
      "b": CGRect(x: 35, y: 27, width: 30, height: 10),
    ],
    platform: "macOS",
    note: "swiftui-web and SwiftOpenUI give 8 or explicit spacing around dividers",
    source: "recorded dividers; default spacing 8 around a Divider on macOS",
    confidence: .derived
  ) {
    VStack {
      L("a", w: 60, h: 10)
      Divider().named("d")
      L("b", w: 30, h: 10)
    }.named("s")
  }

  static let `swiftopenui.complex-nested` = OracleCase(
    id: "swiftopenui.complex-nested",
    area: "divider",
    proposal: ProposedViewSize(width: 400, height: 600),
    space: .root,
    size: CGSize(width: 400, height: 121),
    frames: [
      "red": CGRect(x: 16, y: 0, width: 44, height: 44),
      "Title": CGRect(x: 72, y: 4, width: 26.5, height: 16),
      "Subtitle": CGRect(x: 72, y: 24, width: 47, height: 16),
      "div": CGRect(x: 0, y: 60, width: 400, height: 1),
      "green": CGRect(x: 16, y: 77, width: 44, height: 44),
      "Item2": CGRect(x: 72, y: 81, width: 38, height: 16),
      "Desc": CGRect(x: 72, y: 101, width: 69.5, height: 16),
    ],
    tolerance: 0.51,
    sizeTolerance: 1,
    platform: "macOS",
    note: """
      Sizes are whole-point window sizes (rounded up) and child frames are rounded to half \
      points: compare with tolerance 1 (size) and 0.51 (frames). T(name,w,h) stands for a Text \
      of that drawn size.
      """,
    source: """
      codelynx/SwiftOpenUI (copy in Lore-Hex/QuillUI third_party) \
      Tests/LayoutParityTests/Fixtures/complex-nested.json, recorded on macOS SwiftUI \
      2026-04-18, 400x600 window @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        Color.red.frame(width: 44, height: 44).named("red")
        VStack(alignment: .leading, spacing: 4) {
          T("Title", 26.5, 16)
          T("Subtitle", 47, 16)
        }
        Spacer()
      }.padding(.horizontal, 16)
      Divider().named("div")
      HStack(spacing: 12) {
        Color.red.frame(width: 44, height: 44).named("green")
        VStack(alignment: .leading, spacing: 4) {
          T("Item2", 38, 16)
          T("Desc", 69.5, 16)
        }
        Spacer()
      }.padding(.horizontal, 16)
    }
  }
}
