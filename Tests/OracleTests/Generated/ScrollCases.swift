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
    `swiftuiweb.scroll.anchor-roles.base`,
    `swiftuiweb.scroll.between`,
    `swiftuiweb.scroll.both`,
    `swiftuiweb.scroll.h12`,
    `swiftuiweb.scroll.margins`,
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

  static let `swiftuiweb.scroll.anchor-roles.base` = OracleCase(
    id: "swiftuiweb.scroll.anchor-roles.base",
    area: "scroll",
    proposal: ProposedViewSize(width: 600, height: 200),
    space: .window,
    frames: [
      "bottomAligned": CGRect(x: 30, y: 0, width: 120, height: 200),
      "a0": CGRect(x: 30, y: 140, width: 120, height: 20),
      "a2": CGRect(x: 30, y: 180, width: 120, height: 20),
      "centerAligned": CGRect(x: 170, y: 0, width: 120, height: 200),
      "b0": CGRect(x: 170, y: 70, width: 120, height: 20),
      "b2": CGRect(x: 170, y: 110, width: 120, height: 20),
      "sizeChanges": CGRect(x: 310, y: 0, width: 120, height: 200),
      "bottomGrows": CGRect(x: 450, y: 0, width: 120, height: 200),
      "c0": CGRect(x: 310, y: 0, width: 120, height: 20),
      "c19": CGRect(x: 310, y: 380, width: 120, height: 20),
      "d0": CGRect(x: 450, y: -200, width: 120, height: 20),
      "d19": CGRect(x: 450, y: 180, width: 120, height: 20),
    ],
    tolerance: 0.01,
    displayScale: 2,
    platform: "macOS",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/scroll/anchor-roles/frames.json, recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 20) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { i in
            Color.blue.frame(width: 120, height: 20).named("a\(i)").id(i)
          }
        }
      }.defaultScrollAnchor(.bottom, for: .alignment).named("bottomAligned")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { i in
            Color.blue.frame(width: 120, height: 20).named("b\(i)").id(i)
          }
        }
      }.defaultScrollAnchor(.center, for: .alignment).named("centerAligned")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { i in
            Color.blue.frame(width: 120, height: 20).named("c\(i)").id(i)
          }
        }
      }.defaultScrollAnchor(.bottom, for: .sizeChanges).named("sizeChanges")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { i in
            Color.blue.frame(width: 120, height: 20).named("d\(i)").id(i)
          }
        }
      }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.bottom, for: .sizeChanges).named(
        "bottomGrows")
    }
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

  static let `swiftuiweb.scroll.margins` = OracleCase(
    id: "swiftuiweb.scroll.margins",
    area: "scroll",
    proposal: ProposedViewSize(width: 600, height: 200),
    space: .window,
    frames: [
      "content": CGRect(x: -2, y: 0, width: 160, height: 200),
      "a0": CGRect(x: 18, y: 20, width: 120, height: 20),
      "a1": CGRect(x: 18, y: 40, width: 120, height: 20),
      "a19": CGRect(x: 18, y: 400, width: 120, height: 20),
      "horizontal": CGRect(x: 178, y: 0, width: 144, height: 200),
      "b0": CGRect(x: 190, y: 0, width: 120, height: 20),
      "b2": CGRect(x: 190, y: 40, width: 120, height: 20),
      "automatic": CGRect(x: 342, y: 0, width: 120, height: 200),
      "c0": CGRect(x: 342, y: 30, width: 120, height: 20),
      "c2": CGRect(x: 342, y: 70, width: 120, height: 20),
      "indicators": CGRect(x: 482, y: 0, width: 120, height: 200),
      "d0": CGRect(x: 482, y: 0, width: 120, height: 20),
      "d19": CGRect(x: 482, y: 380, width: 120, height: 20),
    ],
    tolerance: 0.01,
    displayScale: 2,
    platform: "macOS",
    note: """
      margins across the scroll axis widen the scroll view, margins along it shift the \
      content; the row is 604 wide in 600
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/scroll/margins/frames.json, recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    HStack(spacing: 20) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { i in
            Color.blue.frame(width: 120, height: 20).named("a\(i)").id(i)
          }
        }
      }.contentMargins(20, for: .scrollContent).named("content")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { i in
            Color.blue.frame(width: 120, height: 20).named("b\(i)").id(i)
          }
        }
      }.contentMargins(.horizontal, 12, for: .scrollContent).named("horizontal")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { i in
            Color.blue.frame(width: 120, height: 20).named("c\(i)").id(i)
          }
        }
      }.contentMargins(.top, 30).named("automatic")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { i in
            Color.blue.frame(width: 120, height: 20).named("d\(i)").id(i)
          }
        }
      }.contentMargins(20, for: .scrollIndicators).named("indicators")
    }
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
