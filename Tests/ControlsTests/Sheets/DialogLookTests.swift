import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct DialogLookTests {
  private struct Asking: View {
    @State private var isShown = true
    @State private var isSuppressed = false

    var body: some View {
      Text(isSuppressed ? "never again" : "asks")
        .confirmationDialog("Empty the trash?", isPresented: $isShown) {
          Button("Empty", role: .destructive) {}
        }
        .dialogSuppressionToggle("Do not ask me", isSuppressed: $isSuppressed)
        .dialogSeverity(.critical)
        .dialogIcon(Image(systemName: "trash"))
    }
  }

  @Test func `a dialog of the Mac has an icon and an option not to ask again`() {
    let harness = Harness(Asking(), window: CGSize(width: 400, height: 400))
    harness.advance(by: 1)
    harness.click("Do not ask me")
    #expect(harness.text.contains("never again"))
    let phone = Harness(Asking(), window: CGSize(width: 390, height: 600), platform: .phone)
    phone.advance(by: 1)
    #expect(!phone.text.contains("Do not ask me"))
  }

  private struct Scrolled: View {
    let interaction: PresentationContentInteraction
    @State private var isShown = true
    @State private var detent = PresentationDetent.medium

    var body: some View {
      Text(detent == .medium ? "medium" : "large")
        .sheet(isPresented: $isShown) {
          ScrollView {
            VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 30) } }
          }
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationContentInteraction(interaction)
        }
    }
  }

  @Test func `a drag over scrolling views resizes a sheet first, unless it should scroll`() {
    for (interaction, height) in [
      (PresentationContentInteraction.automatic, "large"), (.resizes, "large"),
      (.scrolls, "medium"),
    ] {
      let harness = Harness(
        Scrolled(interaction: interaction), window: CGSize(width: 390, height: 800),
        platform: .phone)
      harness.advance(by: 1)
      for (phase, y) in [
        (PointerEvent.Phase.down, CGFloat(700)), (.moved, 650), (.moved, 400), (.moved, 200),
      ] {
        finger(harness, phase, y)
      }
      finger(harness, .up, 200)
      harness.advance(by: 1)
      #expect(harness.text.contains(height))
      // A sheet that is pulled beyond the window keeps its size.
      #expect(harness.diagnostics == [])
    }
  }

  private func finger(_ harness: Harness, _ phase: PointerEvent.Phase, _ y: CGFloat) {
    let place = CGPoint(x: 200, y: y)
    harness.send(.pointer(PointerEvent(phase, at: place, kind: .touch)))
    harness.advance(by: 1 / 60)
  }

  @MainActor private final class Log { var made = 0 }

  private struct Popping: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }
        .popover(isPresented: $isShown) {
          Made(log: log).padding().presentationCompactAdaptation(.popover)
        }
    }
  }

  private struct Made: View {
    let log: Log

    var body: some View {
      Text("Popped").onAppear { log.made += 1 }
    }
  }

  @Test
  func `a phone's popover that stays a popover makes its views once`() {
    let log = Log()
    let harness = Harness(
      Popping(log: log), window: CGSize(width: 390, height: 600), platform: .phone)
    harness.click("Open")
    harness.advance(by: 1)
    #expect(harness.text.contains("Popped"))
    #expect(harness.layerTree.contains("popover"))
    #expect(log.made == 1)
  }
}
