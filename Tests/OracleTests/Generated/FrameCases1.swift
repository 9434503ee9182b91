// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum FrameCases1 {
  static let all = [
    `defagos.frame-max`,
    `defagos.frame-max-both`,
    `frame.color-flex-nil`,
    `frame.minideal`,
    `metalui.frame.A1`,
    `metalui.frame.A4`,
    `metalui.frame.A5`,
    `metalui.frame.A6`,
    `metalui.frame.B.bottomTrailing`,
    `metalui.frame.B.center`,
    `metalui.frame.B.leading`,
    `metalui.frame.B.top`,
    `metalui.frame.B.trailing`,
    `metalui.frame.C2`,
    `metalui.frame.C3`,
    `metalui.frame.C4`,
    `metalui.frame.C5`,
    `metalui.frame.Ccontrol`,
    `metalui.frame.D1`,
    `metalui.frame.D10`,
    `metalui.frame.D12`,
    `metalui.frame.D13`,
    `metalui.frame.D17`,
    `metalui.frame.D3`,
    `metalui.frame.D5`,
    `metalui.frame.D6`,
    `metalui.frame.D7`,
    `metalui.frame.D8`,
    `metalui.frame.D9`,
    `metalui.frame.Dcontrol`,
    `metalui.frame.E1`,
    `metalui.frame.E4`,
    `metalui.frame.E5`,
    `metalui.frame.E6`,
    `metalui.frame.H11`,
    `metalui.frame.H12`,
    `metalui.frame.H13`,
    `metalui.frame.H14`,
    `metalui.frame.H15`,
    `metalui.frame.H17`,
  ]

  static let `defagos.frame-max` = OracleCase(
    id: "defagos.frame-max",
    area: "frame",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 10),
    source: """
      defagos "Understanding SwiftUI layout behaviors" (expanding/hugging/neutral table, \
      ambiguous size 10)
      """,
    confidence: .published
  ) {
    L("a", w: 20, h: 10).frame(maxWidth: .infinity)
  }

  static let `defagos.frame-max-both` = OracleCase(
    id: "defagos.frame-max-both",
    area: "frame",
    proposal: ProposedViewSize(width: 100, height: 50),
    space: .root,
    size: CGSize(width: 100, height: 50),
    source: """
      defagos "Understanding SwiftUI layout behaviors" (expanding/hugging/neutral table, \
      ambiguous size 10)
      """,
    confidence: .published
  ) {
    L("a", w: 20, h: 10).frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  static let `frame.color-flex-nil` = OracleCase(
    id: "frame.color-flex-nil",
    area: "frame",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 20, height: 10),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 20, height: 10)
    ],
    note: "a Color's ideal is 10, raised to the minimum",
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Color.red.named("c").frame(minWidth: 20, maxWidth: 100)
  }

  static let `frame.minideal` = OracleCase(
    id: "frame.minideal",
    area: "frame",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 50, height: 10),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 50, height: 10)
    ],
    source: "Apple documentation of View.frame / padding / fixedSize / offset",
    confidence: .derived
  ) {
    Color.red.named("c").frame(minWidth: 30, idealWidth: 50)
  }

  static let `metalui.frame.A1` = OracleCase(
    id: "metalui.frame.A1",
    area: "frame",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 60, height: 20),
    frames: [
      "c": CGRect(x: 20, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      A1
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(width: 60)
  }

  static let `metalui.frame.A4` = OracleCase(
    id: "metalui.frame.A4",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 20, height: 40),
    frames: [
      "c": CGRect(x: 0, y: 10, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      A4
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(height: 40)
  }

  static let `metalui.frame.A5` = OracleCase(
    id: "metalui.frame.A5",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "c": CGRect(x: -70, y: -60, width: 200, height: 160)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      A5
      """,
    confidence: .recorded
  ) {
    L("c", w: 200, h: 160).frame(width: 60, height: 40)
  }

  static let `metalui.frame.A6` = OracleCase(
    id: "metalui.frame.A6",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 0, height: 0),
    frames: [
      "c": CGRect(x: -10, y: -10, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      A6
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(width: 0, height: 0)
  }

  static let `metalui.frame.B.bottomTrailing` = OracleCase(
    id: "metalui.frame.B.bottomTrailing",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "c": CGRect(x: 40, y: 20, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      B.bottomTrailing
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(width: 60, height: 40, alignment: .bottomTrailing)
  }

  static let `metalui.frame.B.center` = OracleCase(
    id: "metalui.frame.B.center",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "c": CGRect(x: 20, y: 10, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      B.center
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(width: 60, height: 40)
  }

  static let `metalui.frame.B.leading` = OracleCase(
    id: "metalui.frame.B.leading",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "c": CGRect(x: 0, y: 10, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      B.leading
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(width: 60, height: 40, alignment: .leading)
  }

  static let `metalui.frame.B.top` = OracleCase(
    id: "metalui.frame.B.top",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "c": CGRect(x: 20, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      B.top
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(width: 60, height: 40, alignment: .top)
  }

  static let `metalui.frame.B.trailing` = OracleCase(
    id: "metalui.frame.B.trailing",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 60, height: 40),
    frames: [
      "c": CGRect(x: 40, y: 10, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      B.trailing
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(width: 60, height: 40, alignment: .trailing)
  }

  static let `metalui.frame.C2` = OracleCase(
    id: "metalui.frame.C2",
    area: "frame",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 80, height: 50),
    frames: [
      "c": CGRect(x: 30, y: 15, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      C2
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(idealWidth: 80, idealHeight: 50)
  }

  static let `metalui.frame.C3` = OracleCase(
    id: "metalui.frame.C3",
    area: "frame",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 80, height: 160),
    frames: [
      "c": CGRect(x: -60, y: 0, width: 200, height: 160)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      C3
      """,
    confidence: .recorded
  ) {
    L("c", w: 200, h: 160).frame(idealWidth: 80)
  }

  static let `metalui.frame.C4` = OracleCase(
    id: "metalui.frame.C4",
    area: "frame",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 80, height: 20),
    frames: [
      "c": CGRect(x: 30, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      C4
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
  }

  static let `metalui.frame.C5` = OracleCase(
    id: "metalui.frame.C5",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 120, height: 20),
    frames: [
      "c": CGRect(x: 50, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      C5
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
  }

  static let `metalui.frame.Ccontrol` = OracleCase(
    id: "metalui.frame.Ccontrol",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 20, height: 20),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      Ccontrol
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(idealWidth: 80)
  }

  static let `metalui.frame.D1` = OracleCase(
    id: "metalui.frame.D1",
    area: "frame",
    proposal: ProposedViewSize(width: 60, height: 60),
    space: .root,
    size: CGSize(width: 60, height: 20),
    frames: [
      "c": CGRect(x: 20, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      D1
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 40, maxWidth: 80)
  }

  static let `metalui.frame.D10` = OracleCase(
    id: "metalui.frame.D10",
    area: "frame",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 20),
    frames: [
      "c": CGRect(x: 40, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      D10
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(maxWidth: .infinity)
  }

  static let `metalui.frame.D12` = OracleCase(
    id: "metalui.frame.D12",
    area: "frame",
    proposal: ProposedViewSize(width: CGFloat.infinity, height: CGFloat.infinity),
    space: .root,
    size: CGSize(width: CGFloat.infinity, height: 20),
    note: "measure only: placing would produce an infinite offset",
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      D12
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(maxWidth: .infinity)
  }

  static let `metalui.frame.D13` = OracleCase(
    id: "metalui.frame.D13",
    area: "frame",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 80, height: 160),
    frames: [
      "c": CGRect(x: -60, y: 0, width: 200, height: 160)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      D13
      """,
    confidence: .recorded
  ) {
    L("c", w: 200, h: 160).frame(minWidth: 40, maxWidth: 80)
  }

  static let `metalui.frame.D17` = OracleCase(
    id: "metalui.frame.D17",
    area: "frame",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 80, height: 20),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      D17
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 40, maxWidth: 80, alignment: .topLeading)
  }

  static let `metalui.frame.D3` = OracleCase(
    id: "metalui.frame.D3",
    area: "frame",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "c": CGRect(x: 10, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      D3
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 40, maxWidth: 80)
  }

  static let `metalui.frame.D5` = OracleCase(
    id: "metalui.frame.D5",
    area: "frame",
    proposal: ProposedViewSize(width: 30, height: 30),
    space: .root,
    size: CGSize(width: 30, height: 20),
    frames: [
      "c": CGRect(x: 5, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      D5
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(maxWidth: 80)
  }

  static let `metalui.frame.D6` = OracleCase(
    id: "metalui.frame.D6",
    area: "frame",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 20, height: 20),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      D6
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(maxWidth: 80)
  }

  static let `metalui.frame.D7` = OracleCase(
    id: "metalui.frame.D7",
    area: "frame",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "c": CGRect(x: 10, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      D7
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 40)
  }

  static let `metalui.frame.D8` = OracleCase(
    id: "metalui.frame.D8",
    area: "frame",
    proposal: ProposedViewSize(width: 30, height: 30),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "c": CGRect(x: 10, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      D8
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 40)
  }

  static let `metalui.frame.D9` = OracleCase(
    id: "metalui.frame.D9",
    area: "frame",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 40, height: 20),
    frames: [
      "c": CGRect(x: 10, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      D9
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 40)
  }

  static let `metalui.frame.Dcontrol` = OracleCase(
    id: "metalui.frame.Dcontrol",
    area: "frame",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 80, height: 20),
    frames: [
      "c": CGRect(x: 30, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      Dcontrol
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 40, maxWidth: 80)
  }

  static let `metalui.frame.E1` = OracleCase(
    id: "metalui.frame.E1",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 50, height: 20),
    frames: [
      "c": CGRect(x: 15, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      E1
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(width: 100).frame(width: 50)
  }

  static let `metalui.frame.E4` = OracleCase(
    id: "metalui.frame.E4",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 300, height: 20),
    frames: [
      "c": CGRect(x: 140, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      E4
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(width: 50).frame(maxWidth: .infinity)
  }

  static let `metalui.frame.E5` = OracleCase(
    id: "metalui.frame.E5",
    area: "frame",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 80, height: 20),
    frames: [
      "c": CGRect(x: 30, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      E5
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 40).frame(minWidth: 80)
  }

  static let `metalui.frame.E6` = OracleCase(
    id: "metalui.frame.E6",
    area: "frame",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 120, height: 100),
    frames: [
      "c": CGRect(x: 20, y: 10, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-semantics.swift, recorded on macOS 26.6.2 SwiftUI, arm \
      E6
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(width: 60, height: 40).frame(
      width: 120, height: 100, alignment: .topLeading)
  }

  static let `metalui.frame.H11` = OracleCase(
    id: "metalui.frame.H11",
    area: "frame",
    proposal: ProposedViewSize(width: 10, height: 10),
    space: .root,
    size: CGSize(width: 10, height: 20),
    frames: [
      "c": CGRect(x: -5, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-negative-sizes.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm H11
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 5, maxWidth: 80)
  }

  static let `metalui.frame.H12` = OracleCase(
    id: "metalui.frame.H12",
    area: "frame",
    proposal: ProposedViewSize(width: 60, height: 60),
    space: .root,
    size: CGSize(width: 60, height: 20),
    frames: [
      "c": CGRect(x: 20, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-negative-sizes.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm H12
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 5, maxWidth: 80)
  }

  static let `metalui.frame.H13` = OracleCase(
    id: "metalui.frame.H13",
    area: "frame",
    proposal: ProposedViewSize(width: 10, height: 10),
    space: .root,
    size: CGSize(width: 10, height: 160),
    frames: [
      "c": CGRect(x: -95, y: 0, width: 200, height: 160)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-negative-sizes.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm H13
      """,
    confidence: .recorded
  ) {
    L("c", w: 200, h: 160).frame(minWidth: 5, maxWidth: 80)
  }

  static let `metalui.frame.H14` = OracleCase(
    id: "metalui.frame.H14",
    area: "frame",
    proposal: ProposedViewSize(width: 10, height: 10),
    space: .root,
    size: CGSize(width: 10, height: 20),
    frames: [
      "c": CGRect(x: -5, y: 0, width: 20, height: 20)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-negative-sizes.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm H14
      """,
    confidence: .recorded
  ) {
    L("c", w: 20, h: 20).frame(minWidth: 0, maxWidth: 80)
  }

  static let `metalui.frame.H15` = OracleCase(
    id: "metalui.frame.H15",
    area: "frame",
    proposal: ProposedViewSize(width: 10, height: 10),
    space: .root,
    size: CGSize(width: 80, height: 160),
    frames: [
      "c": CGRect(x: -60, y: 0, width: 200, height: 160)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-negative-sizes.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm H15
      """,
    confidence: .recorded
  ) {
    L("c", w: 200, h: 160).frame(maxWidth: 80)
  }

  static let `metalui.frame.H17` = OracleCase(
    id: "metalui.frame.H17",
    area: "frame",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 200, height: 160),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 200, height: 160)
    ],
    source: """
      MetalUI docs/probes/swiftui-frame-negative-sizes.swift, recorded on macOS 26.6.2 \
      SwiftUI, arm H17
      """,
    confidence: .recorded
  ) {
    L("c", w: 200, h: 160).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
