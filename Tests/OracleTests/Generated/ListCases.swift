// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

import SwiftUI

enum ListCases {
  static let all = [
    `swiftuiweb.ios.label.list`,
    `swiftuiweb.ios.list.basic`,
    `swiftuiweb.ios.list.editing`,
    `swiftuiweb.ios.list.footer`,
    `swiftuiweb.ios.list.plain`,
    `swiftuiweb.ios.list.selection`,
    `swiftuiweb.ios.list.spacing`,
    `swiftuiweb.list.background`,
    `swiftuiweb.list.basic`,
    `swiftuiweb.list.outline.disclosure`,
    `swiftuiweb.list.pinning.scrolled`,
    `swiftuiweb.list.sections`,
    `swiftuiweb.list.steps.base`,
    `swiftuiweb.list.styles`,
    `swiftuiweb.list.tint`,
  ]

  static let `swiftuiweb.ios.label.list` = OracleCase(
    id: "swiftuiweb.ios.label.list",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 300),
      "row1": CGRect(x: 32, y: 50.75, width: 80.5, height: 24.5),
      "title1": CGRect(x: 72, y: 50.75, width: 40.5, height: 24.5),
      "icon1": CGRect(x: 29.5, y: 52, width: 29, height: 22),
      "row2": CGRect(x: 32, y: 106.75, width: 114, height: 24.5),
      "title2": CGRect(x: 72, y: 106.75, width: 74, height: 24.5),
      "icon2": CGRect(x: 30.25, y: 105.5, width: 27.5, height: 27),
      "row3": CGRect(x: 32, y: 162.75, width: 256, height: 24.5),
      "title3": CGRect(x: 72, y: 162.75, width: 63, height: 24.5),
      "icon3": CGRect(x: 30, y: 161.5, width: 28, height: 27),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "row1.x", "row1.y", "row1.height",
      "title1.x", "title1.y", "title1.height", "row2.x", "row2.y", "row2.height", "title2.x",
      "title2.y", "title2.height", "row3.x", "row3.y", "row3.width", "row3.height", "title3.x",
      "title3.y", "title3.height",
    ],
    platform: "iOS",
    needs: "fonts",
    note: """
      icon slot 24 wide, symbol centred in it (it may overflow), 16 to the title: title at 32 \
      + 24 + 16 = 72; a link row spans 256
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/label/list/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    List {
      Label {
        Text("Wi-Fi").named("title1")
      } icon: {
        Image(systemName: "wifi").named("icon1")
      }.named("row1")
      Label {
        Text("Bluetooth").named("title2")
      } icon: {
        Image(systemName: "gear").named("icon2")
      }.named("row2")
      NavigationLink(destination: Text("x")) {
        Label {
          Text("Settings").named("title3")
        } icon: {
          Image(systemName: "star").named("icon3")
        }
      }.named("row3")
    }.named("list")
  }

  static let `swiftuiweb.ios.list.basic` = OracleCase(
    id: "swiftuiweb.ios.list.basic",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 400),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 400),
      "row1": CGRect(x: 32, y: 50.75, width: 44.5, height: 24.5),
      "row2": CGRect(x: 32, y: 106.75, width: 57, height: 24.5),
      "row3": CGRect(x: 32, y: 224.75, width: 52, height: 24.5),
      "detailRow": CGRect(x: 32, y: 280.75, width: 256, height: 24.5),
      "detailLabel": CGRect(x: 32, y: 280.75, width: 44, height: 24.5),
      "detailValue": CGRect(x: 246, y: 280.75, width: 42, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "row1.x", "row1.y", "row1.height", "row2.x",
      "row2.y", "row2.height", "row3.x", "row3.y", "row3.height", "detailRow.x", "detailRow.y",
      "detailRow.width", "detailRow.height", "detailLabel.x", "detailLabel.y", "detailLabel.height",
      "detailValue.y", "detailValue.height",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/list/basic/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    List {
      Text("Apple").named("row1")
      Text("Banana").named("row2")
      Section("Fruit") {
        Text("Cherry").named("row3")
        HStack {
          Text("Detail").named("detailLabel")
          Spacer()
          Text("Value").foregroundStyle(.secondary).named("detailValue")
        }.named("detailRow")
      }
    }.named("list")
  }

  static let `swiftuiweb.ios.list.editing` = OracleCase(
    id: "swiftuiweb.ios.list.editing",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 420),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 420),
      "Apple": CGRect(x: 72, y: 60.25, width: 44.5, height: 24.5),
      "Banana": CGRect(x: 72, y: 116.25, width: 57, height: 24.5),
      "Cherry": CGRect(x: 72, y: 172.25, width: 52, height: 24.5),
      "Date": CGRect(x: 72, y: 290.25, width: 36, height: 24.5),
      "fixed": CGRect(x: 32, y: 408.25, width: 44, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "Apple.x", "Apple.y", "Apple.height",
      "Banana.x", "Banana.y", "Banana.height", "Cherry.x", "Cherry.y", "Cherry.height", "Date.x",
      "Date.y", "Date.height", "fixed.x", "fixed.y", "fixed.height",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/list/editing/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    List {
      Section("Editable") {
        ForEach(["Apple", "Banana", "Cherry"], id: \.self) { s in Text(s).named("\(s)") }.onDelete {
          _ in
        }.onMove { _, _ in }
      }
      Section("Deletable") {
        ForEach(["Date"], id: \.self) { s in Text(s).named("\(s)") }.onDelete { _ in }
      }
      Section("Fixed") { Text("Detail").named("fixed") }
    }.environment(\.editMode, .constant(.active)).named("list")
  }

  static let `swiftuiweb.ios.list.footer` = OracleCase(
    id: "swiftuiweb.ios.list.footer",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 400),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 400),
      "header": CGRect(x: 32, y: 10, width: 37, height: 24.5),
      "row1": CGRect(x: 32, y: 60.25, width: 44.5, height: 24.5),
      "footer": CGRect(x: 32, y: 108.5, width: 45, height: 21),
      "row2": CGRect(x: 32, y: 168.75, width: 52, height: 24.5),
      "footer2": CGRect(x: 32, y: 217, width: 35, height: 21),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "header.x", "header.y", "header.height",
      "row1.x", "row1.y", "row1.height", "footer.x", "footer.y", "footer.height", "row2.x",
      "row2.y", "row2.height", "footer2.x", "footer2.y", "footer2.height",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/list/footer/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    List {
      Section {
        Text("Apple").named("row1")
      } header: {
        Text("Fruit").named("header")
      } footer: {
        Text("Banana").named("footer")
      }
      Section {
        Text("Cherry").named("row2")
      } footer: {
        Text("Apple").named("footer2")
      }
    }.named("list")
  }

  static let `swiftuiweb.ios.list.plain` = OracleCase(
    id: "swiftuiweb.ios.list.plain",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 300),
      "row1": CGRect(x: 16, y: 15.75, width: 44.5, height: 24.5),
      "row2": CGRect(x: 16, y: 71.75, width: 57, height: 24.5),
      "row3": CGRect(x: 16, y: 194.25, width: 52, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "row1.x", "row1.y", "row1.height", "row2.x",
      "row2.y", "row2.height", "row3.x", "row3.y", "row3.height",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/list/plain/frames.json, recorded on iOS 26.0 (iPhone SE simulator, \
      no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    List {
      Text("Apple").named("row1")
      Text("Banana").named("row2")
      Section("Fruit") { Text("Cherry").named("row3") }
    }.listStyle(.plain).named("list")
  }

  static let `swiftuiweb.ios.list.selection` = OracleCase(
    id: "swiftuiweb.ios.list.selection",
    area: "list",
    proposal: ProposedViewSize(width: 375, height: 360),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 375, height: 360),
      "first": CGRect(x: 32, y: 50.75, width: 33.5, height: 24.5),
      "second": CGRect(x: 32, y: 106.75, width: 58, height: 24.5),
      "third": CGRect(x: 32, y: 162.75, width: 39.5, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "first.x", "first.y", "first.height",
      "second.x", "second.y", "second.height", "third.x", "third.y", "third.height",
    ],
    platform: "iOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/list/selection/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    List(selection: .constant(Optional(2))) {
      Text("First").tag(1).named("first")
      Text("Second").tag(2).named("second")
      Text("Third").tag(3).named("third")
    }.named("list")
  }

  static let `swiftuiweb.ios.list.spacing` = OracleCase(
    id: "swiftuiweb.ios.list.spacing",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 400),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 400),
      "a1": CGRect(x: 32, y: 60.25, width: 44.5, height: 24.5),
      "a2": CGRect(x: 32, y: 128.25, width: 57, height: 24.5),
      "b1": CGRect(x: 32, y: 258.75, width: 52, height: 24.5),
      "b2": CGRect(x: 32, y: 326.75, width: 48.5, height: 24.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "a1.x", "a1.y", "a1.height", "a2.x", "a2.y",
      "a2.height", "b1.x", "b1.y", "b1.height", "b2.x", "b2.y", "b2.height",
    ],
    platform: "iOS",
    needs: "fonts",
    note: """
      a custom section spacing s puts the next header s + 10 below the card (default: 27.5)
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/ios/list/spacing/frames.json, recorded on iOS 26.0 (iPhone SE \
      simulator, no status bar, no home indicator) @2x
      """,
    confidence: .recorded
  ) {
    List {
      Section("First") {
        Text("Apple").named("a1")
        Text("Banana").named("a2")
      }
      Section("Second") {
        Text("Cherry").named("b1")
        Text("Carrot").named("b2")
      }
    }.listRowSpacing(12).listSectionSpacing(30).named("list")
  }

  static let `swiftuiweb.list.background` = OracleCase(
    id: "swiftuiweb.list.background",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 200),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 200),
      "row1": CGRect(x: 16, y: 14, width: 35, height: 16),
      "row2": CGRect(x: 16, y: 38, width: 45, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "row1.x", "row1.y", "row1.height", "row2.x",
      "row2.y", "row2.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) \
      Fixtures/Goldens/list/background/frames.json, recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    List {
      Text("Apple").named("row1")
      Text("Banana").named("row2")
    }.scrollContentBackground(.hidden).background(Color.yellow).named("list")
  }

  static let `swiftuiweb.list.basic` = OracleCase(
    id: "swiftuiweb.list.basic",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 260),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 260),
      "row1": CGRect(x: 16, y: 14, width: 35, height: 16),
      "row2": CGRect(x: 16, y: 38, width: 45, height: 16),
      "tall": CGRect(x: 16, y: 62, width: 288, height: 40),
      "wide": CGRect(x: 16, y: 110, width: 288, height: 16),
      "wideText": CGRect(x: 16, y: 110, width: 41.5, height: 16),
      "wideTrailing": CGRect(x: 295, y: 110, width: 9, height: 16),
      "label": CGRect(x: 16, y: 134, width: 48.5, height: 24),
      "toggle": CGRect(x: 16, y: 166, width: 70, height: 18.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "row1.x", "row1.y", "row1.height", "row2.x",
      "row2.y", "row2.height", "tall.x", "tall.y", "tall.width", "tall.height", "wide.x", "wide.y",
      "wide.width", "wide.height", "wideText.x", "wideText.y", "wideText.height", "wideTrailing.y",
      "wideTrailing.height", "label.x", "label.y", "label.height", "toggle.x", "toggle.y",
      "toggle.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      the recording used a 24x24 template image as the icon; a clear 24x24 view stands in for \
      it; in a list row the icon gets a 16-wide slot and 6 to the title
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/list/basic/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    List {
      Text("Apple").named("row1")
      Text("Banana").named("row2")
      Color.red.frame(height: 40).named("tall")
      HStack {
        Text("Cherry").named("wideText")
        Spacer()
        Text("A").named("wideTrailing")
      }.named("wide")
      Label {
        Text("Title")
      } icon: {
        Color.clear.frame(width: 24, height: 24)
      }.named("label")
      Toggle("Enabled", isOn: .constant(true)).named("toggle")
    }.named("list")
  }

  static let `swiftuiweb.list.outline.disclosure` = OracleCase(
    id: "swiftuiweb.list.outline.disclosure",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 130),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 130),
      "apple": CGRect(x: 38, y: 38, width: 35, height: 16),
      "banana": CGRect(x: 38, y: 62, width: 45, height: 16),
      "water": CGRect(x: 25, y: 86, width: 36, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "apple.x", "apple.y", "apple.height",
      "banana.x", "banana.y", "banana.height", "water.x", "water.y", "water.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      recorded in a 320x130 frame at y 154 of a 300-high window; y shifted by -154 here. \
      Disclosure group in a list: every row 9 further in (16+9=25), children 13 more
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/list/outline/frames.json, \
      recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    List {
      DisclosureGroup("Fruits", isExpanded: .constant(true)) {
        Text("Apple").named("apple")
        Text("Banana").named("banana")
      }
      Text("Water").named("water")
    }.named("list")
  }

  static let `swiftuiweb.list.pinning.scrolled` = OracleCase(
    id: "swiftuiweb.list.pinning.scrolled",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 200),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 200),
      "b1": CGRect(x: 16, y: 50, width: 36.5, height: 16),
      "b2": CGRect(x: 16, y: 74, width: 38, height: 16),
      "b3": CGRect(x: 16, y: 98, width: 38.5, height: 16),
      "b4": CGRect(x: 16, y: 122, width: 38.5, height: 16),
      "b5": CGRect(x: 16, y: 146, width: 38.5, height: 16),
      "b6": CGRect(x: 16, y: 170, width: 38.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "b1.x", "b1.y", "b1.height", "b2.x", "b2.y",
      "b2.height", "b3.x", "b3.y", "b3.height", "b4.x", "b4.y", "b4.height", "b5.x", "b5.y",
      "b5.height", "b6.x", "b6.y", "b6.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      shows the content height: 10 top + 28 header + 6x24 + 20 + 28 + 6x24 + 10 bottom = 384, \
      so the offset ends at 184
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/list/pinning/frames.json, \
      recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    ScrollViewReader {
      proxy in
      List {
        Section("First") {
          ForEach(1...6, id: \.self) { i in Text("Row \(i)").id("a\(i)").named("a\(i)") }
        }
        Section("Second") {
          ForEach(1...6, id: \.self) { i in Text("Item \(i)").id("b\(i)").named("b\(i)") }
        }
      }.named("list").onAppear { proxy.scrollTo("b3", anchor: .top) }
    }
  }

  static let `swiftuiweb.list.sections` = OracleCase(
    id: "swiftuiweb.list.sections",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 300),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 300),
      "apple": CGRect(x: 16, y: 42, width: 35, height: 16),
      "banana": CGRect(x: 16, y: 66, width: 45, height: 16),
      "vegHeader": CGRect(x: 16, y: 112, width: 61.5, height: 16),
      "carrot": CGRect(x: 16, y: 138, width: 38.5, height: 16),
      "vegFooter": CGRect(x: 16, y: 164, width: 36, height: 16),
      "cherry": CGRect(x: 16, y: 210, width: 41.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "apple.x", "apple.y", "apple.height",
      "banana.x", "banana.y", "banana.height", "vegHeader.x", "vegHeader.y", "vegHeader.height",
      "carrot.x", "carrot.y", "carrot.height", "vegFooter.x", "vegFooter.y", "vegFooter.height",
      "cherry.x", "cherry.y", "cherry.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/list/sections/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    List {
      Section("Fruits") {
        Text("Apple").named("apple")
        Text("Banana").named("banana")
      }
      Section {
        Text("Carrot").named("carrot")
      } header: {
        Text("Vegetables").named("vegHeader")
      } footer: {
        Text("Footer").named("vegFooter")
      }
      Section { Text("Cherry").named("cherry") }
    }.named("list")
  }

  static let `swiftuiweb.list.steps.base` = OracleCase(
    id: "swiftuiweb.list.steps.base",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 200),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 200),
      "item1": CGRect(x: 16, y: 14, width: 35, height: 16),
      "item2": CGRect(x: 16, y: 38, width: 45, height: 16),
      "item3": CGRect(x: 16, y: 62, width: 41.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "item1.x", "item1.y", "item1.height",
      "item2.x", "item2.y", "item2.height", "item3.x", "item3.y", "item3.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/list/steps/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    List(
      Array(["Apple", "Banana", "Cherry"].enumerated()), id: \.element,
      selection: .constant(Optional("Banana"))
    ) { n, s in Text(s).named("item\(n + 1)") }.named("list")
  }

  static let `swiftuiweb.list.styles` = OracleCase(
    id: "swiftuiweb.list.styles",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 320),
    space: .window,
    frames: [
      "stack": CGRect(x: 0, y: 8, width: 320, height: 304),
      "inset": CGRect(x: 0, y: 8, width: 320, height: 70),
      "i1": CGRect(x: 16, y: 22, width: 35, height: 16),
      "i2": CGRect(x: 16, y: 46, width: 45, height: 16),
      "plain": CGRect(x: 0, y: 86, width: 320, height: 70),
      "p1": CGRect(x: 8, y: 90, width: 35, height: 16),
      "p2": CGRect(x: 8, y: 114, width: 45, height: 16),
      "bordered": CGRect(x: 0, y: 164, width: 320, height: 70),
      "b1": CGRect(x: 7, y: 169, width: 35, height: 16),
      "b2": CGRect(x: 7, y: 193, width: 45, height: 16),
      "sidebar": CGRect(x: 0, y: 242, width: 320, height: 70),
      "s1": CGRect(x: 16, y: 258.75, width: 35, height: 18.5),
      "s2": CGRect(x: 16, y: 290.75, width: 45, height: 18.5),
    ],
    tolerance: 0.5,
    displayScale: 2,
    hasTallLines: true,
    exact: [
      "stack.x", "stack.y", "stack.width", "stack.height", "inset.x", "inset.y", "inset.width",
      "inset.height", "i1.x", "i1.y", "i1.height", "i2.x", "i2.y", "i2.height", "plain.x",
      "plain.y", "plain.width", "plain.height", "p1.x", "p1.y", "p1.height", "p2.x", "p2.y",
      "p2.height", "bordered.x", "bordered.y", "bordered.width", "bordered.height", "b1.x", "b1.y",
      "b1.height", "b2.x", "b2.y", "b2.height", "sidebar.x", "sidebar.y", "sidebar.width",
      "sidebar.height", "s1.x", "s1.y", "s1.height", "s2.x", "s2.y", "s2.height",
    ],
    platform: "macOS",
    needs: "fonts",
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/list/styles/frames.json, \
      recorded on macOS 26.2 @2x
      """,
    confidence: .recorded
  ) {
    VStack(spacing: 8) {
      List {
        Text("Apple").named("i1")
        Text("Banana").named("i2")
      }.listStyle(.inset).frame(height: 70).named("inset")
      List {
        Text("Apple").named("p1")
        Text("Banana").named("p2")
      }.listStyle(.plain).frame(height: 70).named("plain")
      List {
        Text("Apple").named("b1")
        Text("Banana").named("b2")
      }.listStyle(.bordered).frame(height: 70).named("bordered")
      List {
        Text("Apple").named("s1")
        Text("Banana").named("s2")
      }.listStyle(.sidebar).frame(height: 70).named("sidebar")
    }.named("stack")
  }

  static let `swiftuiweb.list.tint` = OracleCase(
    id: "swiftuiweb.list.tint",
    area: "list",
    proposal: ProposedViewSize(width: 320, height: 200),
    space: .window,
    frames: [
      "list": CGRect(x: 0, y: 0, width: 320, height: 200),
      "green": CGRect(x: 16, y: 14, width: 54.5, height: 16),
      "orange": CGRect(x: 16, y: 38, width: 81, height: 16),
      "plain": CGRect(x: 16, y: 62, width: 62.5, height: 16),
    ],
    tolerance: 0.5,
    displayScale: 2,
    exact: [
      "list.x", "list.y", "list.width", "list.height", "green.x", "green.y", "green.height",
      "orange.x", "orange.y", "orange.height", "plain.x", "plain.y", "plain.height",
    ],
    platform: "macOS",
    needs: "fonts",
    note: """
      symbol labels in a row: 16 slot + 6 + title, 16 high, whatever the symbol's width
      """,
    source: """
      swiftui-web (iamcgn/swiftui-web, Apache-2.0) Fixtures/Goldens/list/tint/frames.json, \
      recorded on macOS 26.6 @2x
      """,
    confidence: .recorded
  ) {
    List {
      Label("Wi-Fi", systemImage: "wifi").listItemTint(.green).named("green")
      Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right").listItemTint(
        ListItemTint.fixed(.orange)
      ).named("orange")
      Label("Mobile", systemImage: "phone").named("plain")
    }.named("list")
  }
}
