import EspalierDrawing
import Foundation
import LayoutEngine
import SwiftUI
import TestSupport
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// A random tree of views, each with a number.
indirect enum LeavingPlan {
  enum Container: CaseIterable {
    case column, row, layers, grid, lazy, scroll, overlaid, masked, form, listed, named
  }

  enum Leaf: CaseIterable {
    case field, secret, editor, button, toggle, slider, picker, menu, popover, contextMenu, alert
    case keys, focusable, tap, longPress, drag, magnify, state, hover, continuousHover
    case draggable, destination, moving, spring, transition, phases, number, symbol, matched,
      timeline
    case canvas, geometry, appearing, changing, preference, link, stepper, disclosure, task
  }

  case leaf(Int, Leaf)
  case container(Int, Container, [LeavingPlan])
  case screen(Int, LeavingScreen.Kind, [LeavingPlan])

  var id: Int {
    switch self {
    case .leaf(let id, _), .container(let id, _, _), .screen(let id, _, _): id
    }
  }
}

extension SeededRandom {
  /// - Parameter screens: the number of levels whose containers are whole screens.
  mutating func plan(_ depth: Int, _ count: inout Int, screens: Int = 0) -> LeavingPlan {
    count += 1
    let id = count
    if screens > 0, let kind = LeavingScreen.Kind.allCases.randomElement(using: &self) {
      let parts = (0..<Int.random(in: 1...3, using: &self)).map { _ in
        plan(depth - 1, &count, screens: Int.random(in: 0..<screens, using: &self))
      }
      return .screen(id, kind, parts)
    }
    if depth == 0 || Int.random(in: 0..<4, using: &self) == 0 {
      return .leaf(id, LeavingPlan.Leaf.allCases.randomElement(using: &self) ?? .field)
    }
    let parts = (0..<Int.random(in: 1...4, using: &self)).map { _ in plan(depth - 1, &count) }
    return .container(id, LeavingPlan.Container.allCases.randomElement(using: &self) ?? .row, parts)
  }
}

/// The views of a plan that were removed, which happens in any of their callbacks.
@MainActor final class LeavingWorld: ObservableObject {
  @Published private(set) var gone: Set<Int> = []
  @Published private(set) var beat = 0
  private(set) var strikes = 0
  private var random: SeededRandom
  private let count: Int
  /// Ends the tree in the middle of a callback.
  var close: (() -> Void)?
  /// The number of callbacks until then; nil is never.
  var callsUntilClose: Int?

  init(_ random: SeededRandom, count: Int) {
    self.random = random
    self.count = count
  }

  /// Records a callback of the view `id`.
  func call(_ id: Int) {
    strikes += 1
    if let left = callsUntilClose {
      callsUntilClose = left - 1
      if left == 0 { close?() }
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: change { $0.insert(id) }
    case 1: withAnimation(.linear(duration: 0.2)) { change { $0.insert(id) } }
    case 2: change { $0.insert(anyone) }
    case 3: withAnimation(.spring) { change { $0.insert(anyone) } }
    case 4: change { [anyone] in $0.remove(anyone) }
    default: break
    }
  }

  func bringBack() { withAnimation(.linear(duration: 0.1)) { gone.removeAll() } }

  func pulse() { withAnimation(.easeInOut(duration: 0.3)) { beat += 1 } }

  private var anyone: Int { Int.random(in: 1...count, using: &random) }

  private func change(_ body: (inout Set<Int>) -> Void) {
    // The root stays, so that something is left to look at.
    var gone = gone
    body(&gone)
    gone.remove(1)
    if gone != self.gone { self.gone = gone }
  }
}

/// The views of a plan that exist.
struct LeavingView: View {
  let plan: LeavingPlan
  @ObservedObject var world: LeavingWorld
  @Namespace private var names

  var body: some View {
    if !world.gone.contains(plan.id) {
      switch plan {
      case .leaf(let id, let leaf): LeavingLeaf(id: id, leaf: leaf, world: world)
      case .container(let id, let container, let parts): view(id, container, parts)
      case .screen(let id, let kind, let parts):
        LeavingScreen(id: id, kind: kind, plans: parts, world: world)
      }
    }
  }

  private func parts(_ plans: [LeavingPlan]) -> some View {
    ForEach(plans, id: \.id) { AnyView(LeavingView(plan: $0, world: world)) }
  }

  @ViewBuilder private func view(
    _ id: Int, _ container: LeavingPlan.Container, _ plans: [LeavingPlan]
  ) -> some View {
    switch container {
    case .column: VStack { parts(plans) }.onDisappear { world.call(id) }
    case .row: HStack { parts(plans) }.onKeyPress(.escape) { handled(id) }
    case .layers: ZStack { parts(plans) }.transition(.scale)
    case .grid: Grid { GridRow { parts(plans) } }.onHover { _ in world.call(id) }
    case .lazy: LazyVStack { parts(plans) }
    case .scroll: ScrollView { VStack { parts(plans) }.scrollTargetLayout() }.frame(maxHeight: 120)
    case .overlaid:
      Color.yellow.opacity(0.1).frame(width: 80, height: 40).overlay { VStack { parts(plans) } }
    case .masked: VStack { parts(plans) }.mask { Rectangle() }.opacity(0.8).shadow(radius: 2)
    case .form: GroupBox { parts(plans) }.onSubmit { world.call(id) }
    case .listed:
      ViewThatFits {
        HStack { parts(plans) }; VStack { parts(plans) }
      }
    case .named:
      VStack { parts(plans) }.coordinateSpace(.named(id)).focusScope(names)
        .onPreferenceChange(LeavingKey.self) { _ in world.call(id) }
    }
  }

  private func handled(_ id: Int) -> KeyPress.Result {
    world.call(id)
    return .handled
  }
}

struct LeavingKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
