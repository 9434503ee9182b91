// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum RootCases {
  static let all = [
    `metalui.stack.R1`,
    `metalui.stack.R4`,
    `swiftuiweb.layout.root-centering`,
  ]

  static let `metalui.stack.R1` = OracleCase(
    id: "metalui.stack.R1",
    area: "root",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .window,
    frames: [
      "a": CGRect(x: 21, y: 40, width: 58, height: 20)
    ],
    note: "hosting view centres the root",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm R1
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) { L("a", w: 58, h: 20) }
  }

  static let `metalui.stack.R4` = OracleCase(
    id: "metalui.stack.R4",
    area: "root",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .window,
    frames: [
      "r": CGRect(x: 21, y: 40, width: 58, height: 20),
      "a": CGRect(x: 21, y: 40, width: 58, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm R4
      """,
    confidence: .recorded
  ) {
    L("r", w: 58, h: 20).background {
      L("a", w: .flex(0, 10, .infinity), h: .flex(0, 10, .infinity))
    }
  }

  static let `swiftuiweb.layout.root-centering` = OracleCase(
    id: "swiftuiweb.layout.root-centering",
    area: "root",
    proposal: ProposedViewSize(width: 200, height: 100),
    space: .window,
    frames: [
      "a": CGRect(x: 75, y: 35, width: 50, height: 30)
    ],
    platform: "macOS",
    note: """
      Values stated by the project from measured constants, not a frames recording of this \
      view.
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/layout/root-centering/frames.json, \
      recorded on macOS 26.2 hosted window @2x
      """,
    confidence: .published
  ) {
    L("a", w: 50, h: 30)
  }
}
