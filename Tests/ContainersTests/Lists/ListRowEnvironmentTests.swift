import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The environment that a list gives the bodies of its rows, headers and footers.
@MainActor struct ListRowEnvironmentTests {
  @Observable final class Model {
    var selection: String?
    var hasFirst = false
  }

  private struct ProminenceRow: View {
    let name: String
    var log: Log?
    @Environment(\.backgroundProminence) private var prominence

    var body: some View {
      let _ = log?.note(name)
      HStack { Text(prominence == .increased ? "\(name) is marked" : name) }
    }
  }

  private struct Names: View {
    @Bindable var model: Model
    var log: Log?

    var body: some View {
      List(["A", "B", "C"], id: \.self, selection: $model.selection) {
        ProminenceRow(name: $0, log: log)
      }
    }
  }

  private func harness(
    _ view: some View, platform: LayoutSnapshot.Platform = .mac
  ) -> Harness {
    Harness(view, window: CGSize(width: 320, height: 300), platform: platform)
  }

  @Test func `a row's body reads the prominence of its own background`() {
    let harness = harness(Names(model: Model()))
    harness.click("B")
    #expect(harness.text == ["A", "B is marked", "C"])
    harness.press(.downArrow)
    #expect(harness.text == ["A", "B", "C is marked"])
  }

  @Test func `fields in the rows of the Mac have no border`() {
    let harness = harness(List(0..<2) { TextField("Name", text: .constant("name \($0)")) })
    #expect(!harness.displayListText.contains("roundedRect"))
  }

  @Test func `a row that is scrolled away is not given another environment before it ends`() {
    let log = Log()
    let harness = harness(
      List(0..<100, id: \.self) { number in
        Text("Row \(number)")
          .transformEnvironment(\.lineLimit) { _ in log.note("Row \(number)") }
      })
    #expect(log.take().contains("Row 0"))
    harness.scroll(at: CGPoint(x: 160, y: 150), by: CGSize(width: 0, height: -600))
    harness.advance(by: 1)
    #expect(!harness.text.contains("Row 0"))
    #expect(!log.take().contains("Row 0"))
  }

  private struct Controls: View {
    @State private var selection: String?

    var body: some View {
      List(["row"], id: \.self, selection: $selection) { name in
        HStack {
          Text(name)
          Menu("Menu") { ProminenceRow(name: "Item") }
        }
      }
    }
  }

  @Test func `a menu opened from a selected row has its own background`() {
    let harness = harness(Controls())
    harness.click("row")
    harness.click("Menu")
    harness.advance(by: 1)
    #expect(harness.text.contains("Item"))
  }

  private struct OneControl<Control: View>: View {
    let control: Control
    @State private var selection: String?

    var body: some View {
      List(["row"], id: \.self, selection: $selection) { _ in control }
    }
  }

  @Test(arguments: 0...3)
  func `texts on a control's own background are not white in a selected row`(_ number: Int) throws {
    let controls: [AnyView] = [
      AnyView(TextField("", text: .constant("text")).textFieldStyle(.roundedBorder)),
      AnyView(TextEditor(text: .constant("text")).frame(height: 30)),
      AnyView(
        Picker("", selection: .constant(1)) { Text("text").tag(1) }
          .pickerStyle(.segmented).labelsHidden()),
      AnyView(
        DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0))).labelsHidden()),
    ]
    let label = try #require(
      Harness(Text("text")).displayListText.firstMatch(of: /#[0-9a-f]+/)?.output)
    let harness = harness(OneControl(control: controls[number]))
    #expect(harness.displayListText.contains(label))
    let before = harness.displayListText
    harness.press(.tab)
    harness.press(.downArrow)
    harness.advance(by: 1)
    // The row is selected.
    #expect(harness.displayListText != before)
    #expect(harness.displayListText.contains(label))
  }

  @Test func `a selection evaluates only the bodies of two rows`() {
    let log = Log()
    let harness = harness(Names(model: Model(), log: log))
    harness.click("A")
    #expect(log.take() == ["A", "B", "C", "A"])
    harness.press(.downArrow)
    #expect(log.take().sorted() == ["A", "B"])
  }

  @Test func `the cells of a table read the prominence of their row`() {
    let harness = harness(
      Selecting { selection in
        Table([Name(id: "A"), Name(id: "B")], selection: selection) {
          TableColumn("Name") { ProminenceRow(name: $0.id) }
          TableColumn("Again") { Text("again \($0.id)") }
        }
      })
    harness.click("B")
    #expect(harness.text.contains("B is marked") && harness.text.contains("A"))
  }

  private struct Name: Identifiable {
    let id: String
  }

  private struct Selecting<Content: View>: View {
    @ViewBuilder let content: (Binding<String?>) -> Content
    @State private var selection: String?

    var body: some View { content($selection) }
  }

  private struct Changing: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.selection) {
        if model.hasFirst { ProminenceRow(name: "A").tag("A") }
        ProminenceRow(name: "B").tag("B")
      }
    }
  }

  @Test func `a row that joins a single one has its own environment`() {
    let model = Model()
    let harness = harness(Changing(model: model))
    harness.click("B")
    #expect(harness.text == ["B is marked"])
    model.hasFirst = true
    harness.update()
    #expect(harness.text == ["A", "B is marked"])
    harness.press(.upArrow)
    #expect(harness.text == ["A is marked", "B"])
    model.hasFirst = false
    harness.update()
    #expect(harness.text == ["B"])
  }

  private struct FontReader: View {
    @Environment(\.font) private var font
    var body: some View { Text(font == nil ? "no font" : "a font") }
  }

  @Test func `bodies of headers and footers read the fonts set by their list`() {
    let harness = harness(
      List {
        Section {
          FontReader()
        } header: {
          FontReader()
        } footer: {
          FontReader()
        }
      })
    #expect(harness.text == ["a font", "no font", "a font"])
  }

  @Test func `rows that a loop makes after a section's header do not get its font`() {
    let harness = harness(
      List {
        Section {
          ForEach(0..<3, id: \.self) { _ in FontReader() }
        } header: {
          FontReader()
        }
      })
    #expect(harness.text == ["a font"] + Array(repeating: "no font", count: 3))
  }
}
