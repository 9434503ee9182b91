import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct SheetTests {
  final class Log {
    var lines: [String] = []
  }

  private let phone = CGSize(width: 375, height: 667)

  struct Closing: View {
    var name = "inside"
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text(isPresented ? name : "nowhere")
        Button("close \(name)") {
          dismiss()
          dismiss()
        }
      }
    }
  }

  struct Opening<Content: View>: View {
    var log = Log()
    @ViewBuilder let content: Content
    @State private var isShown = false

    var body: some View {
      Button("open") { isShown = true }
        .sheet(isPresented: $isShown) {
          log.lines.append("gone")
        } content: {
          content
        }
    }
  }

  // The case swiftuiweb.fact.ios.sheet.large.
  @Test
  func `a sheet of a phone reaches from 31 points to the bottom, and its content is in the middle`()
  {
    let harness = Harness(
      Opening { VStack { Text("x") }.accessibilityIdentifier("content") }, window: phone,
      platform: .phone)
    harness.click("open")
    harness.advance(by: 3)
    let text = harness.frame(of: "x") ?? .zero
    #expect(text.midX == 375.0 / 2)
    #expect(abs(text.midY - (31 + 636 / 2)) <= 0.5)
    let card = Harness(
      Opening { Color.red.accessibilityIdentifier("card") }, window: phone, platform: .phone)
    card.click("open")
    card.advance(by: 3)
    #expect(card.frame(of: "card") == CGRect(x: 0, y: 31, width: 375, height: 636))
  }

  @Test
  func
    `a sheet of the Mac is a card of its content's size, in the middle, 52 points below the top`()
  {
    let harness = Harness(
      Opening { Color.red.frame(width: 200, height: 100).accessibilityIdentifier("card") })
    harness.click("open")
    harness.advance(by: 3)
    #expect(
      harness.frame(of: "card") == CGRect(x: (400 - 200) / 2, y: 52, width: 200, height: 100))
  }

  @Test func `a sheet that is higher than the window keeps its margin`() {
    let harness = Harness(
      Opening {
        Color.red.frame(maxHeight: .infinity).frame(idealHeight: 900).accessibilityIdentifier(
          "card")
      })
    harness.click("open")
    harness.advance(by: 3)
    #expect(harness.frame(of: "card")?.minY == 8)
    let height: CGFloat = 300 - 2 * 8
    #expect(harness.frame(of: "card")?.height == height)
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `dismiss closes a sheet once, and onDismiss runs when it is removed`(
    _ platform: LayoutSnapshot.Platform
  ) {
    let log = Log()
    let harness = Harness(Opening(log: log) { Closing() }, window: phone, platform: platform)
    harness.click("open")
    harness.advance(by: 3)
    #expect(harness.text.contains("inside"))
    harness.click("close inside")
    #expect(harness.layerTree == "content, keys")
    #expect(log.lines.isEmpty, "it can still be seen")
    harness.advance(by: 4)
    #expect(log.lines == ["gone"])
    #expect(harness.text == ["open"])
    #expect(harness.graph.clock.nextTick == nil)
  }

  @Test func `Escape closes a sheet, and a press beside it does so only on the phone`() {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let harness = Harness(
        Opening { Closing().presentationDetents([.medium]) }, window: phone, platform: platform)
      harness.click("open")
      harness.advance(by: 3)
      harness.click(at: CGPoint(x: 5, y: 5))
      harness.advance(by: 3)
      #expect(harness.text.contains("inside") == (platform == .mac))
      harness.press(.escape)
      harness.advance(by: 3)
      #expect(!harness.text.contains("inside"))
    }
  }

  @Test func `with interactiveDismissDisabled only dismiss closes the sheet`() {
    let harness = Harness(
      Opening { Closing().interactiveDismissDisabled() }, window: phone, platform: .phone)
    harness.click("open")
    harness.advance(by: 3)
    harness.press(.escape)
    harness.click(at: CGPoint(x: 5, y: 5))
    harness.drag(from: CGPoint(x: 180, y: 60), to: CGPoint(x: 180, y: 640))
    harness.advance(by: 3)
    #expect(harness.text.contains("inside"))
    harness.click("close inside")
    harness.advance(by: 3)
    #expect(harness.text == ["open"])
  }

  @Test func `the content is asked for only while there is a sheet`() {
    struct Careful: View {
      @State private var isShown = false
      @State private var item: String?

      var body: some View {
        Button("open") {
          item = "there"
          isShown = true
        }
        .sheet(isPresented: $isShown) { Text(item!) }
      }
    }
    let harness = Harness(Careful())
    harness.click("open")
    #expect(harness.text.contains("there"))
  }

  @Test func `a sheet shows what changes outside of it`() {
    struct Counting: View {
      @State private var isShown = false
      @State private var count = 0

      var body: some View {
        Button("open") { isShown = true }
          .sheet(isPresented: $isShown) {
            VStack {
              Text("count \(count)")
              Button("more") { count += 1 }
            }
          }
      }
    }
    let harness = Harness(Counting())
    harness.click("open")
    harness.advance(by: 3)
    harness.click("more")
    #expect(harness.text.contains("count 1"))
  }

  @Test func `the focus moves into the sheet and returns`() {
    struct Fields: View {
      @State private var text = ""
      @State private var inner = ""
      @State private var isShown = false
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          TextField("outer", text: $text)
          Text("outer \(text)")
          Button("open") { isShown = true }
        }
        .sheet(isPresented: $isShown) {
          VStack {
            TextField("inner", text: $inner).focused($isFocused).frame(width: 100)
            Text("inner \(inner)")
          }
          .onAppear { isFocused = true }
        }
      }
    }
    let harness = Harness(Fields())
    harness.press(.tab)
    harness.type("a")
    harness.click("open")
    harness.advance(by: 3)
    harness.type("b")
    #expect(harness.text.contains("outer a") && harness.text.contains("inner b"))
    harness.press(.escape)
    harness.advance(by: 3)
    harness.type("c")
    // The field has its caret where it was, as on the Mac.
    #expect(harness.text.contains("outer ac"))
  }

  @Test func `a window can close with a sheet open or on its way`() {
    for time in [0, 0.05, 1] {
      let log = Log()
      let harness = Harness(Opening(log: log) { Closing() })
      harness.click("open")
      if time > 0 { harness.advance(by: time) }
      harness.graph.close()
      harness.advance(by: 3)
      #expect(log.lines.isEmpty)
    }
  }

  @Test func `removing a presenter removes its sheet, and the next one that waits appears`() {
    struct Going: View {
      @State private var isThere = true
      @State private var first = false
      @State private var second = false

      var body: some View {
        VStack {
          if isThere {
            Button("first") { first = true }
              .sheet(isPresented: $first) {
                Button("remove") {
                  second = true
                  isThere = false
                }
              }
          }
          Text("below").sheet(isPresented: $second) { Closing(name: "two") }
        }
      }
    }
    let harness = Harness(Going())
    harness.click("first")
    harness.advance(by: 3)
    harness.click("remove")
    harness.advance(by: 3)
    #expect(harness.text.contains("two") && !harness.text.contains("remove"))
  }

  @Test func `presentationMode tells and ends`() {
    struct Old: View {
      @Environment(\.presentationMode) private var mode

      var body: some View {
        Button(mode.wrappedValue.isPresented ? "shown" : "idle") { mode.wrappedValue.dismiss() }
      }
    }
    let harness = Harness(Opening { Old() })
    harness.click("open")
    harness.advance(by: 3)
    harness.click("shown")
    harness.advance(by: 3)
    #expect(harness.text == ["open"])
    #expect(Harness(Old()).text == ["idle"])
  }

  @Test func `a sheet over ten thousand views costs only the sheet`() {
    struct Many: View {
      @State private var isShown = false

      var body: some View {
        ZStack {
          ForEach(0..<10_000) { _ in Color.red.frame(width: 2, height: 2) }
          Button("open") { isShown = true }.sheet(isPresented: $isShown) { Closing() }
        }
      }
    }
    let harness = Harness(Many())
    _ = harness.displayListText
    let (sizes, items, bodies) = (
      harness.sizesComputed, harness.displayItemsRebuilt, harness.bodiesEvaluated
    )
    harness.click("open")
    harness.advance(by: 3)
    _ = harness.displayListText
    #expect(harness.bodiesEvaluated - bodies < 1_000)
    #expect(harness.sizesComputed - sizes < 2_000)
    #expect(harness.displayItemsRebuilt - items < 2_000)
  }

  @Test func `a cover fills the phone's window, and only its views can dismiss it`() {
    struct Covering: View {
      @State private var isShown = false

      var body: some View {
        Button("open") { isShown = true }
          .fullScreenCover(isPresented: $isShown) {
            Closing().frame(maxWidth: .infinity, maxHeight: .infinity)
              .accessibilityIdentifier("cover")
          }
      }
    }
    let harness = Harness(Covering(), window: phone, platform: .phone)
    harness.click("open")
    harness.advance(by: 3)
    #expect(harness.frame(of: "cover") == CGRect(origin: .zero, size: phone))
    harness.press(.escape)
    harness.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 600))
    harness.advance(by: 3)
    #expect(harness.text.contains("inside"))
    harness.click("close inside")
    harness.advance(by: 3)
    #expect(harness.text == ["open"])
  }
}
