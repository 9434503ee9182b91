import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct SheetItemTests {
  private struct Form: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationStack {
        NavigationLink("Deeper") { Text("Deep").navigationTitle("Below") }
          .frame(width: 300, height: 100)
          .accessibilityIdentifier("content")
          .navigationTitle("Form")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") {
                log.lines.append("saved")
                dismiss()
              }
            }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem { Button("Help") { log.lines.append("helped") } }
          }
      }
    }
  }

  @MainActor private final class Log { var lines: [String] = [] }

  private struct Presenter: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) { Form(log: log) }
    }
  }

  private func opened(_ log: Log) -> Harness {
    let harness = Harness(
      WindowContent(content: AnyView(Presenter(log: log))),
      window: CGSize(width: 600, height: 400))
    harness.click("Open")
    harness.advance(by: 1)
    return harness
  }

  private struct Titled: View {
    let hasTitle: Bool
    @State private var isShown = true

    var body: some View {
      if hasTitle {
        NavigationStack { behind.navigationTitle("Title") }
      } else {
        behind
      }
    }

    private var behind: some View {
      Color.clear.sheet(isPresented: $isShown) { SwiftUI.Form { Text("Row") } }
    }
  }

  // A list right below a large title has no space of its own above its first row.
  @Test func `a form in a sheet keeps its space at the top, whatever title is behind the sheet`() {
    func place(hasTitle: Bool) -> CGRect? {
      let harness = Harness(
        Titled(hasTitle: hasTitle), window: CGSize(width: 390, height: 700), platform: .phone)
      harness.advance(by: 1)
      return harness.frame(of: "Row")
    }
    #expect(place(hasTitle: true) == place(hasTitle: false))
    #expect(place(hasTitle: true) != nil)
  }

  @Test func `a Mac sheet shows its answers at the bottom, among its other items`() throws {
    let log = Log()
    let harness = opened(log)
    let content = try #require(harness.frame(of: "content"))
    let save = try #require(harness.frame(of: "Save"))
    let cancel = try #require(harness.frame(of: "Cancel"))
    let help = try #require(harness.frame(of: "Help"))
    #expect(save.minY > content.maxY)
    #expect(cancel.midY == save.midY)
    #expect(help.maxX < cancel.minX)
    #expect(cancel.maxX < save.minX)
    harness.click("Help")
    harness.click("Save")
    harness.advance(by: 1)
    #expect(log.lines == ["helped", "saved"])
    #expect(!harness.text.contains("Save"))
  }

  @Test func `the keys Return and Escape stand for the answers of a sheet`() {
    let log = Log()
    var harness = opened(log)
    harness.press(.return)
    harness.advance(by: 1)
    #expect(log.lines == ["saved"])
    harness = opened(log)
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(!harness.text.contains("Save"))
    #expect(log.lines == ["saved"])
  }

  @Test func `a screen of a stack in a sheet of the Mac has a way back`() {
    let harness = opened(Log())
    harness.click("Deeper")
    harness.advance(by: 1)
    #expect(harness.text.contains("Below"))
    harness.click("Back")
    harness.advance(by: 1)
    #expect(harness.text.contains("Deeper"))
    #expect(!harness.text.contains("Below"))
  }

  @Test
  func
    `a sidebar reaches from the top of the window to its bottom, and columns begin below the bar`()
  {
    let harness = Harness(
      WindowContent(
        content: AnyView(
          NavigationSplitView {
            Text("Side").frame(maxWidth: .infinity, maxHeight: .infinity)
              .accessibilityIdentifier("side")
          } detail: {
            Color.red.accessibilityIdentifier("detail").navigationTitle("Title")
          })), window: CGSize(width: 600, height: 400))
    // The panel is 8 inside of the window, and its views begin below the bar of 52.
    #expect(harness.frame(of: "side") == CGRect(x: 8, y: 52, width: 140, height: 400 - 52 - 8))
    #expect(harness.frame(of: "detail") == CGRect(x: 148, y: 52, width: 452, height: 400 - 52))
    #expect((harness.frame(of: "Title")?.minX ?? 0) > 148)
  }
}
