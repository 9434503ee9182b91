// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum TextCases {
  static let all = [
    `swiftopenui.text-single`,
    `swiftuiweb.ios.text.styles`,
    `swiftuiweb.pressure.overflow-120`,
    `swiftuiweb.pressure.spacer0-130`,
    `swiftuiweb.pressure.spacer30-130`,
    `swiftuiweb.pressure.two-texts-90-rev`,
    `swiftuiweb.pressure.vstack-130`,
  ]

  static let `swiftopenui.text-single` = OracleCase(
    id: "swiftopenui.text-single",
    area: "text",
    proposal: ProposedViewSize(width: 400, height: 600),
    space: .root,
    size: CGSize(width: 31, height: 16),
    frames: [
      "Hello": CGRect(x: 0, y: 0, width: 31, height: 16)
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
      Tests/LayoutParityTests/Fixtures/text-single.json, recorded on macOS SwiftUI 2026-04-18, \
      400x600 window @2x
      """,
    confidence: .recorded
  ) {
    T("Hello", 31, 16)
  }

  static let `swiftuiweb.ios.text.styles` = OracleCase(
    id: "swiftuiweb.ios.text.styles",
    area: "text",
    proposal: ProposedViewSize(width: 400, height: 460),
    space: .window,
    frames: [
      "stack": CGRect(x: 123.75, y: 8.75, width: 152.5, height: 442.5),
      "default": CGRect(x: 123.75, y: 8.75, width: 39, height: 24.5),
      "largeTitle": CGRect(x: 123.75, y: 41.25, width: 152.5, height: 49),
      "title": CGRect(x: 123.75, y: 98.25, width: 52, height: 41.5),
      "title2": CGRect(x: 123.75, y: 147.75, width: 58.5, height: 32.5),
      "title3": CGRect(x: 123.75, y: 188.25, width: 54.5, height: 28),
      "headline": CGRect(x: 123.75, y: 224.25, width: 70.5, height: 24.5),
      "subheadline": CGRect(x: 123.75, y: 256.75, width: 85, height: 21),
      "body": CGRect(x: 123.75, y: 285.75, width: 39.5, height: 24.5),
      "callout": CGRect(x: 123.75, y: 318.25, width: 51, height: 23.5),
      "footnote": CGRect(x: 123.75, y: 349.75, width: 54.5, height: 19),
      "caption": CGRect(x: 123.75, y: 376.75, width: 44, height: 17.5),
      "caption2": CGRect(x: 123.75, y: 402.25, width: 51, height: 16.5),
      "bold": CGRect(x: 123.75, y: 426.75, width: 36, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.y", "stack.height", "default.y", "default.height", "largeTitle.y", "largeTitle.height",
      "title.y", "title.height", "title2.y", "title2.height", "title3.y", "title3.height",
      "headline.y", "headline.height", "subheadline.y", "subheadline.height", "body.y",
      "body.height", "callout.y", "callout.height", "footnote.y", "footnote.height", "caption.y",
      "caption.height", "caption2.y", "caption2.height", "bold.y", "bold.height",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/text/styles/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 8) {
      Text("Hello").named("default")
      Text("Large Title").font(.largeTitle).named("largeTitle")
      Text("Title").font(.title).named("title")
      Text("Title 2").font(.title2).named("title2")
      Text("Title 3").font(.title3).named("title3")
      Text("Headline").font(.headline).named("headline")
      Text("Subheadline").font(.subheadline).named("subheadline")
      Text("Body").font(.body).named("body")
      Text("Callout").font(.callout).named("callout")
      Text("Footnote").font(.footnote).named("footnote")
      Text("Caption").font(.caption).named("caption")
      Text("Caption 2").font(.caption2).named("caption2")
      Text("Bold").bold().named("bold")
    }.named("stack")
  }

  static let `swiftuiweb.pressure.overflow-120` = OracleCase(
    id: "swiftuiweb.pressure.overflow-120",
    area: "text",
    proposal: ProposedViewSize(width: 200, height: 120),
    space: .window,
    frames: [
      "text": CGRect(x: 25, y: 52, width: 150, height: 16),
      "stack": CGRect(x: 0, y: 4, width: 200, height: 112),
    ],
    platform: "macOS",
    note: """
      Para("p", w, lines: n): a text stand-in whose height is 16*clamp(floor(h/16), 1, n) for \
      a proposed height h (nil or inf -> n lines) and whose width is w. Heights are recorded; \
      x/y follow from them because the recorded text is replaced by a 150-wide stand-in
      """,
    source: "swiftui-web Fixtures/Goldens/pressure/overflow-120, macOS 26.2",
    confidence: .recorded
  ) {
    VStack(spacing: 8) {
      Color.red.frame(height: 40).named("top")
      Para("text", 150, lines: 4)
      Color.red.frame(height: 40).named("bottom")
    }.named("stack")
  }

  static let `swiftuiweb.pressure.spacer0-130` = OracleCase(
    id: "swiftuiweb.pressure.spacer0-130",
    area: "text",
    proposal: ProposedViewSize(width: 200, height: 130),
    space: .window,
    frames: [
      "text": CGRect(x: 25, y: 40, width: 150, height: 48),
      "bottom": CGRect(x: 0, y: 90, width: 200, height: 40),
    ],
    platform: "macOS",
    note: """
      Para("p", w, lines: n): a text stand-in whose height is 16*clamp(floor(h/16), 1, n) for \
      a proposed height h (nil or inf -> n lines) and whose width is w. Heights are recorded; \
      x/y follow from them because the recorded text is replaced by a 150-wide stand-in
      """,
    source: "swiftui-web Fixtures/Goldens/pressure/spacer0-130, macOS 26.2",
    confidence: .recorded
  ) {
    VStack(spacing: 0) {
      Color.red.frame(height: 40).named("top")
      Para("text", 150, lines: 4)
      Spacer(minLength: 0).named("sp")
      Color.red.frame(height: 40).named("bottom")
    }
  }

  static let `swiftuiweb.pressure.spacer30-130` = OracleCase(
    id: "swiftuiweb.pressure.spacer30-130",
    area: "text",
    proposal: ProposedViewSize(width: 200, height: 130),
    space: .window,
    frames: [
      "text": CGRect(x: 25, y: 40, width: 150, height: 16),
      "bottom": CGRect(x: 0, y: 90, width: 200, height: 40),
    ],
    platform: "macOS",
    note: """
      Para("p", w, lines: n): a text stand-in whose height is 16*clamp(floor(h/16), 1, n) for \
      a proposed height h (nil or inf -> n lines) and whose width is w. Heights are recorded; \
      x/y follow from them because the recorded text is replaced by a 150-wide stand-in
      """,
    source: "swiftui-web Fixtures/Goldens/pressure/spacer30-130, macOS 26.2",
    confidence: .recorded
  ) {
    VStack(spacing: 0) {
      Color.red.frame(height: 40).named("top")
      Para("text", 150, lines: 4)
      Spacer(minLength: 30).named("sp")
      Color.red.frame(height: 40).named("bottom")
    }
  }

  static let `swiftuiweb.pressure.two-texts-90-rev` = OracleCase(
    id: "swiftuiweb.pressure.two-texts-90-rev",
    area: "text",
    proposal: ProposedViewSize(width: 200, height: 90),
    space: .window,
    frames: [
      "p2": CGRect(x: 25, y: 5, width: 150, height: 32),
      "p4": CGRect(x: 25, y: 37, width: 150, height: 48),
    ],
    platform: "macOS",
    note: """
      Para("p", w, lines: n): a text stand-in whose height is 16*clamp(floor(h/16), 1, n) for \
      a proposed height h (nil or inf -> n lines) and whose width is w. Heights are recorded; \
      x/y follow from them because the recorded text is replaced by a 150-wide stand-in
      """,
    source: "swiftui-web Fixtures/Goldens/pressure/two-texts-90-rev, macOS 26.2",
    confidence: .recorded
  ) {
    VStack(spacing: 0) {
      Para("p2", 150, lines: 2)
      Para("p4", 150, lines: 4)
    }.named("stack")
  }

  static let `swiftuiweb.pressure.vstack-130` = OracleCase(
    id: "swiftuiweb.pressure.vstack-130",
    area: "text",
    proposal: ProposedViewSize(width: 200, height: 130),
    space: .window,
    frames: [
      "text": CGRect(x: 25, y: 41, width: 150, height: 48),
      "stack": CGRect(x: 0, y: 1, width: 200, height: 128),
    ],
    platform: "macOS",
    note: """
      Para("p", w, lines: n): a text stand-in whose height is 16*clamp(floor(h/16), 1, n) for \
      a proposed height h (nil or inf -> n lines) and whose width is w. Heights are recorded; \
      x/y follow from them because the recorded text is replaced by a 150-wide stand-in
      """,
    source: "swiftui-web Fixtures/Goldens/pressure/vstack-130, macOS 26.2",
    confidence: .recorded
  ) {
    VStack(spacing: 0) {
      Color.red.frame(height: 40).named("top")
      Para("text", 150, lines: 4)
      Color.red.frame(height: 40).named("bottom")
    }.named("stack")
  }
}
