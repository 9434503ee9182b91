import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The ways in which programs write presentations.
@MainActor struct PresentationSpellingTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "failed" }
  }

  private struct Detail: View {
    var item: Item?
    @Environment(\.dismiss) var dismiss
    @Environment(\.presentationMode) var mode

    init() {}

    init(_ item: Item) { self.item = item }

    var body: some View { Button("close") { mode.wrappedValue.dismiss() } }
  }

  private struct Sheets: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var detent = PresentationDetent.medium

    private func done() {}

    var body: some View {
      VStack {
        Text("1").sheet(isPresented: $isShown) { Detail() }
        Text("2").sheet(isPresented: $isShown, onDismiss: done) { Detail() }
        Text("3").sheet(isPresented: $isShown, onDismiss: { done() }, content: Detail.init)
        Text("4").sheet(item: $item) { Detail($0) }
        Text("5").sheet(item: $item, onDismiss: done) { item in Text("\(item.id)") }
        Text("6").sheet(item: $item, content: Detail.init)
        Text("7").fullScreenCover(isPresented: $isShown) { Detail() }
        Text("8").fullScreenCover(item: $item, onDismiss: done) { Detail($0) }
        Text("9").popover(isPresented: $isShown) { Detail() }
        Text("10").popover(item: $item, attachmentAnchor: .point(.top), arrowEdge: .top) {
          Detail($0)
        }
      }
      .inspector(isPresented: $isShown) {
        Text("i").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
      }
      .sheet(isPresented: $isShown) {
        Detail()
          .presentationDetents([.medium, .fraction(0.3), .height(200)], selection: $detent)
          .presentationDragIndicator(.visible)
          .presentationBackground(.thinMaterial)
          .presentationBackground { Color.red }
          .presentationBackground(alignment: .top) { Color.red }
          .presentationCornerRadius(12)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationCompactAdaptation(.fullScreenCover)
          .presentationCompactAdaptation(horizontal: .sheet, vertical: .popover)
          .presentationSizing(.form.fitted(horizontal: false, vertical: true))
          .interactiveDismissDisabled()
          .interactiveDismissDisabled(detent == .large)
      }
    }
  }

  private struct Alerts: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var error: Failure?
    private let title = "title"

    private func done() {}

    var body: some View {
      VStack {
        Text("1").alert("T", isPresented: $isShown) { Button("OK") {} }
        Text("2").alert(title, isPresented: $isShown) {}
        Text("3").alert(Text("T"), isPresented: $isShown, actions: {}, message: { Text("m") })
        Text("4").alert("T", isPresented: $isShown) {
          Button("OK", role: .cancel, action: done)
        } message: {
          Text("m")
        }
        Text("5").alert("T", isPresented: $isShown, presenting: item) { _ in Button("OK") {} }
        Text("6").alert(title, isPresented: $isShown, presenting: item) { _ in
        } message: {
          Text("\($0.id)")
        }
        Text("7").alert(isPresented: $isShown, error: error) { Button("OK") {} }
        Text("8").alert(isPresented: $isShown, error: error) { _ in
        } message: {
          Text($0.errorDescription ?? "")
        }
      }
      VStack {
        Text("1").alert(isPresented: $isShown) { Alert(title: Text("T")) }
        Text("2").alert(isPresented: $isShown) {
          Alert(title: Text("T"), message: Text("m"), dismissButton: .default(Text("OK")))
        }
        Text("3").alert(item: $item) { item in
          Alert(
            title: Text("\(item.id)"), primaryButton: .destructive(Text("D"), action: done),
            secondaryButton: .cancel())
        }
        Text("4").actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("T"), message: Text("m"),
            buttons: [.default(Text("A")) { done() }, .cancel(Text("No"), action: done)])
        }
        Text("5").confirmationDialog("T", isPresented: $isShown) { Button("A") {} }
        Text("6").confirmationDialog(
          title, isPresented: $isShown, titleVisibility: .visible, presenting: item
        ) { _ in
        } message: { _ in
          Text("m")
        }
        Text("7").confirmationDialog(
          Text("T"), isPresented: $isShown, titleVisibility: .hidden, actions: {},
          message: { Text("m") })
      }
    }
  }

  @Test func `nothing is shown that was not requested`() {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let sheets = Harness(Sheets(), platform: platform)
      let numbers: [String] = (1...10).map { "\($0)" }
      #expect(sheets.text == numbers)
      #expect(sheets.layerTree == "content, keys")
      #expect(Harness(Alerts(), platform: platform).layerTree == "content, keys")
    }
  }

  private struct Growing: View {
    @State private var isShown = true
    @State private var height: CGFloat = 100

    var body: some View {
      Color.clear.sheet(isPresented: $isShown) {
        ScrollView {
          VStack {
            Button("larger") { height = 200 }
            Button("smaller") { height = 40 }
          }
        }
        .frame(
          minWidth: 200, idealWidth: 200, minHeight: 0, idealHeight: height, maxHeight: .infinity
        )
        .accessibilityIdentifier("sheet")
        .presentationSizing(.fitted.sticky(vertical: true))
      }
    }
  }

  @Test func `a sheet with a size that sticks grows and does not shrink`() {
    let harness = Harness(Growing(), window: CGSize(width: 500, height: 500))
    harness.advance(by: 1)
    func expectHeight(_ height: CGFloat) { #expect(harness.frame(of: "sheet")?.height == height) }
    expectHeight(100)
    harness.click("larger")
    harness.advance(by: 1)
    expectHeight(200)
    harness.click("smaller")
    harness.advance(by: 1)
    expectHeight(200)
  }
}
