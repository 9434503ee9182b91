// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum SpacerCases {
  static let all = [
    `metalui.stack.G19`,
    `metalui.stack.G5b`,
    `metalui.stack.G6`,
    `metalui.stack.K2a`,
    `metalui.stack.K2b`,
    `metalui.stack.K2c`,
    `metalui.stack.K2d`,
    `metalui.stack.K2e`,
    `metalui.stack.K2g`,
    `metalui.stack.K2i`,
    `metalui.stack.K2j`,
    `metalui.stack.SP1`,
    `metalui.stack.SP14`,
    `metalui.stack.SP18b`,
    `metalui.stack.SP2`,
    `metalui.stack.SP20`,
    `metalui.stack.SP22`,
    `metalui.stack.SP3`,
    `metalui.stack.SP4`,
    `metalui.stack.SP9`,
    `metalui.stack.SPB1`,
    `metalui.stack.SPB4`,
    `metalui.stack.SPB6`,
    `metalui.stack.X6`,
    `metalui.stack.X9`,
    `stack.spacer-minlength-overflow`,
    `stack.spacer-vs-flexframe`,
    `stack.two-spacers-priority`,
    `swiftopenui.hstack-with-spacer`,
    `swiftopenui.mixed-fixed-flexible-hstack`,
    `swiftuiweb.layout.spacer`,
  ]

  static let `metalui.stack.G19` = OracleCase(
    id: "metalui.stack.G19",
    area: "spacer",
    proposal: ProposedViewSize(width: nil, height: 50),
    space: .root,
    size: CGSize(width: 48, height: 20),
    frames: [
      "b": CGRect(x: 28, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G19
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      Spacer()
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.G5b` = OracleCase(
    id: "metalui.stack.G5b",
    area: "spacer",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 200, height: 20),
    frames: [
      "b": CGRect(x: 0, y: 0, width: 172, height: 20),
      "a": CGRect(x: 180, y: 0, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G5b
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("b", w: .flex(0, 10, .infinity), h: 20)
      Spacer()
      L("a", w: 20, h: 20)
    }
  }

  static let `metalui.stack.G6` = OracleCase(
    id: "metalui.stack.G6",
    area: "spacer",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 80, height: 20),
      "b": CGRect(x: 88, y: 0, width: 12, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G6
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 80, h: 20)
      Spacer()
      L("b", w: .flex(0, 40, 80), h: 20)
    }
  }

  static let `metalui.stack.K2a` = OracleCase(
    id: "metalui.stack.K2a",
    area: "spacer",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 200, height: 50),
    frames: [
      "a": CGRect(x: 0, y: 15, width: 20, height: 20),
      "b": CGRect(x: 180, y: 15, width: 20, height: 20),
    ],
    note: "the ZStack forwards -infinity priority but the spacer keeps both axes",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K2a
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      ZStack { Spacer() }
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K2b` = OracleCase(
    id: "metalui.stack.K2b",
    area: "spacer",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 90, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 70, y: 0, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K2b
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      Spacer().aspectRatio(1, contentMode: .fit)
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K2c` = OracleCase(
    id: "metalui.stack.K2c",
    area: "spacer",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 48, height: 20),
    frames: [
      "b": CGRect(x: 28, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K2c
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      Spacer().fixedSize()
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K2d` = OracleCase(
    id: "metalui.stack.K2d",
    area: "spacer",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 200, height: 20),
    frames: [
      "b": CGRect(x: 180, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K2d
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      Spacer().frame(maxWidth: .infinity)
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K2e` = OracleCase(
    id: "metalui.stack.K2e",
    area: "spacer",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 50, height: 20),
    frames: [
      "p": CGRect(x: 20, y: 5, width: 10, height: 10),
      "b": CGRect(x: 30, y: 0, width: 20, height: 20),
      "s": CGRect(x: 20, y: 10, width: 10, height: 0),
    ],
    note: "the stack's orientation reaches a Spacer on the overlay side: it answers 10x0",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K2e
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      L("p", w: 10, h: 10).overlay { Spacer().named("s") }
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K2g` = OracleCase(
    id: "metalui.stack.K2g",
    area: "spacer",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 8, height: 0),
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K2g
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) { Spacer().fixedSize() }
  }

  static let `metalui.stack.K2i` = OracleCase(
    id: "metalui.stack.K2i",
    area: "spacer",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 70, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 50, y: 0, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K2i
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      Spacer(minLength: 30).fixedSize()
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.K2j` = OracleCase(
    id: "metalui.stack.K2j",
    area: "spacer",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 70, height: 30),
    frames: [
      "a": CGRect(x: 0, y: 5, width: 20, height: 20),
      "b": CGRect(x: 50, y: 5, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm K2j
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      ZStack { Spacer(minLength: 30).fixedSize() }
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.SP1` = OracleCase(
    id: "metalui.stack.SP1",
    area: "spacer",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 48, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 28, y: 0, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SP1
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      Spacer()
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.SP14` = OracleCase(
    id: "metalui.stack.SP14",
    area: "spacer",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 20, height: 50),
    frames: [
      "a": CGRect(x: 0, y: 30, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SP14
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 0) {
      Spacer()
      L("a", w: 20, h: 20)
    }
  }

  static let `metalui.stack.SP18b` = OracleCase(
    id: "metalui.stack.SP18b",
    area: "spacer",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 20, height: 50),
    frames: [
      "a": CGRect(x: 0, y: 15, width: 20, height: 20)
    ],
    note: """
      a nested VStack re-orients the spacer: it takes height, 0 width; the stack is 20 wide
      """,
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SP18b
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      VStack { Spacer() }
      L("a", w: 20, h: 20)
    }
  }

  static let `metalui.stack.SP2` = OracleCase(
    id: "metalui.stack.SP2",
    area: "spacer",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 48, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 28, y: 0, width: 20, height: 20),
    ],
    note: "no default spacing next to a Spacer",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SP2
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      Spacer()
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.SP20` = OracleCase(
    id: "metalui.stack.SP20",
    area: "spacer",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 200, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 180, y: 0, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SP20
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      Spacer().padding(5)
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.SP22` = OracleCase(
    id: "metalui.stack.SP22",
    area: "spacer",
    proposal: ProposedViewSize(width: 100, height: nil),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SP22
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      Spacer()
    }
  }

  static let `metalui.stack.SP3` = OracleCase(
    id: "metalui.stack.SP3",
    area: "spacer",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "b": CGRect(x: 20, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SP3
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      Spacer(minLength: 0)
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.SP4` = OracleCase(
    id: "metalui.stack.SP4",
    area: "spacer",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 80, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 60, y: 0, width: 20, height: 20),
    ],
    note: "explicit spacing does apply next to a Spacer",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SP4
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 20) {
      L("a", w: 20, h: 20)
      Spacer(minLength: 0)
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.SP9` = OracleCase(
    id: "metalui.stack.SP9",
    area: "spacer",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 200, height: 20),
    frames: [
      "a": CGRect(x: 60, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SP9
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      Spacer()
      L("a", w: 20, h: 20)
      Spacer()
      Spacer()
    }
  }

  static let `metalui.stack.SPB1` = OracleCase(
    id: "metalui.stack.SPB1",
    area: "spacer",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 0),
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SPB1
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) { Spacer() }
  }

  static let `metalui.stack.SPB4` = OracleCase(
    id: "metalui.stack.SPB4",
    area: "spacer",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 8, height: 8),
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SPB4
      """,
    confidence: .recorded
  ) {
    Spacer()
  }

  static let `metalui.stack.SPB6` = OracleCase(
    id: "metalui.stack.SPB6",
    area: "spacer",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 50),
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SPB6
      """,
    confidence: .recorded
  ) {
    ZStack { Spacer() }
  }

  static let `metalui.stack.X6` = OracleCase(
    id: "metalui.stack.X6",
    area: "spacer",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 0, height: 20),
      "b": CGRect(x: 100, y: 0, width: 0, height: 20),
    ],
    note: "a Spacer given priority 1 takes everything",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm X6
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: .flex(0, 40, 80), h: 20)
      Spacer().layoutPriority(1)
      L("b", w: .flex(0, 40, 80), h: 20)
    }
  }

  static let `metalui.stack.X9` = OracleCase(
    id: "metalui.stack.X9",
    area: "spacer",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 28, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm X9
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      Spacer()
    }
  }

  static let `stack.spacer-minlength-overflow` = OracleCase(
    id: "stack.spacer-minlength-overflow",
    area: "spacer",
    proposal: ProposedViewSize(width: 100, height: 20),
    space: .root,
    size: CGSize(width: 170, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 60, height: 20),
      "b": CGRect(x: 110, y: 0, width: 60, height: 20),
    ],
    source: "layout rules (stack, ZStack); OpenSwiftUI and MetalUI probes agree",
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      L("a", w: 60, h: 20)
      Spacer(minLength: 50)
      L("b", w: 60, h: 20)
    }
  }

  static let `stack.spacer-vs-flexframe` = OracleCase(
    id: "stack.spacer-vs-flexframe",
    area: "spacer",
    proposal: ProposedViewSize(width: 200, height: 20),
    space: .root,
    size: CGSize(width: 200, height: 20),
    frames: [
      "fa": CGRect(x: 0, y: 0, width: 172, height: 20),
      "a": CGRect(x: 76, y: 0, width: 20, height: 20),
      "b": CGRect(x: 180, y: 0, width: 20, height: 20),
    ],
    note: "maxWidth infinity beats the spacer",
    source: "layout rules (stack, ZStack); OpenSwiftUI and MetalUI probes agree",
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20).frame(maxWidth: .infinity).named("fa")
      Spacer()
      L("b", w: 20, h: 20)
    }
  }

  static let `stack.two-spacers-priority` = OracleCase(
    id: "stack.two-spacers-priority",
    area: "spacer",
    proposal: ProposedViewSize(width: 120, height: 20),
    space: .root,
    size: CGSize(width: 120, height: 20),
    frames: [
      "s1": CGRect(x: 0, y: 10, width: 8, height: 0),
      "a": CGRect(x: 8, y: 0, width: 20, height: 20),
      "s2": CGRect(x: 28, y: 10, width: 92, height: 0),
    ],
    note: "the raised spacer takes all but the other spacer's minimum",
    source: "layout rules (stack, ZStack); OpenSwiftUI and MetalUI probes agree",
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Spacer().named("s1")
      L("a", w: 20, h: 20)
      Spacer().named("s2").layoutPriority(1)
    }
  }

  static let `swiftopenui.hstack-with-spacer` = OracleCase(
    id: "swiftopenui.hstack-with-spacer",
    area: "spacer",
    proposal: ProposedViewSize(width: 400, height: 600),
    space: .root,
    size: CGSize(width: 400, height: 16),
    frames: [
      "Left": CGRect(x: 0, y: 0, width: 24, height: 16),
      "Right": CGRect(x: 368, y: 0, width: 32, height: 16),
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
      Tests/LayoutParityTests/Fixtures/hstack-with-spacer.json, recorded on macOS SwiftUI \
      2026-04-18, 400x600 window @2x
      """,
    confidence: .recorded
  ) {
    HStack {
      T("Left", 24, 16)
      Spacer()
      T("Right", 32, 16)
    }
  }

  static let `swiftopenui.mixed-fixed-flexible-hstack` = OracleCase(
    id: "swiftopenui.mixed-fixed-flexible-hstack",
    area: "spacer",
    proposal: ProposedViewSize(width: 400, height: 600),
    space: .root,
    size: CGSize(width: 400, height: 600),
    frames: [
      "Fixed": CGRect(x: 24, y: 292, width: 32.5, height: 16),
      "blue": CGRect(x: 80, y: 0, width: 252, height: 600),
      "End": CGRect(x: 358.5, y: 292, width: 23.5, height: 16),
    ],
    tolerance: 0.51,
    sizeTolerance: 1,
    platform: "macOS",
    note: """
      Sizes are whole-point window sizes (rounded up) and child frames are rounded to half \
      points: compare with tolerance 1 (size) and 0.51 (frames). T(name,w,h) stands for a Text \
      of that drawn size. the Spacer keeps its minimum 8, the Color takes 252
      """,
    source: """
      codelynx/SwiftOpenUI (copy in Lore-Hex/QuillUI third_party) \
      Tests/LayoutParityTests/Fixtures/mixed-fixed-flexible-hstack.json, recorded on macOS \
      SwiftUI 2026-04-18, 400x600 window @2x
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      T("Fixed", 32.5, 16).frame(width: 80)
      Color.blue.named("blue")
      Spacer()
      T("End", 23.5, 16).frame(width: 60)
    }
  }

  static let `swiftuiweb.layout.spacer` = OracleCase(
    id: "swiftuiweb.layout.spacer",
    area: "spacer",
    proposal: ProposedViewSize(width: 300, height: 100),
    space: .window,
    frames: [
      "a": CGRect(x: 0, y: 25, width: 50, height: 50),
      "spacer": CGRect(x: 50, y: 50, width: 200, height: 0),
      "b": CGRect(x: 250, y: 25, width: 50, height: 50),
    ],
    platform: "macOS",
    note: """
      Values stated by the project from measured constants, not a frames recording of this \
      view.
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web) Fixtures/Goldens/layout/spacer/frames.json, recorded on \
      macOS 26.2 hosted window @2x
      """,
    confidence: .published
  ) {
    HStack(spacing: 0) {
      L("a", w: 50, h: 50)
      Spacer().named("spacer")
      L("b", w: 50, h: 50)
    }
  }
}
