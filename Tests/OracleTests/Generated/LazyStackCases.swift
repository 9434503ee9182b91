// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum LazyStackCases {
  static let all = [
    `lazystack.h`,
    `lazystack.v`,
    `lazystack.v.leading`,
    `swiftuiweb.lazy.laziness.base`,
    `swiftuiweb.lazy.pinned-footers.b3`,
    `swiftuiweb.lazy.pinned-headers.b3`,
    `swiftuiweb.lazy.pinned-headers.base`,
  ]

  static let `lazystack.h` = OracleCase(
    id: "lazystack.h",
    area: "lazystack",
    proposal: ProposedViewSize(width: nil, height: 100),
    space: .root,
    size: CGSize(width: 44, height: 100),
    frames: [
      "a": CGRect(x: 0, y: 70, width: 20, height: 30),
      "b": CGRect(x: 24, y: 90, width: 20, height: 10),
    ],
    source: """
      swiftui-web lazy/stacks golden; Apple documentation (lazy stacks take the whole cross \
      axis)
      """,
    confidence: .derived
  ) {
    LazyHStack(alignment: .bottom, spacing: 4) {
      L("a", w: 20, h: 30)
      L("b", w: 20, h: 10)
    }.named("s")
  }

  static let `lazystack.v` = OracleCase(
    id: "lazystack.v",
    area: "lazystack",
    proposal: ProposedViewSize(width: 200, height: nil),
    space: .root,
    size: CGSize(width: 200, height: 40),
    frames: [
      "a": CGRect(x: 80, y: 0, width: 40, height: 20),
      "b": CGRect(x: 70, y: 20, width: 60, height: 20),
    ],
    source: """
      swiftui-web lazy/stacks golden; Apple documentation (lazy stacks take the whole cross \
      axis)
      """,
    confidence: .derived
  ) {
    LazyVStack(spacing: 0) {
      L("a", w: 40, h: 20)
      L("b", w: 60, h: 20)
    }.named("s")
  }

  static let `lazystack.v.leading` = OracleCase(
    id: "lazystack.v.leading",
    area: "lazystack",
    proposal: ProposedViewSize(width: 200, height: nil),
    space: .root,
    size: CGSize(width: 200, height: 44),
    frames: [
      "a": CGRect(x: 0, y: 0, width: 40, height: 20),
      "b": CGRect(x: 0, y: 24, width: 60, height: 20),
    ],
    source: """
      swiftui-web lazy/stacks golden; Apple documentation (lazy stacks take the whole cross \
      axis)
      """,
    confidence: .derived
  ) {
    LazyVStack(alignment: .leading, spacing: 4) {
      L("a", w: 40, h: 20)
      L("b", w: 60, h: 20)
    }.named("s")
  }

  static let `swiftuiweb.lazy.laziness.base` = OracleCase(
    id: "swiftuiweb.lazy.laziness.base",
    area: "lazystack",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .window,
    frames: [
      "scroll": CGRect(x: 0, y: 0, width: 300, height: 200),
      "r0": CGRect(x: 50, y: 0, width: 200, height: 20),
      "r1": CGRect(x: 50, y: 20, width: 200, height: 20),
      "r2": CGRect(x: 50, y: 40, width: 200, height: 20),
      "r3": CGRect(x: 50, y: 60, width: 200, height: 20),
      "r4": CGRect(x: 50, y: 80, width: 200, height: 20),
      "r5": CGRect(x: 50, y: 100, width: 200, height: 20),
      "r6": CGRect(x: 50, y: 120, width: 200, height: 20),
      "r7": CGRect(x: 50, y: 140, width: 200, height: 20),
      "r8": CGRect(x: 50, y: 160, width: 200, height: 20),
      "r9": CGRect(x: 50, y: 180, width: 200, height: 20),
    ],
    tolerance: 0.01,
    displayScale: 2,
    absent: ["r10"],
    platform: "macOS",
    note: "exactly the ten visible rows exist",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/lazy/laziness/frames.json, \
      recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { i in
            Color.blue.frame(width: 200, height: 20).named("r\(i)").id("r\(i)")
          }
        }
      }.named("scroll")
    }
  }

  static let `swiftuiweb.lazy.pinned-footers.b3` = OracleCase(
    id: "swiftuiweb.lazy.pinned-footers.b3",
    area: "lazystack",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .window,
    frames: [
      "scroll": CGRect(x: 0, y: 0, width: 300, height: 200),
      "b3": CGRect(x: 50, y: 0, width: 200, height: 20),
      "b4": CGRect(x: 50, y: 20, width: 200, height: 20),
      "b5": CGRect(x: 50, y: 40, width: 200, height: 20),
      "b6": CGRect(x: 50, y: 60, width: 200, height: 20),
      "b7": CGRect(x: 50, y: 80, width: 200, height: 20),
      "bF": CGRect(x: 50, y: 100, width: 200, height: 16),
      "c0": CGRect(x: 50, y: 140, width: 200, height: 20),
      "c1": CGRect(x: 50, y: 160, width: 200, height: 20),
      "c2": CGRect(x: 50, y: 180, width: 200, height: 20),
      "cH": CGRect(x: 50, y: 116, width: 200, height: 24),
      "cF": CGRect(x: 50, y: 184, width: 200, height: 16),
    ],
    tolerance: 0.01,
    displayScale: 2,
    absent: ["bH"],
    platform: "macOS",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/lazy/pinned-footers/frames.json, recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    ScrollViewReader {
      proxy in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
          Section {
            ForEach(0..<8, id: \.self) { i in
              Color.blue.frame(width: 200, height: 20).named("a\(i)").id("a\(i)")
            }
          } header: {
            Color.gray.frame(width: 200, height: 24).named("aH")
          } footer: {
            Color.black.frame(width: 200, height: 16).named("aF")
          }
          Section {
            ForEach(0..<8, id: \.self) { i in
              Color.blue.frame(width: 200, height: 20).named("b\(i)").id("b\(i)")
            }
          } header: {
            Color.gray.frame(width: 200, height: 24).named("bH")
          } footer: {
            Color.black.frame(width: 200, height: 16).named("bF")
          }
          Section {
            ForEach(0..<8, id: \.self) { i in
              Color.blue.frame(width: 200, height: 20).named("c\(i)").id("c\(i)")
            }
          } header: {
            Color.gray.frame(width: 200, height: 24).named("cH")
          } footer: {
            Color.black.frame(width: 200, height: 16).named("cF")
          }
        }
      }.named("scroll").onAppear { proxy.scrollTo("b3", anchor: .top) }
    }
  }

  static let `swiftuiweb.lazy.pinned-headers.b3` = OracleCase(
    id: "swiftuiweb.lazy.pinned-headers.b3",
    area: "lazystack",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .window,
    frames: [
      "scroll": CGRect(x: 0, y: 0, width: 300, height: 200),
      "b3": CGRect(x: 50, y: 0, width: 200, height: 20),
      "b4": CGRect(x: 50, y: 20, width: 200, height: 20),
      "b5": CGRect(x: 50, y: 40, width: 200, height: 20),
      "b6": CGRect(x: 50, y: 60, width: 200, height: 20),
      "b7": CGRect(x: 50, y: 80, width: 200, height: 20),
      "bF": CGRect(x: 50, y: 100, width: 200, height: 16),
      "c0": CGRect(x: 50, y: 140, width: 200, height: 20),
      "c1": CGRect(x: 50, y: 160, width: 200, height: 20),
      "c2": CGRect(x: 50, y: 180, width: 200, height: 20),
      "cH": CGRect(x: 50, y: 116, width: 200, height: 24),
      "bH": CGRect(x: 50, y: 0, width: 200, height: 24),
    ],
    tolerance: 0.01,
    displayScale: 2,
    absent: ["a0", "b2"],
    platform: "macOS",
    note: """
      the target goes to the viewport's top, under the pinned header; rows a0...b2 no longer \
      exist
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/lazy/pinned-headers/frames.json, recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    ScrollViewReader {
      proxy in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<8, id: \.self) { i in
              Color.blue.frame(width: 200, height: 20).named("a\(i)").id("a\(i)")
            }
          } header: {
            Color.gray.frame(width: 200, height: 24).named("aH")
          } footer: {
            Color.black.frame(width: 200, height: 16).named("aF")
          }
          Section {
            ForEach(0..<8, id: \.self) { i in
              Color.blue.frame(width: 200, height: 20).named("b\(i)").id("b\(i)")
            }
          } header: {
            Color.gray.frame(width: 200, height: 24).named("bH")
          } footer: {
            Color.black.frame(width: 200, height: 16).named("bF")
          }
          Section {
            ForEach(0..<8, id: \.self) { i in
              Color.blue.frame(width: 200, height: 20).named("c\(i)").id("c\(i)")
            }
          } header: {
            Color.gray.frame(width: 200, height: 24).named("cH")
          } footer: {
            Color.black.frame(width: 200, height: 16).named("cF")
          }
        }
      }.named("scroll").onAppear { proxy.scrollTo("b3", anchor: .top) }
    }
  }

  static let `swiftuiweb.lazy.pinned-headers.base` = OracleCase(
    id: "swiftuiweb.lazy.pinned-headers.base",
    area: "lazystack",
    proposal: ProposedViewSize(width: 300, height: 200),
    space: .window,
    frames: [
      "scroll": CGRect(x: 0, y: 0, width: 300, height: 200),
      "a0": CGRect(x: 50, y: 24, width: 200, height: 20),
      "a1": CGRect(x: 50, y: 44, width: 200, height: 20),
      "a2": CGRect(x: 50, y: 64, width: 200, height: 20),
      "a3": CGRect(x: 50, y: 84, width: 200, height: 20),
      "a4": CGRect(x: 50, y: 104, width: 200, height: 20),
      "a5": CGRect(x: 50, y: 124, width: 200, height: 20),
      "a6": CGRect(x: 50, y: 144, width: 200, height: 20),
      "a7": CGRect(x: 50, y: 164, width: 200, height: 20),
      "aF": CGRect(x: 50, y: 184, width: 200, height: 16),
      "aH": CGRect(x: 50, y: 0, width: 200, height: 24),
    ],
    tolerance: 0.01,
    displayScale: 2,
    absent: ["b0", "bH"],
    platform: "macOS",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/lazy/pinned-headers/frames.json, recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    ScrollViewReader {
      proxy in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<8, id: \.self) { i in
              Color.blue.frame(width: 200, height: 20).named("a\(i)").id("a\(i)")
            }
          } header: {
            Color.gray.frame(width: 200, height: 24).named("aH")
          } footer: {
            Color.black.frame(width: 200, height: 16).named("aF")
          }
          Section {
            ForEach(0..<8, id: \.self) { i in
              Color.blue.frame(width: 200, height: 20).named("b\(i)").id("b\(i)")
            }
          } header: {
            Color.gray.frame(width: 200, height: 24).named("bH")
          } footer: {
            Color.black.frame(width: 200, height: 16).named("bF")
          }
          Section {
            ForEach(0..<8, id: \.self) { i in
              Color.blue.frame(width: 200, height: 20).named("c\(i)").id("c\(i)")
            }
          } header: {
            Color.gray.frame(width: 200, height: 24).named("cH")
          } footer: {
            Color.black.frame(width: 200, height: 16).named("cF")
          }
        }
      }.named("scroll")
    }
  }
}
