// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum ScrollCases {
  static let all = [
    `metalui.stack.SC1.h.100`,
    `metalui.stack.SC1.h.nil`,
    `metalui.stack.SC1.v.100`,
    `metalui.stack.SC2.both`,
    `metalui.stack.SC2.h`,
    `metalui.stack.SC2.v`,
    `metalui.stack.SC4.both`,
    `metalui.stack.SCG.h`,
    `swiftuiweb.scroll.anchor-bottom`,
    `swiftuiweb.scroll.between`,
    `swiftuiweb.scroll.both`,
    `swiftuiweb.scroll.h12`,
    `swiftuiweb.scroll.pad`,
    `swiftuiweb.scroll.wide`,
  ]

  static let `metalui.stack.SC1.h.100` = OracleCase(
    id: "metalui.stack.SC1.h.100",
    area: "scroll",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 100),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 50, height: 100)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SC1.h.100
      """,
    confidence: .recorded
  ) {
    ScrollView(.horizontal) { L("c", w: .flex(0, 50, .infinity), h: .flex(0, 300, .infinity)) }
  }

  static let `metalui.stack.SC1.h.nil` = OracleCase(
    id: "metalui.stack.SC1.h.nil",
    area: "scroll",
    proposal: ProposedViewSize(width: nil, height: nil),
    space: .root,
    size: CGSize(width: 50, height: 300),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 50, height: 300)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SC1.h.nil
      """,
    confidence: .recorded
  ) {
    ScrollView(.horizontal) { L("c", w: .flex(0, 50, .infinity), h: .flex(0, 300, .infinity)) }
  }

  static let `metalui.stack.SC1.v.100` = OracleCase(
    id: "metalui.stack.SC1.v.100",
    area: "scroll",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 100),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 100, height: 300)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SC1.v.100
      """,
    confidence: .recorded
  ) {
    ScrollView { L("c", w: .flex(0, 50, .infinity), h: .flex(0, 300, .infinity)) }
  }

  static let `metalui.stack.SC2.both` = OracleCase(
    id: "metalui.stack.SC2.both",
    area: "scroll",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 100),
    frames: [
      "c": CGRect(x: 25, y: 35, width: 50, height: 30)
    ],
    note: "content smaller than a two-axis viewport is centred (SCG2 both)",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SC2.both
      """,
    confidence: .recorded
  ) {
    ScrollView([.horizontal, .vertical]) { L("c", w: 50, h: 30) }
  }

  static let `metalui.stack.SC2.h` = OracleCase(
    id: "metalui.stack.SC2.h",
    area: "scroll",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 30),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 50, height: 30)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SC2.h
      """,
    confidence: .recorded
  ) {
    ScrollView(.horizontal) { L("c", w: 50, h: 30) }
  }

  static let `metalui.stack.SC2.v` = OracleCase(
    id: "metalui.stack.SC2.v",
    area: "scroll",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 50, height: 100),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 50, height: 30)
    ],
    note: "cross axis hugs the content",
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SC2.v
      """,
    confidence: .recorded
  ) {
    ScrollView { L("c", w: 50, h: 30) }
  }

  static let `metalui.stack.SC4.both` = OracleCase(
    id: "metalui.stack.SC4.both",
    area: "scroll",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 100),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 500, height: 500)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SC4.both
      """,
    confidence: .recorded
  ) {
    ScrollView([.horizontal, .vertical]) { L("c", w: 500, h: 500) }
  }

  static let `metalui.stack.SCG.h` = OracleCase(
    id: "metalui.stack.SCG.h",
    area: "scroll",
    proposal: ProposedViewSize(width: 100, height: 100),
    space: .root,
    size: CGSize(width: 100, height: 100),
    frames: [
      "c": CGRect(x: 0, y: 35, width: 50, height: 30)
    ],
    source: """
      MetalUI (mburger89/MetalUI) docs/probes/swiftui-stack-algorithms.swift, recorded on \
      macOS 27.0 SwiftUI, arm SCG.h
      """,
    confidence: .recorded
  ) {
    ScrollView(.horizontal) { L("c", w: 50, h: 30) }.frame(width: 100, height: 100)
  }

  static let `swiftuiweb.scroll.anchor-bottom` = OracleCase(
    id: "swiftuiweb.scroll.anchor-bottom",
    area: "scroll",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .root,
    size: CGSize(width: 120, height: 200),
    frames: [
      "c": CGRect(x: 0, y: -200, width: 120, height: 400)
    ],
    source: "swiftui-web docs (ScrollView page, numbers measured on macOS 26.2)",
    confidence: .published
  ) {
    ScrollView { L("c", w: 120, h: 400) }.defaultScrollAnchor(.bottom)
  }

  static let `swiftuiweb.scroll.between` = OracleCase(
    id: "swiftuiweb.scroll.between",
    area: "scroll",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .root,
    size: CGSize(width: 120, height: 200),
    frames: [
      "t1": CGRect(x: 50, y: 0, width: 20, height: 16),
      "scroll": CGRect(x: 0, y: 16, width: 120, height: 168),
      "t2": CGRect(x: 50, y: 184, width: 20, height: 16),
    ],
    source: "swiftui-web docs (ScrollView page, numbers measured on macOS 26.2)",
    confidence: .published
  ) {
    VStack(spacing: 0) {
      T("t1", 20, 16)
      ScrollView { L("c", w: 120, h: 400) }.named("scroll")
      T("t2", 20, 16)
    }
  }

  static let `swiftuiweb.scroll.both` = OracleCase(
    id: "swiftuiweb.scroll.both",
    area: "scroll",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 300, height: 200),
    frames: [
      "c": CGRect(x: 0, y: 0, width: 500, height: 400)
    ],
    source: "swiftui-web docs (ScrollView page, numbers measured on macOS 26.2)",
    confidence: .published
  ) {
    ScrollView([.horizontal, .vertical]) { L("c", w: 500, h: 400) }.named("scroll")
  }

  static let `swiftuiweb.scroll.h12` = OracleCase(
    id: "swiftuiweb.scroll.h12",
    area: "scroll",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .root,
    size: CGSize(width: 300, height: 40),
    frames: [
      "content": CGRect(x: 0, y: 0, width: 808, height: 40),
      "scroll": CGRect(x: 0, y: 0, width: 300, height: 40),
    ],
    source: "swiftui-web docs (ScrollView page, numbers measured on macOS 26.2)",
    confidence: .published
  ) {
    ScrollView(.horizontal) {
      HStack(spacing: 8) { ForEach(0..<12) { L("s\($0)", w: 60, h: 40) } }.named("content")
    }.named("scroll")
  }

  static let `swiftuiweb.scroll.pad` = OracleCase(
    id: "swiftuiweb.scroll.pad",
    area: "scroll",
    proposal: ProposedViewSize(width: 200, height: 200),
    space: .root,
    size: CGSize(width: 152, height: 200),
    frames: [
      "padded": CGRect(x: 0, y: 0, width: 152, height: 432),
      "c": CGRect(x: 16, y: 16, width: 120, height: 400),
    ],
    source: "swiftui-web docs (ScrollView page, numbers measured on macOS 26.2)",
    confidence: .published
  ) {
    ScrollView { L("c", w: 120, h: 400).padding().named("padded") }.named("scroll")
  }

  static let `swiftuiweb.scroll.wide` = OracleCase(
    id: "swiftuiweb.scroll.wide",
    area: "scroll",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .window,
    frames: [
      "scroll": CGRect(x: -50, y: 0, width: 400, height: 200)
    ],
    note: """
      a vertical ScrollView hugs its content across: 400 wide in a 300 window, so it is \
      centred at x -50
      """,
    source: "swiftui-web docs (ScrollView page, numbers measured on macOS 26.2)",
    confidence: .published
  ) {
    ScrollView { L("c", w: 400, h: 500) }.named("scroll")
  }
}
