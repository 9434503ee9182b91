import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The numbers of nodes and layout elements of typical views, on which their memory and most of the time to make them
/// depend.
@MainActor @Suite struct ViewCostTests {
  struct Cost: Equatable, CustomStringConvertible {
    var nodes: Int
    var elements: Int

    var description: String { "\(nodes) nodes, \(elements) elements" }

    func isWithin(_ limit: Cost) -> Bool { nodes <= limit.nodes && elements <= limit.elements }
  }

  private struct Column<Content: View>: View {
    let count: Int
    let content: (Int) -> Content

    var body: some View { VStack { ForEach(0..<count, id: \.self) { content($0) } } }
  }

  /// The cost of one more of many views.
  private func cost<V: View>(
    _ name: String, platform: LayoutSnapshot.Platform = .mac,
    @ViewBuilder _ content: @escaping (Int) -> V
  ) -> Cost {
    func total(_ count: Int) -> Cost {
      let harness = Harness(Column(count: count, content: content), platform: platform)
      return Cost(nodes: harness.nodesMade, elements: harness.elementsMade)
    }
    let (few, many) = (total(1), total(11))
    let cost = Cost(
      nodes: (many.nodes - few.nodes) / 10, elements: (many.elements - few.elements) / 10)
    print("\(name): \(cost)")
    return cost
  }

  @Test func `a button of the default style takes ten nodes and five elements`() {
    let mac = cost("button, Mac") { index in Button("Press") { print(index) } }
    #expect(mac.isWithin(Cost(nodes: 10, elements: 5)))
    let phone = cost("button, phone", platform: .phone) { index in
      Button("Press") { print(index) }
    }
    #expect(phone.isWithin(Cost(nodes: 10, elements: 5)))
  }

  @Test func `a text takes one node and one element, and its own modifiers none`() {
    #expect(cost("text") { _ in Text("a") } == Cost(nodes: 1, elements: 1))
    let styled = cost("text with font and color") { _ in
      Text("a").font(.title).foregroundColor(.red)
    }
    #expect(styled == Cost(nodes: 1, elements: 1))
  }

  @Test func `a style behind a view takes one node and one element, with or without a shape`() {
    let padded = cost("text with padding and background") { _ in
      Text("a").padding().background(Color.gray)
    }
    // The text, the padding, and the background.
    #expect(padded == Cost(nodes: 3, elements: 3))
    let rounded = cost("text with a rounded background") { _ in
      Text("a").background(.gray, in: RoundedRectangle(cornerRadius: 4))
    }
    #expect(rounded == Cost(nodes: 2, elements: 2))
  }

  @Test func `a view with a background takes a layer and the background's own views`() {
    let layered = cost("text before a color") { _ in Text("a").background { Color.gray } }
    // The text, the background, its layer and the color; a layer has no element of its own.
    #expect(layered == Cost(nodes: 4, elements: 3))
  }

  @Test func `a condition that shows nothing takes one node`() {
    let hidden = cost("hidden text") { index in if index < 0 { Text("a") } }
    #expect(hidden == Cost(nodes: 1, elements: 0))
  }

  @Test func `a list row that is only selectable takes 18 nodes besides its content`() {
    func total(_ count: Int) -> Cost {
      let list = List { ForEach(0..<count, id: \.self) { Text("\($0)") } }
      let harness = Harness(list, window: CGSize(width: 300, height: 600))
      return Cost(nodes: harness.nodesMade, elements: harness.elementsMade)
    }
    let (few, many) = (total(2), total(12))
    // The row with its layout has 4, the missing background 1, the mark of the selection 3, the lines 6, the place of the
    // content 3, and the missing controls 1. The row, its layout, the line, the place of the line and the text have an
    // element each.
    #expect(many.nodes - few.nodes <= 10 * (18 + 1))
    #expect(many.elements - few.elements <= 10 * 5)
  }

  private struct Row: View {
    var body: some View {
      HStack {
        Circle().fill(.blue).frame(width: 36, height: 36)
        VStack {
          HStack {
            Text("name")
            Spacer()
            Group {
              Text("hour")
              Text("minute")
            }
          }
          Text("words")
        }
      }
    }
  }

  @Test func `views in a container have nodes, but lists and groups of them have none`() {
    // Three stacks, a circle in a frame, four texts and a spacer; the row itself has no element.
    let views = 3 + 2 + 4 + 1
    #expect(cost("row") { _ in Row() } == Cost(nodes: 1 + views, elements: views))
  }
}
