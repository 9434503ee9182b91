import EspalierDrawing
@_spi(Espalier) import EspalierInteraction
import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@_spi(Espalier) @testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Random stacks of sheets, popovers, menus, alerts and screens under random keys and clicks: only the topmost layer
/// gets them.
@MainActor @Suite struct `Random stacks of layers` {
  private enum Kind: CaseIterable {
    case sheet, popover, page, menu, alert

    /// True if further layers can be opened from it.
    var opensOthers: Bool {
      switch self {
      case .sheet, .popover, .page: true
      case .menu, .alert: false
      }
    }
  }

  @Observable final class Model {
    /// True for each layer that is open, from below.
    var isOpen: [Bool]
    /// The levels that got an event: 0 is the window's content.
    @ObservationIgnored var told: [Int] = []

    init(_ count: Int) { isOpen = Array(repeating: false, count: count) }

    func tell(_ level: Int) { told.append(level) }
  }

  /// The views of one layer: two buttons, one with a shortcut, a field, and a button that opens the next layer.
  private struct Level: View {
    let number: Int
    let plan: [Kind]
    @Bindable var model: Model
    @State private var text = ""

    var body: some View {
      if number == plan.count {
        AnyView(parts)
      } else {
        switch plan[number] {
        case .sheet: AnyView(parts.sheet(isPresented: $model.isOpen[number]) { next })
        case .popover: AnyView(parts.popover(isPresented: $model.isOpen[number]) { next })
        case .alert:
          AnyView(
            parts.alert("alert", isPresented: $model.isOpen[number]) {
              Button("act\(number + 1)") { model.tell(number + 1) }
              Button("Cancel", role: .cancel) {}
            })
        case .menu: AnyView(parts)
        case .page: page
        }
      }
    }

    private var page: AnyView {
      let screen = parts.navigationDestination(isPresented: $model.isOpen[number]) { next }
      if number > 0, plan[number - 1] == .page { return AnyView(screen) }
      return AnyView(NavigationStack { screen })
    }

    private var next: Level { Level(number: number + 1, plan: plan, model: model) }

    private var parts: some View {
      VStack {
        Button("act\(number)") { model.tell(number) }.keyboardShortcut("k")
        Button("other\(number)") { model.tell(number) }
        TextField("field\(number)", text: $text)
          .onChange(of: text) { model.tell(number) }
          .frame(width: 100)
        if number < plan.count {
          if plan[number] == .menu {
            Menu("open\(number)") {
              Button("act\(number + 1)") { model.tell(number + 1) }
              Button("line") { model.tell(number + 1) }
            }
          } else {
            Button("open\(number)") { model.isOpen[number] = true }
          }
        }
      }
      .onKeyPress("y") {
        model.tell(number)
        return .ignored
      }
    }
  }

  /// A stack of layers that are all open.
  private struct Stack {
    let plan: [Kind]
    let model: Model
    let harness: Harness

    /// The number of the topmost layer.
    @MainActor var top: Int {
      if plan.last == .menu, hasMenu { return plan.count }
      return model.isOpen.lastIndex(of: true).map { $0 + 1 } ?? 0
    }

    @MainActor var hasMenu: Bool {
      harness.layerTree.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("menu") }
    }

    /// Lets all animations end.
    @MainActor func rest() {
      for _ in 0..<3 {
        harness.graph.clock.advance(to: harness.graph.clock.now.addingTimeInterval(1))
        harness.update()
      }
    }
  }

  private func stack(_ seed: Int) -> Stack {
    var random = SeededRandom(seed: seed)
    let inner = Kind.allCases.filter(\.opensOthers)
    var plan: [Kind] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      plan.append(inner.randomElement(using: &random) ?? .sheet)
    }
    plan.append(Kind.allCases.randomElement(using: &random) ?? .sheet)
    let model = Model(plan.count)
    let harness = Harness(
      Level(number: 0, plan: plan, model: model), window: CGSize(width: 500, height: 500),
      platform: seed % 3 == 0 ? .phone : .mac)
    let stack = Stack(plan: plan, model: model, harness: harness)
    for number in plan.indices {
      harness.click("open\(number)")
      stack.rest()
    }
    return stack
  }

  @Test(arguments: 0..<30)
  func `assistive programs and the pointer find only the topmost layer`(_ seed: Int) {
    let stack = stack(seed)
    #expect(stack.top == stack.plan.count, "\(stack.plan): \(stack.harness.layerTree)")
    let text = stack.harness.graph.accessibilityTree().description
    #expect(text.contains("act\(stack.top)"), "\(stack.plan): \(text)")
    for number in 0..<stack.top {
      #expect(!text.contains("act\(number)"), "\(stack.plan): \(text)")
    }
  }

  @Test(arguments: 0..<30)
  func `keys and clicks go to the topmost layer, whatever is below`(_ seed: Int) {
    let stack = stack(seed)
    var random = SeededRandom(seed: 500 + seed)
    var story: [String] = []
    for _ in 0..<20 {
      let (before, hadMenu) = (stack.top, stack.hasMenu)
      stack.model.told = []
      let isShortcut = Int.random(in: 0..<5, using: &random) == 0
      if isShortcut {
        stack.harness.press("k", modifiers: .command)
        story.append("shortcut")
      } else {
        story.append(act(stack, &random))
      }
      stack.rest()
      // A shortcut closes a menu, and then goes to the views that opened it.
      let allowed: Set<Int> = isShortcut && hadMenu ? [before, before - 1] : [before]
      #expect(
        allowed.isSuperset(of: stack.model.told),
        "\(stack.plan), \(before) on top, \(stack.model.told) told: \(story)")
      let focus = stack.harness.graph.input.focus.current?.element
      let isReached = focus.map { !stack.harness.graph.layers.isOutOfReach($0) } ?? true
      #expect(isReached || stack.hasMenu, "the focus is behind a layer: \(stack.plan), \(story)")
    }
  }

  /// Presses a random key, or clicks at a random place; returns what it was.
  private func act(_ stack: Stack, _ random: inout SeededRandom) -> String {
    let keys: [KeyEquivalent] = [
      .tab, .tab, .space, .return, .upArrow, .downArrow, .leftArrow, .rightArrow, .delete, .home,
      .end, .pageDown, "y", "z", .escape,
    ]
    if Bool.random(using: &random) {
      let key = keys.randomElement(using: &random) ?? .tab
      let shift = Bool.random(using: &random)
      stack.harness.press(key, modifiers: shift && key == .tab ? .shift : [])
      return "key \(key.character.unicodeScalars.map(\.value))"
    }
    let point = CGPoint(
      x: CGFloat.random(in: 0...500, using: &random), y: CGFloat.random(in: 0...500, using: &random)
    )
    stack.harness.click(at: point)
    return "click at \(Int(point.x)), \(Int(point.y))"
  }

  @Test(arguments: 0..<30)
  func `Escape ends one layer after the other, and what is below gets the keys back`(_ seed: Int) {
    let stack = stack(seed)
    for expected in (0..<stack.plan.count).reversed() {
      stack.harness.press(.escape)
      stack.rest()
      #expect(stack.top == expected, "\(stack.plan): \(stack.harness.layerTree)")
      stack.model.told = []
      stack.harness.press("k", modifiers: .command)
      stack.rest()
      #expect(stack.model.told == [expected], "\(stack.plan): \(stack.harness.layerTree)")
    }
  }
}
