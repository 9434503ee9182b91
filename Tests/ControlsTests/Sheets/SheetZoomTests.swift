import Foundation
import SwiftUI
import Testing
import ViewTesting

/// On a phone, a sheet or a cover can grow from a view, and shrinks into it.
@MainActor @Suite struct SheetZoomTests {
  enum Form: CaseIterable { case sheet, lowSheet, cover }

  private struct Album: View {
    let form: Form
    @Namespace private var namespace
    @State private var isShown = false

    var body: some View {
      let button = Button("Open") { isShown = true }
        .frame(width: 60, height: 60)
        .matchedTransitionSource(id: 1, in: namespace) { $0.clipShape(.rect(cornerRadius: 4)) }
      switch form {
      case .sheet: button.sheet(isPresented: $isShown) { content }
      case .lowSheet:
        button.sheet(isPresented: $isShown) { content.presentationDetents([.height(200)]) }
      case .cover: button.fullScreenCover(isPresented: $isShown) { content }
      }
    }

    private var content: some View {
      Button("Close") { isShown = false }
        .navigationTransition(.zoom(sourceID: 1, in: namespace))
    }
  }

  private func harness(_ form: Form) -> Harness {
    Harness(Album(form: form), window: CGSize(width: 390, height: 600), platform: .phone)
  }

  /// The widths of the panes that are clipped with round corners.
  private func paneWidths(_ harness: Harness) -> [Double] {
    harness.displayListText.matches(of: /clip \(roundedRect [-0-9.]+,[-0-9.]+ ([0-9.]+)x/)
      .compactMap { Double($0.1) }
  }

  @Test(arguments: Form.allCases)
  func `a sheet or a cover grows from the view with its id, and shrinks into it`(form: Form) {
    let harness = harness(form)
    harness.click("Open")
    var widths: [Double] = []
    for _ in 0..<5 {
      harness.advance(by: 0.04)
      widths += paneWidths(harness).prefix(1)
    }
    #expect(widths.count == 5)
    #expect(widths == widths.sorted())
    #expect(widths.allSatisfy { $0 > 60 && $0 < 391 })
    // At rest nothing is left of the growth: a low sheet has round corners, and stands 8 from the edges.
    harness.advance(by: 2)
    let atRest: [Double] = form == .lowSheet ? [390 - 2 * 8] : []
    #expect(paneWidths(harness) == atRest)
    #expect(harness.text.contains("Close"))

    harness.click("Close")
    harness.advance(by: 0.08)
    let width = paneWidths(harness).first ?? 0
    #expect(width > 60 && width < 390)
    harness.advance(by: 2)
    #expect(!harness.text.contains("Close"))
  }

  @Test func `the place of the zoomed view stays empty while the sheet is open`() {
    let harness = harness(.lowSheet)
    func places() -> [CGFloat] {
      harness.displayListText.split(separator: "\n").filter { $0.contains("\"Open\"") }.map { _ in 1
      }
    }
    #expect(places().count == 1)
    harness.click("Open")
    // At first it grows with the pane.
    harness.advance(by: 0.04)
    #expect(places().count == 1)
    harness.advance(by: 2)
    #expect(places().count == 0)
    harness.click("Close")
    harness.advance(by: 2)
    #expect(places().count == 1)
  }

  @Test func `the sheet casts the shadow of its view on the way`() {
    struct Shaded: View {
      @Namespace private var namespace
      @State private var isShown = false

      var body: some View {
        Button("Open") { isShown = true }
          .matchedTransitionSource(id: 1, in: namespace) {
            $0.shadow(color: .blue, radius: 9, y: 3)
          }
          .sheet(isPresented: $isShown) {
            Text("Album").navigationTransition(.zoom(sourceID: 1, in: namespace))
          }
      }
    }
    let harness = Harness(Shaded(), window: CGSize(width: 390, height: 600), platform: .phone)
    harness.click("Open")
    harness.advance(by: 0.08)
    #expect(harness.displayListText.contains("shadow"))
    harness.advance(by: 2)
    #expect(!harness.displayListText.contains("shadow"))
  }

  private struct Steps: View {
    @Namespace private var namespace
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }
        .matchedTransitionSource(id: 1, in: namespace)
        .sheet(isPresented: $isShown) {
          NavigationStack {
            Text("Step").navigationTransition(.zoom(sourceID: 1, in: namespace))
          }
        }
    }
  }

  @Test func `a screen takes the transition of its stack and not that of the sheet around it`() {
    let harness = Harness(Steps(), window: CGSize(width: 390, height: 600), platform: .phone)
    harness.click("Open")
    harness.advance(by: 0.08)
    #expect(paneWidths(harness) == [])
    #expect(harness.displayListText.contains("(translate 0,"))
  }

  @Test func `a sheet leaves by the lower edge when the view it came from is gone`() {
    struct Vanishing: View {
      @Namespace private var namespace
      @State private var isShown = false
      @State private var isThere = true

      var body: some View {
        VStack {
          if isThere {
            Button("Open") { isShown = true }.matchedTransitionSource(id: 1, in: namespace)
          }
        }
        .sheet(isPresented: $isShown) {
          Button("Close") {
            isThere = false
            isShown = false
          }
          .navigationTransition(.zoom(sourceID: 1, in: namespace))
        }
      }
    }
    let harness = Harness(Vanishing(), window: CGSize(width: 390, height: 600), platform: .phone)
    harness.click("Open")
    harness.advance(by: 2)
    harness.click("Close")
    harness.advance(by: 0.1)
    #expect(paneWidths(harness) == [])
    harness.advance(by: 2)
    #expect(!harness.text.contains("Close"))
  }
}
