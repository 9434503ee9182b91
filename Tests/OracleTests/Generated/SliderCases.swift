// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum SliderCases {
  static let all = [
    `swiftuiweb.slider.basic`
  ]

  static let `swiftuiweb.slider.basic` = OracleCase(
    id: "swiftuiweb.slider.basic",
    area: "slider",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 27.5, width: 320, height: 245),
      "half": CGRect(x: 0, y: 27.5, width: 320, height: 16),
      "zero": CGRect(x: 0, y: 55.5, width: 320, height: 16),
      "full": CGRect(x: 0, y: 83.5, width: 320, height: 16),
      "stepped": CGRect(x: 0, y: 111.5, width: 320, height: 16),
      "labelled": CGRect(x: 0, y: 139.5, width: 320, height: 18.5),
      "minMax": CGRect(x: 0, y: 170, width: 320, height: 18.5),
      "min": CGRect(x: 53, y: 172, width: 17.5, height: 15),
      "max": CGRect(x: 300, y: 172, width: 20, height: 15),
      "narrow": CGRect(x: 100, y: 200.5, width: 120, height: 16),
      "disabled": CGRect(x: 0, y: 228.5, width: 320, height: 16),
      "row": CGRect(x: 0, y: 256.5, width: 320, height: 16),
      "rowText": CGRect(x: 0, y: 256.5, width: 26, height: 16),
      "rowSlider": CGRect(x: 34, y: 256.5, width: 286, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "half.x", "half.y", "half.width",
      "half.height", "zero.x", "zero.y", "zero.width", "zero.height", "full.x", "full.y",
      "full.width", "full.height", "stepped.x", "stepped.y", "stepped.width", "stepped.height",
      "labelled.x", "labelled.y", "labelled.width", "labelled.height", "minMax.x", "minMax.y",
      "minMax.width", "minMax.height", "min.y", "min.height", "max.y", "max.height", "narrow.x",
      "narrow.y", "narrow.width", "narrow.height", "disabled.x", "disabled.y", "disabled.width",
      "disabled.height", "row.x", "row.y", "row.width", "row.height", "rowText.x", "rowText.y",
      "rowText.height", "rowSlider.y", "rowSlider.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/slider/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 12) {
      Slider(value: .constant(0.5)).named("half")
      Slider(value: .constant(0)).named("zero")
      Slider(value: .constant(1)).named("full")
      Slider(value: .constant(25), in: 0...100, step: 5).named("stepped")
      Slider(value: .constant(0.5)) { Text("Volume") }.named("labelled")
      Slider(value: .constant(0.5), in: 0...1) {
        Text("Volume")
      } minimumValueLabel: {
        Text("Min").named("min")
      } maximumValueLabel: {
        Text("Max").named("max")
      }.named("minMax")
      Slider(value: .constant(0.5)).frame(width: 120).named("narrow")
      Slider(value: .constant(0.5)).disabled(true).named("disabled")
      HStack(spacing: 8) {
        Text("Row").named("rowText")
        Slider(value: .constant(0.5)).named("rowSlider")
      }.named("row")
    }.named("stack")
  }
}
