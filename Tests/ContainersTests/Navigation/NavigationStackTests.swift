import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct NavigationStackTests {
  /// Lets a transition end.
  func settle(_ harness: Harness) { harness.advance(by: 0.6) }

  @Test func `a link shows its screen, and the way back shows the root again`() {
    let harness = Harness(
      NavigationStack { NavigationLink("Go") { Text("There") } }, platform: .phone)
    harness.click("Go")
    settle(harness)
    #expect(harness.text == ["There"])
    #expect(harness.layerTree.contains("covered"))
    harness.click("Back")
    settle(harness)
    #expect(harness.text == ["Go"])
  }

  @Test func `a value shows the screen declared for its type, and bound arrays follow`() {
    let harness = Harness(Numbers())
    harness.click("One")
    settle(harness)
    #expect(harness.text.contains("Number 1"))
    harness.click("Next")
    settle(harness)
    #expect(harness.text.contains("Number 2"))
    harness.click("Home")
    settle(harness)
    #expect(harness.text == ["One"])
  }

  private struct Numbers: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Number \(number)")
              Button("Next") { path.append(number + 1) }
              Button("Home") { path.removeAll() }
            }
          }
      }
    }
  }

  @Test func `Escape and Command-[ go back where no view uses them`() {
    for (key, modifiers) in [(KeyEquivalent.escape, EventModifiers()), ("[", .command)] {
      let harness = Harness(NavigationStack { NavigationLink("Go") { Text("There") } })
      harness.click("Go")
      settle(harness)
      #expect(harness.press(key, modifiers: modifiers))
      settle(harness)
      #expect(harness.text == ["Go"])
    }
  }

  @Test func `dismiss and the presentation mode go back by one screen`() {
    let harness = Harness(NavigationStack { NavigationLink("Go") { Leaver() } })
    for name in ["Leave", "Leave by mode"] {
      harness.click("Go")
      settle(harness)
      harness.click(name)
      settle(harness)
      #expect(harness.text == ["Go"])
    }
  }

  private struct Leaver: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode

    var body: some View {
      Button("Leave") { dismiss() }
      Button("Leave by mode") { mode.wrappedValue.dismiss() }
    }
  }

  @Test func `a binding and an item show a screen, and going back resets them`() {
    let harness = Harness(Presenter())
    harness.click("Show")
    settle(harness)
    #expect(harness.text == ["Shown"])
    harness.press(.escape)
    settle(harness)
    #expect(harness.text == ["Show", "Item", "false", "none"])
    harness.click("Item")
    settle(harness)
    #expect(harness.text == ["Item 5"])
    harness.press(.escape)
    settle(harness)
    #expect(harness.text == ["Show", "Item", "false", "none"])
  }

  private struct Presenter: View {
    @State private var isShown = false
    @State private var item: Int?

    var body: some View {
      NavigationStack {
        VStack {
          Button("Show") { isShown = true }
          Button("Item") { item = 5 }
          Text(verbatim: "\(isShown)")
          Text(verbatim: item.map(String.init) ?? "none")
        }
        .navigationDestination(isPresented: $isShown) { Text("Shown") }
        .navigationDestination(item: $item) { Text("Item \($0)") }
      }
    }
  }

  @Test func `old links follow and reset their bindings`() {
    let harness = Harness(OldLinks())
    harness.click("Open")
    settle(harness)
    #expect(harness.text == ["Active"])
    harness.press(.escape)
    settle(harness)
    harness.click("Tagged")
    settle(harness)
    #expect(harness.text == ["Tag 2"])
    harness.press(.escape)
    settle(harness)
    #expect(harness.text.last == "none")
  }

  private struct OldLinks: View {
    @State private var isActive = false
    @State private var tag: Int?

    var body: some View {
      NavigationStack {
        NavigationLink("Link", destination: Text("Active"), isActive: $isActive)
        NavigationLink("Tagged", tag: 2, selection: $tag) { Text("Tag 2") }
        Button("Open") { isActive = true }
        Text(verbatim: tag.map(String.init) ?? "none")
      }
    }
  }

  @Test func `a link outside of a stack does nothing`() {
    let harness = Harness(NavigationLink("Alone", destination: Text("never")))
    harness.click("Alone")
    #expect(harness.text == ["Alone"])
  }

  // MARK: Work

  @Test func `pushing evaluates only the new screen, and going back evaluates none below`() {
    let harness = Harness(Counted())
    let start = harness.graph.counters.bodies
    harness.press("p", modifiers: .command)
    let pushed = harness.graph.counters.bodies
    settle(harness)
    // The screen, what its declaration makes of the value, and the text's own view; no row of the root.
    #expect(pushed - start < 20)
    let before = harness.graph.counters.bodies
    harness.press(.escape)
    settle(harness)
    #expect(harness.graph.counters.bodies - before < 20)
    #expect(harness.text.contains("Row 199"))
  }

  private struct Counted: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack(spacing: 0) {
          Button("Push") { path.append(1) }.keyboardShortcut("p")
          ForEach(0..<200, id: \.self) { Row(number: $0) }
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  private struct Row: View {
    let number: Int

    var body: some View { Text("Row \(number)") }
  }

  @Test func `a covered screen evaluates nothing until it is shown, and is then up to date`() {
    let model = Model()
    let harness = Harness(
      NavigationStack {
        VStack {
          Reader(model: model)
          NavigationLink("Go") { Text("There") }
        }
      })
    harness.click("Go")
    settle(harness)
    let evaluated = model.evaluated
    model.number = 2
    harness.update()
    #expect(model.evaluated == evaluated)
    harness.press(.escape)
    settle(harness)
    #expect(harness.text.contains("Model 2"))
    #expect(model.evaluated == evaluated + 1)
  }

  @Observable @MainActor final class Model {
    var number = 1
    @ObservationIgnored var evaluated = 0
  }

  private struct Reader: View {
    let model: Model

    var body: some View {
      model.evaluated += 1
      return Text("Model \(model.number)")
    }
  }

  @Test func `a screen gets the latest values of the view around its link`() {
    let harness = Harness(Outer())
    harness.click("Go")
    settle(harness)
    harness.click("More")
    #expect(harness.text == ["Count 1", "More"])
  }

  private struct Outer: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          VStack {
            Text("Count \(count)")
            Button("More") { count += 1 }
          }
        }
      }
    }
  }

  @Test func `screens below keep their state, and disappear and appear`() {
    let log = Log()
    let harness = Harness(
      NavigationStack {
        VStack {
          Keeper()
          NavigationLink("Go") { Text("There") }
        }
        .onAppear { log.lines.append("appear") }
        .onDisappear { log.lines.append("disappear") }
      })
    harness.click("Count 0")
    harness.click("Go")
    settle(harness)
    harness.press(.escape)
    settle(harness)
    #expect(harness.text.contains("Count 1"))
    #expect(log.lines == ["appear", "disappear", "appear"])
  }

  @MainActor final class Log { var lines: [String] = [] }

  private struct Keeper: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func `a thousand screens above each other go back one by one`() {
    let harness = Harness(Deep())
    #expect(harness.text == ["Number 1000"])
    harness.press(.escape)
    settle(harness)
    #expect(harness.text == ["Number 999"])
    #expect(harness.diagnostics == [])
  }

  private struct Deep: View {
    @State private var path = NavigationPath(Array(1...1_000))

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { Text(verbatim: "Number \($0)") }
      }
    }
  }

  // MARK: Bad input

  @Test func `a value without a destination is named, and stays on the path`() {
    let path = Box(NavigationPath(["lost"]))
    let harness = Harness(
      NavigationStack(path: path.binding) {
        Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
      })
    #expect(harness.diagnostics.count == 1)
    #expect(harness.diagnostics.first?.contains("navigationDestination(for: String.self)") == true)
    #expect(path.value.count == 1)
  }

  @MainActor final class Box {
    var value: NavigationPath
    init(_ value: NavigationPath) { self.value = value }
    var binding: Binding<NavigationPath> {
      Binding(get: { self.value }, set: { self.value = $0 })
    }
  }

  @Test
  func `the destination closest to the root is used, and a second one is reported`() {
    let harness = Harness(
      NavigationStack {
        VStack {
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { Text("First \($0)") }
          Text("More").navigationDestination(for: Int.self) { Text("Second \($0)") }
        }
      })
    #expect(harness.diagnostics.count { $0.contains("declared earlier") } == 1)
    harness.click("Go")
    settle(harness)
    #expect(harness.text == ["First 1"])
  }

  @Test func `a destination in a lazy container is reported`() {
    let harness = Harness(
      NavigationStack {
        ScrollView {
          LazyVStack {
            ForEach(0..<3, id: \.self) { row in
              Text("Row \(row)").navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
      })
    #expect(harness.diagnostics.contains { $0.contains("lazy container") })
  }

  @Test func `a destination of a binding or an item in a lazy container is reported`() {
    let harness = Harness(
      NavigationStack {
        ScrollView {
          LazyVStack {
            ForEach(0..<1, id: \.self) { row in
              Text("Row \(row)")
                .navigationDestination(isPresented: .constant(false)) { Text("Shown") }
                .navigationDestination(item: .constant(Int?.none)) { Text("Item \($0)") }
            }
          }
        }
      })
    #expect(harness.diagnostics.contains { $0.contains("isPresented is inside of a lazy") })
    #expect(harness.diagnostics.contains { $0.contains("item is inside of a lazy") })
    let around = Harness(
      NavigationStack {
        List { NavigationLink("Go") { Text("There") } }
          .navigationDestination(isPresented: .constant(false)) { Text("Shown") }
      })
    #expect(!around.diagnostics.contains { $0.contains("lazy container") })
  }
}
