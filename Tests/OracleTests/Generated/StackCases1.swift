// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum StackCases1 {
  static let all = [
    `defagos.hstack-hug`,
    `defagos.hstack-mixed`,
    `edgecases.min0`,
    `edgecases.min85`,
    `metalui.stack.G10`,
    `metalui.stack.G12`,
    `metalui.stack.G13`,
    `metalui.stack.G17`,
    `metalui.stack.G2`,
    `metalui.stack.G21`,
    `metalui.stack.G23`,
    `metalui.stack.G24`,
    `metalui.stack.G4r`,
    `metalui.stack.G6c`,
    `metalui.stack.Gcontrol`,
    `metalui.stack.SPB7`,
    `metalui.stack.X13`,
    `metalui.stack.X3`,
    `objcio.blog.175`,
    `objcio.fuzz.0`,
    `objcio.fuzz.1`,
    `objcio.fuzz.10`,
    `objcio.fuzz.11`,
    `objcio.fuzz.12`,
    `objcio.fuzz.13`,
    `objcio.fuzz.14`,
    `objcio.fuzz.15`,
    `objcio.fuzz.16`,
    `objcio.fuzz.17`,
    `objcio.fuzz.18`,
    `objcio.fuzz.19`,
    `objcio.fuzz.2`,
    `objcio.fuzz.20`,
    `objcio.fuzz.21`,
    `objcio.fuzz.22`,
    `objcio.fuzz.23`,
    `objcio.fuzz.3`,
    `objcio.fuzz.4`,
    `objcio.fuzz.5`,
    `objcio.fuzz.6`,
  ]

  static let `defagos.hstack-hug` = OracleCase(
    id: "defagos.hstack-hug",
    area: "stack",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 40, height: 10),
    source: """
      defagos "Understanding SwiftUI layout behaviors" (expanding/hugging/neutral table, \
      ambiguous size 10)
      """,
    confidence: .published
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 10)
      L("b", w: 20, h: 10)
    }
  }

  static let `defagos.hstack-mixed` = OracleCase(
    id: "defagos.hstack-mixed",
    area: "stack",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 20),
    source: """
      defagos "Understanding SwiftUI layout behaviors" (expanding/hugging/neutral table, \
      ambiguous size 10)
      """,
    confidence: .published
  ) {
    HStack(spacing: 0) {
      Color.red.frame(height: 20)
      L("b", w: 20, h: 10)
    }
  }

  static let `edgecases.min0` = OracleCase(
    id: "edgecases.min0",
    area: "stack",
    proposal: ProposedViewSize(width: 100, height: 0),
    space: .root,
    size: CGSize(width: 100, height: 85),
    source: "stackotter/swiftui-layout-edge-cases README",
    confidence: .published
  ) {
    VStack(spacing: 0) {
      Rectangle().frame(minHeight: 5, maxHeight: 100).named("a")
      Rectangle().frame(minHeight: 80).named("b")
    }
  }

  static let `edgecases.min85` = OracleCase(
    id: "edgecases.min85",
    area: "stack",
    proposal: ProposedViewSize(width: 100, height: 85),
    space: .root,
    size: CGSize(width: 100, height: 122.5),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 100, height: 42.5),
      "b": CGRect(x: 0, y: 42.5, width: 100, height: 80),
    ],
    note: "a stack offered exactly its minimum can still overflow: 42.5 + 80",
    source: "stackotter/swiftui-layout-edge-cases README",
    confidence: .published
  ) {
    VStack(spacing: 0) {
      Rectangle().frame(minHeight: 5, maxHeight: 100).named("a")
      Rectangle().frame(minHeight: 80).named("b")
    }
  }

  static let `metalui.stack.G10` = OracleCase(
    id: "metalui.stack.G10",
    area: "stack",
    proposal: ProposedViewSize(width: 300, height: 50),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "b": CGRect(x: 20, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G10
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: 20)
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.G12` = OracleCase(
    id: "metalui.stack.G12",
    area: "stack",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 26.67, height: 20),
      "b": CGRect(x: 36.67, y: 0, width: 26.67, height: 20),
      "c": CGRect(x: 73.33, y: 0, width: 26.67, height: 20),
    ],
    note: "spacing comes off first",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G12
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 10) {
      L("a", w: .flex(0, 40, 80), h: 20)
      L("b", w: .flex(0, 40, 80), h: 20)
      L("c", w: .flex(0, 40, 80), h: 20)
    }
  }

  static let `metalui.stack.G13` = OracleCase(
    id: "metalui.stack.G13",
    area: "stack",
    proposal: ProposedViewSize(width: 60, height: 50),
    space: .root,
    size: CGSize(width: 75, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 30, height: 20),
      "b": CGRect(x: 30, y: 0, width: 0, height: 20),
      "c": CGRect(x: 30, y: 0, width: 45, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G13
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: .flex(30, 35, 40), h: 20)
      L("b", w: .flex(0, 50, 100), h: 20)
      L("c", w: 45, h: 20)
    }
  }

  static let `metalui.stack.G17` = OracleCase(
    id: "metalui.stack.G17",
    area: "stack",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 30, height: 40),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 30, height: 20),
      "b": CGRect(x: 0, y: 20, width: 30, height: 20),
    ],
    note: """
      cross nil: sizes are reported from pass 1, children are placed by a second pass at the \
      stack's own width
      """,
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G17
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 0) {
      L("a", w: .flex(0, 10, .infinity), h: 20)
      L("b", w: 30, h: 20)
    }
  }

  static let `metalui.stack.G2` = OracleCase(
    id: "metalui.stack.G2",
    area: "stack",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 70, height: 20),
      "b": CGRect(x: 70, y: 0, width: 30, height: 20),
    ],
    note: "the lower-priority minimum (30) is reserved",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G2
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: .flex(0, 40, 80), h: 20).layoutPriority(1)
      L("b", w: .flex(30, 40, 80), h: 20)
    }
  }

  static let `metalui.stack.G21` = OracleCase(
    id: "metalui.stack.G21",
    area: "stack",
    proposal: ProposedViewSize(width: 100, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 30),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 30),
      "b": CGRect(x: 20, y: 0, width: 20, height: 30),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G21
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 20, h: .flex(0, 10, .infinity))
      L("b", w: 20, h: 30)
    }
  }

  static let `metalui.stack.G23` = OracleCase(
    id: "metalui.stack.G23",
    area: "stack",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 48, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 20, height: 20),
      "b": CGRect(x: 28, y: 0, width: 20, height: 20),
    ],
    note: "an empty conditional adds no spacing",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G23
      """,
    confidence: .recorded
  ) {
    HStack {
      L("a", w: 20, h: 20)
      if OracleCase.never { Color.red }
      L("b", w: 20, h: 20)
    }
  }

  static let `metalui.stack.G24` = OracleCase(
    id: "metalui.stack.G24",
    area: "stack",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 200, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 0, height: 20),
      "b": CGRect(x: 0, y: 0, width: 200, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G24
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: .flex(0, 10, .infinity), h: 20)
      L("b", w: .flex(0, 10, .infinity), h: 20).layoutPriority(1)
    }
  }

  static let `metalui.stack.G4r` = OracleCase(
    id: "metalui.stack.G4r",
    area: "stack",
    proposal: ProposedViewSize(width: 200, height: 50),
    space: .root,
    size: CGSize(width: 200, height: 20),
    frames: [
      "b": CGRect(x: 80, y: 0, width: 20, height: 20),
      "a": CGRect(x: 180, y: 0, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G4r
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("b", w: 20, h: 20).frame(maxWidth: .infinity)
      L("a", w: 20, h: 20)
    }
  }

  static let `metalui.stack.G6c` = OracleCase(
    id: "metalui.stack.G6c",
    area: "stack",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 80, height: 20),
      "b": CGRect(x: 80, y: 0, width: 20, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm G6c
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 80, h: 20)
      L("b", w: .flex(0, 40, 80), h: 20)
    }
  }

  static let `metalui.stack.Gcontrol` = OracleCase(
    id: "metalui.stack.Gcontrol",
    area: "stack",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 50, height: 20),
      "b": CGRect(x: 50, y: 0, width: 50, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm Gcontrol
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: .flex(0, 40, 80), h: 20)
      L("b", w: .flex(0, 40, 80), h: 20)
    }
  }

  static let `metalui.stack.SPB7` = OracleCase(
    id: "metalui.stack.SPB7",
    area: "stack",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 0, height: 0),
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SPB7
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {}
  }

  static let `metalui.stack.X13` = OracleCase(
    id: "metalui.stack.X13",
    area: "stack",
    proposal: ProposedViewSize(width: nil, height: 50),
    space: .root,
    size: CGSize(width: 160, height: 20),
    frames: [
      "b": CGRect(x: 80, y: 0, width: 80, height: 20)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm X13
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: 80, h: 20)
      L("b", w: 80, h: 20)
    }
  }

  static let `metalui.stack.X3` = OracleCase(
    id: "metalui.stack.X3",
    area: "stack",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 40, height: 20),
      "b": CGRect(x: 40, y: 0, width: 30, height: 20),
      "c": CGRect(x: 70, y: 0, width: 30, height: 20),
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm X3
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 0) {
      L("a", w: .flex(0, 40, 80), h: 20)
      L("b", w: 30, h: 20)
      L("c", w: 30, h: 20)
    }
  }

  static let `objcio.blog.175` = OracleCase(
    id: "objcio.blog.175",
    area: "stack",
    proposal: ProposedViewSize(width: 150, height: 50),
    space: .root,
    size: CGSize(width: 175, height: 50),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 75, height: 50),
      "b": CGRect(x: 75, y: 0, width: 100, height: 50),
    ],
    source: """
      objc.io "SwiftUI layout" HStack article (max 100 / min 100 in 150 overflows to 175)
      """,
    confidence: .published
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(maxWidth: 100).named("a")
      Rectangle().frame(minWidth: 100).named("b")
    }
  }

  static let `objcio.fuzz.0` = OracleCase(
    id: "objcio.fuzz.0",
    area: "stack",
    proposal: ProposedViewSize(width: 285, height: 100),
    space: .root,
    size: CGSize(width: 285, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 88, height: 100),
      "r1": CGRect(x: 88, y: 0, width: 88, height: 100),
      "r2": CGRect(x: 176, y: 0, width: 21, height: 100),
      "r3": CGRect(x: 197, y: 0, width: 88, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().named("r0")
      Rectangle().named("r1")
      Rectangle().frame(width: 21).named("r2")
      Rectangle().named("r3")
    }
  }

  static let `objcio.fuzz.1` = OracleCase(
    id: "objcio.fuzz.1",
    area: "stack",
    proposal: ProposedViewSize(width: 447, height: 100),
    space: .root,
    size: CGSize(width: 447, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 5, height: 100),
      "r1": CGRect(x: 5, y: 0, width: 39, height: 100),
      "r2": CGRect(x: 44, y: 0, width: 100.75, height: 100),
      "r3": CGRect(x: 144.75, y: 0, width: 100.75, height: 100),
      "r4": CGRect(x: 245.5, y: 0, width: 100.75, height: 100),
      "r5": CGRect(x: 346.25, y: 0, width: 100.75, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 0, maxWidth: 5).named("r0")
      Rectangle().frame(width: 39).named("r1")
      Rectangle().frame(minWidth: 52).named("r2")
      Rectangle().named("r3")
      Rectangle().frame(minWidth: 90).named("r4")
      Rectangle().frame(minWidth: 18).named("r5")
    }
  }

  static let `objcio.fuzz.10` = OracleCase(
    id: "objcio.fuzz.10",
    area: "stack",
    proposal: ProposedViewSize(width: 428, height: 100),
    space: .root,
    size: CGSize(width: 428, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 62, height: 100),
      "r1": CGRect(x: 62, y: 0, width: 366, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(maxWidth: 62).named("r0")
      Rectangle().named("r1")
    }
  }

  static let `objcio.fuzz.11` = OracleCase(
    id: "objcio.fuzz.11",
    area: "stack",
    proposal: ProposedViewSize(width: 385, height: 100),
    space: .root,
    size: CGSize(width: 385, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 49, height: 100),
      "r1": CGRect(x: 49, y: 0, width: 55, height: 100),
      "r2": CGRect(x: 104, y: 0, width: 51, height: 100),
      "r3": CGRect(x: 155, y: 0, width: 39, height: 100),
      "r4": CGRect(x: 194, y: 0, width: 161, height: 100),
      "r5": CGRect(x: 355, y: 0, width: 30, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(width: 49).named("r0")
      Rectangle().frame(width: 55).named("r1")
      Rectangle().frame(minWidth: 15, maxWidth: 51).named("r2")
      Rectangle().frame(minWidth: 8, maxWidth: 39).named("r3")
      Rectangle().frame(minWidth: 69).named("r4")
      Rectangle().frame(width: 30).named("r5")
    }
  }

  static let `objcio.fuzz.12` = OracleCase(
    id: "objcio.fuzz.12",
    area: "stack",
    proposal: ProposedViewSize(width: 238, height: 100),
    space: .root,
    size: CGSize(width: 238, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 61.6667, height: 100),
      "r1": CGRect(x: 61.6667, y: 0, width: 42, height: 100),
      "r2": CGRect(x: 103.6667, y: 0, width: 61.6667, height: 100),
      "r3": CGRect(x: 165.3333, y: 0, width: 11, height: 100),
      "r4": CGRect(x: 176.3333, y: 0, width: 61.6667, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 13).named("r0")
      Rectangle().frame(width: 42).named("r1")
      Rectangle().frame(minWidth: 8, maxWidth: 85).named("r2")
      Rectangle().frame(maxWidth: 11).named("r3")
      Rectangle().named("r4")
    }
  }

  static let `objcio.fuzz.13` = OracleCase(
    id: "objcio.fuzz.13",
    area: "stack",
    proposal: ProposedViewSize(width: 422, height: 100),
    space: .root,
    size: CGSize(width: 422, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 421, height: 100),
      "r1": CGRect(x: 421, y: 0, width: 1, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().named("r0")
      Rectangle().frame(minWidth: 0, maxWidth: 1).named("r1")
    }
  }

  static let `objcio.fuzz.14` = OracleCase(
    id: "objcio.fuzz.14",
    area: "stack",
    proposal: ProposedViewSize(width: 333, height: 100),
    space: .root,
    size: CGSize(width: 333, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 81, height: 100),
      "r1": CGRect(x: 81, y: 0, width: 0, height: 100),
      "r2": CGRect(x: 81, y: 0, width: 82, height: 100),
      "r3": CGRect(x: 163, y: 0, width: 170, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 6, maxWidth: 81).named("r0")
      Rectangle().frame(maxWidth: 0).named("r1")
      Rectangle().frame(maxWidth: 82).named("r2")
      Rectangle().frame(minWidth: 92).named("r3")
    }
  }

  static let `objcio.fuzz.15` = OracleCase(
    id: "objcio.fuzz.15",
    area: "stack",
    proposal: ProposedViewSize(width: 386, height: 100),
    space: .root,
    size: CGSize(width: 386, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 117.6667, height: 100),
      "r1": CGRect(x: 117.6667, y: 0, width: 24, height: 100),
      "r2": CGRect(x: 141.6667, y: 0, width: 117.6667, height: 100),
      "r3": CGRect(x: 259.3333, y: 0, width: 9, height: 100),
      "r4": CGRect(x: 268.3333, y: 0, width: 117.6667, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().named("r0")
      Rectangle().frame(width: 24).named("r1")
      Rectangle().frame(minWidth: 48).named("r2")
      Rectangle().frame(width: 9).named("r3")
      Rectangle().named("r4")
    }
  }

  static let `objcio.fuzz.16` = OracleCase(
    id: "objcio.fuzz.16",
    area: "stack",
    proposal: ProposedViewSize(width: 428, height: 100),
    space: .root,
    size: CGSize(width: 428, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 405, height: 100),
      "r1": CGRect(x: 405, y: 0, width: 23, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 65).named("r0")
      Rectangle().frame(minWidth: 18, maxWidth: 23).named("r1")
    }
  }

  static let `objcio.fuzz.17` = OracleCase(
    id: "objcio.fuzz.17",
    area: "stack",
    proposal: ProposedViewSize(width: 47, height: 100),
    space: .root,
    size: CGSize(width: 47, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 23.5, height: 100),
      "r1": CGRect(x: 23.5, y: 0, width: 23.5, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().named("r0")
      Rectangle().named("r1")
    }
  }

  static let `objcio.fuzz.18` = OracleCase(
    id: "objcio.fuzz.18",
    area: "stack",
    proposal: ProposedViewSize(width: 150, height: 100),
    space: .root,
    size: CGSize(width: 150, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 64, height: 100),
      "r1": CGRect(x: 64, y: 0, width: 86, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 40, maxWidth: 64).named("r0")
      Rectangle().named("r1")
    }
  }

  static let `objcio.fuzz.19` = OracleCase(
    id: "objcio.fuzz.19",
    area: "stack",
    proposal: ProposedViewSize(width: 445, height: 100),
    space: .root,
    size: CGSize(width: 445, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 83.25, height: 100),
      "r1": CGRect(x: 83.25, y: 0, width: 50, height: 100),
      "r2": CGRect(x: 133.25, y: 0, width: 62, height: 100),
      "r3": CGRect(x: 195.25, y: 0, width: 83.25, height: 100),
      "r4": CGRect(x: 278.5, y: 0, width: 83.25, height: 100),
      "r5": CGRect(x: 361.75, y: 0, width: 83.25, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 80).named("r0")
      Rectangle().frame(width: 50).named("r1")
      Rectangle().frame(minWidth: 2, maxWidth: 62).named("r2")
      Rectangle().frame(maxWidth: 86).named("r3")
      Rectangle().frame(minWidth: 46).named("r4")
      Rectangle().frame(minWidth: 65).named("r5")
    }
  }

  static let `objcio.fuzz.2` = OracleCase(
    id: "objcio.fuzz.2",
    area: "stack",
    proposal: ProposedViewSize(width: 334, height: 100),
    space: .root,
    size: CGSize(width: 334, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 12, height: 100),
      "r1": CGRect(x: 12, y: 0, width: 52, height: 100),
      "r2": CGRect(x: 64, y: 0, width: 270, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(maxWidth: 12).named("r0")
      Rectangle().frame(width: 52).named("r1")
      Rectangle().named("r2")
    }
  }

  static let `objcio.fuzz.20` = OracleCase(
    id: "objcio.fuzz.20",
    area: "stack",
    proposal: ProposedViewSize(width: 474, height: 100),
    space: .root,
    size: CGSize(width: 474, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 85.3333, height: 100),
      "r1": CGRect(x: 85.3333, y: 0, width: 61, height: 100),
      "r2": CGRect(x: 146.3333, y: 0, width: 85.3333, height: 100),
      "r3": CGRect(x: 231.6667, y: 0, width: 79, height: 100),
      "r4": CGRect(x: 310.6667, y: 0, width: 78, height: 100),
      "r5": CGRect(x: 388.6667, y: 0, width: 85.3333, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().named("r0")
      Rectangle().frame(minWidth: 28, maxWidth: 61).named("r1")
      Rectangle().frame(minWidth: 66).named("r2")
      Rectangle().frame(minWidth: 72, maxWidth: 82).named("r3")
      Rectangle().frame(minWidth: 7, maxWidth: 78).named("r4")
      Rectangle().frame(minWidth: 78).named("r5")
    }
  }

  static let `objcio.fuzz.21` = OracleCase(
    id: "objcio.fuzz.21",
    area: "stack",
    proposal: ProposedViewSize(width: 191, height: 100),
    space: .root,
    size: CGSize(width: 191, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 41.625, height: 100),
      "r1": CGRect(x: 41.625, y: 0, width: 41.625, height: 100),
      "r2": CGRect(x: 83.25, y: 0, width: 47.75, height: 100),
      "r3": CGRect(x: 131, y: 0, width: 60, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().named("r0")
      Rectangle().named("r1")
      Rectangle().frame(maxWidth: 84).named("r2")
      Rectangle().frame(minWidth: 60).named("r3")
    }
  }

  static let `objcio.fuzz.22` = OracleCase(
    id: "objcio.fuzz.22",
    area: "stack",
    proposal: ProposedViewSize(width: 27, height: 100),
    space: .root,
    size: CGSize(width: 265, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 0, height: 100),
      "r1": CGRect(x: 0, y: 0, width: 0, height: 100),
      "r2": CGRect(x: 0, y: 0, width: 92, height: 100),
      "r3": CGRect(x: 92, y: 0, width: 74, height: 100),
      "r4": CGRect(x: 166, y: 0, width: 36, height: 100),
      "r5": CGRect(x: 202, y: 0, width: 63, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(maxWidth: 67).named("r0")
      Rectangle().named("r1")
      Rectangle().frame(width: 92).named("r2")
      Rectangle().frame(width: 74).named("r3")
      Rectangle().frame(minWidth: 36, maxWidth: 50).named("r4")
      Rectangle().frame(minWidth: 63).named("r5")
    }
  }

  static let `objcio.fuzz.23` = OracleCase(
    id: "objcio.fuzz.23",
    area: "stack",
    proposal: ProposedViewSize(width: 155, height: 100),
    space: .root,
    size: CGSize(width: 155, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 34.25, height: 100),
      "r1": CGRect(x: 34.25, y: 0, width: 34.25, height: 100),
      "r2": CGRect(x: 68.5, y: 0, width: 34.25, height: 100),
      "r3": CGRect(x: 102.75, y: 0, width: 34.25, height: 100),
      "r4": CGRect(x: 137, y: 0, width: 18, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().named("r0")
      Rectangle().named("r1")
      Rectangle().named("r2")
      Rectangle().named("r3")
      Rectangle().frame(maxWidth: 18).named("r4")
    }
  }

  static let `objcio.fuzz.3` = OracleCase(
    id: "objcio.fuzz.3",
    area: "stack",
    proposal: ProposedViewSize(width: 431, height: 100),
    space: .root,
    size: CGSize(width: 431, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 74, height: 100),
      "r1": CGRect(x: 74, y: 0, width: 45, height: 100),
      "r2": CGRect(x: 119, y: 0, width: 79.6667, height: 100),
      "r3": CGRect(x: 198.6667, y: 0, width: 79.6667, height: 100),
      "r4": CGRect(x: 278.3333, y: 0, width: 73, height: 100),
      "r5": CGRect(x: 351.3333, y: 0, width: 79.6667, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 11, maxWidth: 74).named("r0")
      Rectangle().frame(width: 45).named("r1")
      Rectangle().named("r2")
      Rectangle().frame(minWidth: 62).named("r3")
      Rectangle().frame(minWidth: 32, maxWidth: 73).named("r4")
      Rectangle().frame(maxWidth: 99).named("r5")
    }
  }

  static let `objcio.fuzz.4` = OracleCase(
    id: "objcio.fuzz.4",
    area: "stack",
    proposal: ProposedViewSize(width: 478, height: 100),
    space: .root,
    size: CGSize(width: 478, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 35, height: 100),
      "r1": CGRect(x: 35, y: 0, width: 365, height: 100),
      "r2": CGRect(x: 400, y: 0, width: 17, height: 100),
      "r3": CGRect(x: 417, y: 0, width: 61, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(maxWidth: 35).named("r0")
      Rectangle().frame(minWidth: 21).named("r1")
      Rectangle().frame(maxWidth: 17).named("r2")
      Rectangle().frame(width: 61).named("r3")
    }
  }

  static let `objcio.fuzz.5` = OracleCase(
    id: "objcio.fuzz.5",
    area: "stack",
    proposal: ProposedViewSize(width: 433, height: 100),
    space: .root,
    size: CGSize(width: 433, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 101, height: 100),
      "r1": CGRect(x: 101, y: 0, width: 36, height: 100),
      "r2": CGRect(x: 137, y: 0, width: 101, height: 100),
      "r3": CGRect(x: 238, y: 0, width: 101, height: 100),
      "r4": CGRect(x: 339, y: 0, width: 43, height: 100),
      "r5": CGRect(x: 382, y: 0, width: 51, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().named("r0")
      Rectangle().frame(maxWidth: 36).named("r1")
      Rectangle().frame(minWidth: 14).named("r2")
      Rectangle().named("r3")
      Rectangle().frame(width: 43).named("r4")
      Rectangle().frame(width: 51).named("r5")
    }
  }

  static let `objcio.fuzz.6` = OracleCase(
    id: "objcio.fuzz.6",
    area: "stack",
    proposal: ProposedViewSize(width: 103, height: 100),
    space: .root,
    size: CGSize(width: 284, height: 100),
    frames: [
      "r0": CGRect(x: 0, y: 0, width: 83, height: 100),
      "r1": CGRect(x: 83, y: 0, width: 25, height: 100),
      "r2": CGRect(x: 108, y: 0, width: 72, height: 100),
      "r3": CGRect(x: 180, y: 0, width: 0, height: 100),
      "r4": CGRect(x: 180, y: 0, width: 50, height: 100),
      "r5": CGRect(x: 230, y: 0, width: 54, height: 100),
    ],
    source: """
      objc.io S01E238 HStack rule (1000 random trials asserted equal to SwiftUI); this \
      instance generated by our reference model
      """,
    confidence: .derived
  ) {
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 83).named("r0")
      Rectangle().frame(minWidth: 25, maxWidth: 43).named("r1")
      Rectangle().frame(minWidth: 72).named("r2")
      Rectangle().named("r3")
      Rectangle().frame(width: 50).named("r4")
      Rectangle().frame(minWidth: 54).named("r5")
    }
  }
}
