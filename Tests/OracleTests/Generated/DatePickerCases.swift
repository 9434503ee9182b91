// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum DatePickerCases {
  static let all = [
    `swiftuiweb.datepicker.basic`,
    `swiftuiweb.datepicker.clock`,
    `swiftuiweb.datepicker.graphical`,
    `swiftuiweb.ios.datepicker.compact`,
    `swiftuiweb.ios.datepicker.wheel`,
  ]

  static let `swiftuiweb.datepicker.basic` = OracleCase(
    id: "swiftuiweb.datepicker.basic",
    area: "datepicker",
    proposal: ProposedViewSize(width: 360, height: 320),
    space: .window,
    frames: [
      "stack": CGRect(x: 58.5, y: 26, width: 243, height: 268),
      "date": CGRect(x: 78.5, y: 46, width: 131.5, height: 22),
      "dateTime": CGRect(x: 78.5, y: 80, width: 203, height: 22),
      "time": CGRect(x: 78.5, y: 114, width: 118, height: 22),
      "hidden": CGRect(x: 78.5, y: 148, width: 95, height: 22),
      "range": CGRect(x: 78.5, y: 182, width: 141.5, height: 22),
      "disabled": CGRect(x: 78.5, y: 216, width: 122.5, height: 22),
      "row": CGRect(x: 78.5, y: 250, width: 179.5, height: 24),
      "rowLabel": CGRect(x: 78.5, y: 254, width: 26, height: 16),
      "rowPicker": CGRect(x: 112.5, y: 251, width: 95, height: 22),
      "rowButton": CGRect(x: 215.5, y: 250, width: 42.5, height: 24),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "stack.y", "stack.height", "date.y", "date.height", "dateTime.y", "dateTime.height", "time.y",
      "time.height", "hidden.y", "hidden.height", "range.y", "range.height", "disabled.y",
      "disabled.height", "row.y", "row.height", "rowLabel.y", "rowLabel.height", "rowPicker.y",
      "rowPicker.height", "rowButton.y", "rowButton.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      label + 8 + field; fields 95 (date), 160 (date and time), 80 (time) wide, 22 high
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/datepicker/basic/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    let fixed = Date(timeIntervalSinceReferenceDate: 763744140)
    VStack(alignment: .leading, spacing: 12) {
      DatePicker("Date", selection: .constant(fixed), displayedComponents: .date).named("date")
      DatePicker("When", selection: .constant(fixed)).named("dateTime")
      DatePicker("Time", selection: .constant(fixed), displayedComponents: .hourAndMinute).named(
        "time")
      DatePicker("Date", selection: .constant(fixed), displayedComponents: .date).labelsHidden()
        .named("hidden")
      DatePicker(
        "Range", selection: .constant(fixed), in: fixed...fixed.addingTimeInterval(2592000),
        displayedComponents: .date
      ).named("range")
      DatePicker("Off", selection: .constant(fixed), displayedComponents: .date).disabled(true)
        .named("disabled")
      HStack(spacing: 8) {
        Text("Row").named("rowLabel")
        DatePicker("Date", selection: .constant(fixed), displayedComponents: .date).labelsHidden()
          .named("rowPicker")
        Button("OK") {}.named("rowButton")
      }.named("row")
    }.padding(20).environment(\.timeZone, TimeZone(secondsFromGMT: 0)!).named("stack")
  }

  static let `swiftuiweb.datepicker.clock` = OracleCase(
    id: "swiftuiweb.datepicker.clock",
    area: "datepicker",
    proposal: ProposedViewSize(width: 360, height: 240),
    space: .window,
    frames: [
      "clock": CGRect(x: 79.25, y: 40.5, width: 201.5, height: 159)
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: ["clock.y", "clock.height"],
    platform: "macOS",
    needs: "fonts",
    note: "label + 8 + a clock about 119 high inside 20 padding",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/datepicker/clock/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    let fixed = Date(timeIntervalSinceReferenceDate: 763744140)
    DatePicker("Clock", selection: .constant(fixed), displayedComponents: .hourAndMinute)
      .datePickerStyle(.graphical).padding(20).environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
      .named("clock")
  }

  static let `swiftuiweb.datepicker.graphical` = OracleCase(
    id: "swiftuiweb.datepicker.graphical",
    area: "datepicker",
    proposal: ProposedViewSize(width: 360, height: 300),
    space: .window,
    frames: [
      "calendar": CGRect(x: 59.5, y: 56, width: 241, height: 188)
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: ["calendar.y", "calendar.height"],
    platform: "macOS",
    needs: "fonts",
    note: "label + 8 + a calendar 138.5 x 148, all inside 20 padding",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/datepicker/graphical/frames.json, recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    let fixed = Date(timeIntervalSinceReferenceDate: 763744140)
    DatePicker("Calendar", selection: .constant(fixed), displayedComponents: .date).datePickerStyle(
      .graphical
    ).padding(20).environment(\.timeZone, TimeZone(secondsFromGMT: 0)!).named("calendar")
  }

  static let `swiftuiweb.ios.datepicker.compact` = OracleCase(
    id: "swiftuiweb.ios.datepicker.compact",
    area: "datepicker",
    proposal: ProposedViewSize(width: 375, height: 360),
    space: .window,
    frames: [
      "form": CGRect(x: 0, y: 0, width: 375, height: 360),
      "date": CGRect(x: 32, y: 50, width: 311, height: 38.5),
      "dateTime": CGRect(x: 32, y: 118.5, width: 311, height: 40),
      "time": CGRect(x: 32, y: 188.5, width: 311, height: 40),
      "disabled": CGRect(x: 32, y: 258.5, width: 311, height: 38.5),
    ],
    tolerance: 0.01,
    displayScale: 2,
    hasTallLines: true,
    platform: "iOS",
    note: "rows are the picker's 38.5 or 40 plus 30",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/datepicker/compact/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    let fixed = Date(timeIntervalSinceReferenceDate: 763729740)
    Form {
      DatePicker("Date", selection: .constant(fixed), displayedComponents: .date).named("date")
      DatePicker("When", selection: .constant(fixed)).named("dateTime")
      DatePicker("Time", selection: .constant(fixed), displayedComponents: .hourAndMinute).named(
        "time")
      DatePicker("Off", selection: .constant(fixed), displayedComponents: .date).disabled(true)
        .named("disabled")
    }.environment(\.timeZone, TimeZone(secondsFromGMT: 0)!).named("form")
  }

  static let `swiftuiweb.ios.datepicker.wheel` = OracleCase(
    id: "swiftuiweb.ios.datepicker.wheel",
    area: "datepicker",
    proposal: ProposedViewSize(width: 375, height: 520),
    space: .window,
    frames: [
      "stack": CGRect(x: 27.5, y: 38, width: 320, height: 444),
      "dateWheel": CGRect(x: 27.5, y: 38, width: 320, height: 216),
      "timeWheel": CGRect(x: 27.5, y: 266, width: 320, height: 216),
    ],
    tolerance: 0.01,
    displayScale: 2,
    platform: "iOS",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/datepicker/wheel/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    let fixed = Date(timeIntervalSinceReferenceDate: 763729740)
    VStack(spacing: 12) {
      DatePicker("Date", selection: .constant(fixed), displayedComponents: .date).datePickerStyle(
        .wheel
      ).labelsHidden().named("dateWheel")
      DatePicker("Time", selection: .constant(fixed), displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel).labelsHidden().named("timeWheel")
    }.environment(\.timeZone, TimeZone(secondsFromGMT: 0)!).named("stack")
  }
}
