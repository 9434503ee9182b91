// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum GaugeCases {
  static let all = [
    `swiftuiweb.gauge.accessory`,
    `swiftuiweb.gauge.basic`,
  ]

  static let `swiftuiweb.gauge.accessory` = OracleCase(
    id: "swiftuiweb.gauge.accessory",
    area: "gauge",
    proposal: ProposedViewSize(width: 320, height: 380),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 27, width: 320, height: 326),
      "circulars": CGRect(x: 23, y: 47, width: 274, height: 58),
      "circular": CGRect(x: 23, y: 47, width: 58, height: 58),
      "circularCapacity": CGRect(x: 95, y: 47, width: 58, height: 58),
      "circularBounds": CGRect(x: 167, y: 47, width: 58, height: 58),
      "circularBare": CGRect(x: 239, y: 47, width: 58, height: 58),
      "linear": CGRect(x: 20, y: 125, width: 280, height: 8),
      "linearCapacity": CGRect(x: 20, y: 153, width: 280, height: 52),
      "linearBounds": CGRect(x: 20, y: 225, width: 280, height: 8),
      "linearCapacityBounds": CGRect(x: 20, y: 253, width: 280, height: 52),
      "linearBare": CGRect(x: 20, y: 325, width: 280, height: 8),
    ],
    tolerance: 0.01,
    displayScale: 2,
    platform: "macOS",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/gauge/accessory/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 20) {
      HStack(spacing: 14) {
        Gauge(value: 0.4) {
          Text("A")
        } currentValueLabel: {
          Text("40")
        }.gaugeStyle(.accessoryCircular).named("circular")
        Gauge(value: 0.4) {
          Text("B")
        } currentValueLabel: {
          Text("40")
        }.gaugeStyle(.accessoryCircularCapacity).named("circularCapacity")
        Gauge(value: 0.4) {
          Text("C")
        } currentValueLabel: {
          Text("30")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }.gaugeStyle(.accessoryCircular).named("circularBounds")
        Gauge(value: 0.4) { Text("D") }.gaugeStyle(.accessoryCircular).named("circularBare")
      }.named("circulars")
      Gauge(value: 0.4) {
        Text("Level")
      } currentValueLabel: {
        Text("40")
      }.gaugeStyle(.accessoryLinear).named("linear")
      Gauge(value: 0.4) {
        Text("Level")
      } currentValueLabel: {
        Text("40")
      }.gaugeStyle(.accessoryLinearCapacity).named("linearCapacity")
      Gauge(value: 0.4) {
        Text("Range")
      } currentValueLabel: {
        Text("30")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }.gaugeStyle(.accessoryLinear).named("linearBounds")
      Gauge(value: 0.4) {
        Text("Range")
      } currentValueLabel: {
        Text("30")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }.gaugeStyle(.accessoryLinearCapacity).named("linearCapacityBounds")
      Gauge(value: 0.4) { Text("Bare") }.gaugeStyle(.accessoryLinear).named("linearBare")
    }.padding(20).named("stack")
  }

  static let `swiftuiweb.gauge.basic` = OracleCase(
    id: "swiftuiweb.gauge.basic",
    area: "gauge",
    proposal: ProposedViewSize(width: 320, height: 560),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 29.654296875, width: 320, height: 500.69140625),
      "bare": CGRect(x: 20, y: 49.654296875, width: 280, height: 40.15087890625),
      "value": CGRect(x: 20, y: 103.80517578125, width: 280, height: 60.89306640625),
      "bounds": CGRect(x: 20, y: 178.6982421875, width: 280, height: 60.89306640625),
      "total": CGRect(x: 20, y: 253.59130859375, width: 280, height: 40.15087890625),
      "narrow": CGRect(x: 100, y: 307.7421875, width: 120, height: 40.15087890625),
      "tinted": CGRect(x: 20, y: 361.89306640625, width: 280, height: 40.15087890625),
      "capacity": CGRect(x: 20, y: 416.0439453125, width: 280, height: 40.15087890625),
      "hidden": CGRect(x: 20, y: 470.19482421875, width: 280, height: 40.15087890625),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.x", "stack.width", "bare.x", "bare.width", "value.x", "value.width", "bounds.x",
      "bounds.width", "total.x", "total.width", "narrow.x", "narrow.width", "tinted.x",
      "tinted.width", "capacity.x", "capacity.width", "hidden.x", "hidden.width",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      label 16 + 8.1509 (text spacing) + 16-high bar; a current value adds 4.742 + 16; \
      labelsHidden does not change it
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/gauge/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 14) {
      Gauge(value: 0.4) { Text("Battery") }.named("bare")
      Gauge(value: 0.6) {
        Text("Level")
      } currentValueLabel: {
        Text("60%")
      }.named("value")
      Gauge(value: 0.3) {
        Text("Range")
      } currentValueLabel: {
        Text("30")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }.named("bounds")
      Gauge(value: 25, in: 0...50) { Text("Total") }.named("total")
      Gauge(value: 0.4) { Text("Narrow") }.frame(width: 120).named("narrow")
      Gauge(value: 0.4) { Text("Tinted") }.tint(.red).named("tinted")
      Gauge(value: 0.4) { Text("Cap") }.gaugeStyle(.linearCapacity).named("capacity")
      Gauge(value: 0.4) { Text("Hidden") }.labelsHidden().named("hidden")
    }.padding(20).named("stack")
  }
}
