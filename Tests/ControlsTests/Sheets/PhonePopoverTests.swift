import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct PhonePopoverTests {
  private final class Log {
    var appearances = 0
  }

  private struct Details: View {
    let log: Log
    let adaptation: PresentationAdaptation?
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("open") { isShown = true }
          .popover(isPresented: $isShown) {
            if let adaptation {
              panel.presentationCompactAdaptation(adaptation)
            } else {
              panel
            }
          }
        Spacer()
      }
    }

    private var panel: some View {
      Color.red.frame(idealWidth: 120, idealHeight: 80)
        .accessibilityIdentifier("panel")
        .onAppear { log.appearances += 1 }
    }
  }

  private func frame(_ adaptation: PresentationAdaptation?) -> CGRect? {
    let log = Log()
    let harness = Harness(
      Details(log: log, adaptation: adaptation), window: CGSize(width: 375, height: 667),
      platform: .phone)
    harness.click("open")
    harness.advance(by: 3)
    #expect(log.appearances > 0)
    return harness.frame(of: "panel")
  }

  @Test func `a popover in a narrow window is a sheet`() {
    #expect(frame(nil) == CGRect(x: 0, y: 31, width: 375, height: 636))
    #expect(frame(.sheet) == CGRect(x: 0, y: 31, width: 375, height: 636))
  }

  @Test(arguments: [PresentationAdaptation.popover, .none])
  func `a popover stays one where its views want that`(_ adaptation: PresentationAdaptation) {
    #expect(frame(adaptation)?.size == CGSize(width: 120, height: 80))
  }

  @Test func `a popover covers the window where its views want that`() {
    #expect(frame(.fullScreenCover) == CGRect(x: 0, y: 0, width: 375, height: 667))
  }
}
