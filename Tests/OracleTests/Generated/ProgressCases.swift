// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum ProgressCases {
  static let all = [
    `swiftuiweb.ios.progress.basic`,
    `swiftuiweb.progress.basic`,
  ]

  static let `swiftuiweb.ios.progress.basic` = OracleCase(
    id: "swiftuiweb.ios.progress.basic",
    area: "progress",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 77.2852556122269, width: 320, height: 145.4294887755462),
      "bar": CGRect(x: 0, y: 77.2852556122269, width: 320, height: 4),
      "indeterminate": CGRect(x: 0, y: 93.2852556122269, width: 320, height: 4),
      "labelled": CGRect(x: 0, y: 109.2852556122269, width: 320, height: 32.5),
      "narrow": CGRect(x: 0, y: 153.7852556122269, width: 120, height: 4),
      "row": CGRect(x: 0, y: 169.7852556122269, width: 121, height: 52.92948877554616),
      "spinner": CGRect(x: 0, y: 186.25, width: 20, height: 20),
      "ring": CGRect(x: 32, y: 186.25, width: 20, height: 20),
      "spinnerLabelled": CGRect(x: 64, y: 169.7852556122269, width: 57, height: 52.92948877554616),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.width", "bar.x", "bar.width", "bar.height", "indeterminate.x",
      "indeterminate.width", "indeterminate.height", "labelled.x", "labelled.width",
      "labelled.height", "narrow.x", "narrow.width", "narrow.height", "row.x", "spinner.x",
      "spinner.y", "spinner.width", "spinner.height", "ring.x", "ring.y", "ring.width",
      "ring.height", "spinnerLabelled.x",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/progress/basic/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    VStack(alignment: .leading, spacing: 12) {
      ProgressView(value: 0.4).named("bar")
      ProgressView().progressViewStyle(.linear).named("indeterminate")
      ProgressView(value: 0.4) { Text("Volume") }.named("labelled")
      ProgressView(value: 0.4).frame(width: 120).named("narrow")
      HStack(spacing: 12) {
        ProgressView().named("spinner")
        ProgressView(value: 0.4).progressViewStyle(.circular).named("ring")
        ProgressView { Text("Volume") }.named("spinnerLabelled")
      }.named("row")
    }.named("stack")
  }

  static let `swiftuiweb.progress.basic` = OracleCase(
    id: "swiftuiweb.progress.basic",
    area: "progress",
    proposal: ProposedViewSize(width: 320, height: 400),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 27.62890625, width: 320, height: 344.7421875),
      "bare": CGRect(x: 20, y: 47.62890625, width: 280, height: 20),
      "labelled": CGRect(x: 20, y: 81.62890625, width: 280, height: 36),
      "valueLabel": CGRect(x: 20, y: 131.62890625, width: 280, height: 52),
      "tinted": CGRect(x: 20, y: 197.62890625, width: 280, height: 20),
      "narrow": CGRect(x: 100, y: 231.62890625, width: 120, height: 20),
      "rings": CGRect(x: 92, y: 265.62890625, width: 136, height: 52.7421875),
      "ring": CGRect(x: 92, y: 276, width: 32, height: 32),
      "ringLabelled": CGRect(x: 144, y: 265.62890625, width: 32, height: 52.7421875),
      "ringFull": CGRect(x: 196, y: 276, width: 32, height: 32),
      "total": CGRect(x: 20, y: 332.37109375, width: 280, height: 20),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.x", "stack.width", "bare.x", "bare.width", "bare.height", "labelled.x",
      "labelled.width", "labelled.height", "valueLabel.x", "valueLabel.width", "valueLabel.height",
      "tinted.x", "tinted.width", "tinted.height", "narrow.x", "narrow.width", "narrow.height",
      "rings.x", "rings.width", "ring.x", "ring.y", "ring.width", "ring.height", "ringLabelled.x",
      "ringLabelled.width", "ringFull.x", "ringFull.y", "ringFull.width", "ringFull.height",
      "total.x", "total.width", "total.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      a linear bar is 20 high; label and value label lines 16 each; a circular one 32 with its \
      label 4.742 below (text spacing)
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/progress/basic/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 14) {
      ProgressView(value: 0.4).named("bare")
      ProgressView("Loading", value: 0.6).named("labelled")
      ProgressView(value: 0.3) {
        Text("Copying")
      } currentValueLabel: {
        Text("30%")
      }.named("valueLabel")
      ProgressView(value: 0.7).tint(.red).named("tinted")
      ProgressView(value: 0.5).frame(width: 120).named("narrow")
      HStack(spacing: 20) {
        ProgressView(value: 0.4).progressViewStyle(.circular).named("ring")
        ProgressView("Ring", value: 0.75).progressViewStyle(.circular).named("ringLabelled")
        ProgressView(value: 1).progressViewStyle(.circular).named("ringFull")
      }.named("rings")
      ProgressView(value: 25, total: 50).progressViewStyle(.linear).named("total")
    }.padding(20).named("stack")
  }
}
