import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct SymbolEffectTests {
  /// The look of a symbol: the linear part of its transform, and its opacity.
  struct Look: Equatable {
    var map = CGAffineTransform.identity
    var opacity = 1.0

    var scale: CGFloat { hypot(map.a, map.b) }
    var angle: CGFloat { atan2(map.b, map.a) }
  }

  func look<Value>(_ stage: Stage<Value>) -> Look? {
    func find(_ items: [DisplayItem], _ look: Look) -> Look? {
      for item in items {
        switch item {
        case .fill, .stroke: return look
        case .group(let effect, let inner):
          var look = look
          if case .transform(let map) = effect { look.map = map.concatenating(look.map) }
          if case .opacity(let opacity) = effect { look.opacity *= opacity }
          if let found = find(inner, look) { return found }
        case .glyphs, .image: break
        }
      }
      return nil
    }
    return find(stage.snapshot.graph.displayItems(scale: 1), Look())
  }

  func stage<Value, Content: View>(
    _ value: Value, reducesMotion: Bool = false, direction: LayoutDirection = .leftToRight,
    @ViewBuilder content: @escaping (Value) -> Content
  ) -> Stage<Value> {
    let stage = Stage(value, width: 40, height: 40) {
      $0.accessibilityReduceMotion = reducesMotion
      $0.layoutDirection = direction
    } content: {
      content($0)
    }
    _ = stage.drawing
    return stage
  }

  // Black is opaque; the primary style is not.
  var star: some View { symbol("star.fill") }

  func symbol(_ name: String) -> some View {
    Image(systemName: name).foregroundStyle(Color.black)
  }

  // MARK: Effects that play when a value changes

  @Test func `a bounce grows and comes to rest`() throws {
    let star = star
    let stage = stage(0) { star.symbolEffect(.bounce, value: $0) }
    #expect(look(stage) == Look())
    stage.set(1)
    stage.advance(0.08)
    #expect(try #require(look(stage)).scale > 1.15)
    stage.advance(1)
    #expect(look(stage) == Look())
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `a bounce down makes the symbol smaller first`() throws {
    let star = star
    let stage = stage(0) { star.symbolEffect(.bounce.down, value: $0) }
    stage.set(1)
    stage.advance(0.08)
    #expect(try #require(look(stage)).scale < 0.9)
  }

  /// The duration of an effect, to a hundredth of a second.
  private func duration(_ options: SymbolEffectOptions) -> Double {
    let star = star
    let stage = stage(0) { star.symbolEffect(.bounce, options: options, value: $0) }
    stage.set(1)
    var time = 0.0
    while stage.snapshot.waitsForTime && time < 10 {
      stage.advance(0.01)
      time += 0.01
    }
    return (time * 100).rounded() / 100
  }

  @Test func `options say how often and how fast`() {
    let once = duration(.default)
    #expect(abs(once - 1) <= 0.02)
    #expect(abs(duration(.repeat(3)) - 3 * once) <= 0.03)
    #expect(abs(duration(.repeat(3).speed(2)) - 1.5 * once) <= 0.03)
    #expect(abs(duration(.repeat(.periodic(2, delay: 0.25))) - 2.5 * once) <= 0.03)
    #expect(duration(.repeating) >= 10)
    #expect(abs(duration(.repeating.nonRepeating) - once) <= 0.02)
    #expect(duration(.repeat(0)) <= 0.02)
    #expect(duration(.repeat(-1)) <= 0.02)
    #expect(abs(duration(.speed(.nan)) - once) <= 0.02)
    #expect(abs(duration(.speed(-1)) - once) <= 0.02)
  }

  @Test func `a value that changes again plays the effect once more after the round`() {
    let star = star
    let stage = stage(0) { star.symbolEffect(.bounce, value: $0) }
    stage.set(1)
    stage.advance(0.5)
    stage.set(2)
    stage.advance(0.6)
    #expect(look(stage) != Look())
    stage.advance(1)
    #expect(look(stage) == Look())
  }

  @Test(arguments: [
    ("right", WiggleSymbolEffect().right, 1.0, 0.0), ("left", WiggleSymbolEffect().left, -1, 0),
    ("up", WiggleSymbolEffect().up, 0, -1), ("down", WiggleSymbolEffect().down, 0, 1),
    ("forward", WiggleSymbolEffect().forward, 1, 0),
    ("custom", WiggleSymbolEffect().custom(angle: .degrees(90)), 0, 1),
  ])
  func `a wiggle begins in its direction`(
    _ name: String, _ effect: WiggleSymbolEffect, _ x: Double, _ y: Double
  ) throws {
    let star = star
    let stage = stage(0) { star.symbolEffect(effect, value: $0) }
    stage.set(1)
    stage.advance(0.05)
    let map = try #require(look(stage)).map
    #expect((map.tx * x > 0) == (x != 0) && (map.ty * y > 0) == (y != 0))
  }

  @Test func `forward is to the left where text runs from right to left`() throws {
    let star = star
    let stage = stage(0, direction: .rightToLeft) { star.symbolEffect(.wiggle.forward, value: $0) }
    stage.set(1)
    stage.advance(0.05)
    #expect(try #require(look(stage)).map.tx < 0)
  }

  @Test func `a rotation goes all the way around`() throws {
    let star = star
    let stage = stage(0) { star.symbolEffect(.rotate, options: .speed(1.5), value: $0) }
    stage.set(1)
    stage.advance(0.25)
    // A round takes a second at this speed: a quarter turn.
    let angle = try #require(look(stage)).angle
    #expect(abs(angle - .pi / 2) < 0.001)
    stage.advance(0.75)
    #expect(look(stage) == Look())
  }

  // MARK: Effects that last

  @Test func `a pulse goes on while it is active, and ends with its cycle`() throws {
    let star = star
    let stage = stage(true) { star.symbolEffect(.pulse, isActive: $0) }
    stage.advance(1)
    // Half of a round of two seconds.
    #expect(abs(try #require(look(stage)).opacity - 0.4) < 0.001)
    stage.advance(20)
    #expect(abs(try #require(look(stage)).opacity - 0.4) < 0.001)
    stage.set(false)
    #expect(stage.snapshot.waitsForTime)
    stage.advance(1.01)
    #expect(look(stage) == Look())
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `a symbol stays larger while the effect is active`() throws {
    let star = star
    let stage = stage(false) { star.symbolEffect(.scale.up, isActive: $0) }
    #expect(look(stage) == Look())
    stage.set(true)
    #expect(look(stage) == Look(), "it begins where it was")
    stage.advance(3)
    #expect(abs(try #require(look(stage)).scale - 1.25) < 0.01)
    #expect(!stage.snapshot.waitsForTime)
    stage.set(false)
    stage.advance(3)
    #expect(look(stage) == Look())
  }

  @Test func `an effect that is active from the start shows at once`() throws {
    let star = star
    let stage = stage(true) { star.symbolEffect(.scale.down, isActive: $0) }
    #expect(abs(try #require(look(stage)).scale - 0.8) < 0.001)
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `a symbol that disappears keeps its place`() {
    let star = star
    let stage = stage(false) {
      star.symbolEffect(.disappear, isActive: $0).accessibilityIdentifier("box")
    }
    let place = stage.frame()
    stage.set(true)
    stage.advance(3)
    #expect(look(stage) == nil)
    #expect(stage.frame() == place)
    stage.set(false)
    stage.advance(3)
    #expect(look(stage) == Look())
  }

  @Test func `a symbol appears when it first comes into view`() throws {
    let star = star
    let stage = stage(0) { _ in star.symbolEffect(.appear) }
    #expect(look(stage) == nil)
    stage.advance(0.2)
    #expect(abs(try #require(look(stage)).opacity - 0.5) < 0.001)
    stage.advance(0.3)
    #expect(look(stage) == Look())
  }

  /// The opacities of the parts of a symbol, in the order of its layers.
  private func partOpacities<Value>(_ stage: Stage<Value>) -> [Double] {
    func visit(_ items: [DisplayItem], _ opacity: Double) -> [Double] {
      items.flatMap { item -> [Double] in
        switch item {
        case .fill, .stroke: [(opacity * 100).rounded() / 100]
        case .group(.opacity(let own), let inner): visit(inner, opacity * own)
        case .group(_, let inner): visit(inner, opacity)
        case .glyphs, .image: []
        }
      }
    }
    return visit(stage.snapshot.graph.displayItems(scale: 1), 1)
  }

  @Test func `the layers of a variable symbol light up one after the other`() {
    func stage(_ effect: VariableColorSymbolEffect) -> Stage<Int> {
      self.stage(0) { [wifi = symbol("wifi")] _ in wifi.symbolEffect(effect) }
    }
    let plain = partOpacities(self.stage(0) { [wifi = symbol("wifi")] _ in wifi })
    #expect(plain.allSatisfy { $0 == 1 } && plain.count > 1)
    let variable = Set(partOpacities(stage(.variableColor)))
    #expect(variable.contains(SymbolLight.dimmed), "a round begins with all lights out")
    let hidden = partOpacities(stage(.variableColor.hideInactiveLayers))
    #expect(hidden.count < plain.count)
    let cumulative = stage(.variableColor)
    // The last light is on shortly before the round's last part, in which all go out.
    let count = Set(plain.indices).count
    cumulative.advance(1.5 * Double(count) / Double(count + 1))
    #expect(partOpacities(cumulative).filter { $0 == 1 }.count >= 1)
    let iterative = stage(.variableColor.iterative)
    iterative.advance(0.75)
    #expect(partOpacities(iterative).contains { $0 < 1 })
  }

  @Test func `a symbol without variable layers is unchanged`() {
    let star = star
    let stage = stage(0) { _ in star.symbolEffect(.variableColor.iterative) }
    stage.advance(0.4)
    #expect(look(stage) == Look())
  }

  @Test func `layers may move one after another`() throws {
    let wifi = symbol("wifi")
    let stage = stage(0) { wifi.symbolEffect(.bounce.byLayer, value: $0) }
    stage.set(1)
    stage.advance(0.12)
    let scales = Set(stage.snapshot.graph.displayItems(scale: 1).transforms.map(\.a))
    #expect(scales.count > 1)
  }

  // MARK: Where effects reach

  @Test func `texts and other views are not affected`() {
    let stage = stage(0) { value in
      Label("title", systemImage: "star.fill").labelStyle(.titleAndIcon)
        .symbolEffect(.bounce, value: value)
    }
    stage.set(1)
    stage.advance(0.08)
    let items = stage.snapshot.graph.displayItems(scale: 1)
    #expect(items.contains { if case .glyphs = $0 { true } else { false } })
    #expect(!items.transforms.isEmpty)
  }

  @Test func `effects from outside can be removed`() {
    let star = star
    let stage = stage(0) { value in
      VStack { star.symbolEffectsRemoved() }.symbolEffect(.bounce, value: value)
    }
    stage.set(1)
    stage.advance(0.08)
    #expect(look(stage) == Look())
  }

  @Test func `several effects work together`() throws {
    let star = star
    let stage = stage(true) {
      star.symbolEffect(.scale.up, isActive: $0).symbolEffect(.scale.up, isActive: $0)
    }
    #expect(abs(try #require(look(stage)).scale - 1.25 * 1.25) < 0.001)
  }

  @Test func `with reduced motion symbols fade but do not move`() throws {
    let star = star
    let bounce = stage(0, reducesMotion: true) { star.symbolEffect(.bounce, value: $0) }
    bounce.set(1)
    #expect(!bounce.snapshot.waitsForTime)
    let pulse = stage(0, reducesMotion: true) { _ in star.symbolEffect(.pulse) }
    pulse.advance(1)
    #expect(try #require(look(pulse)).opacity < 0.5)
    let scale = stage(false, reducesMotion: true) { star.symbolEffect(.scale.up, isActive: $0) }
    scale.set(true)
    #expect(try #require(look(scale)).scale > 1.2, "it is there at once")
  }

  @Test func `a view that was removed plays nothing`() {
    let star = star
    let stage = stage(true) { if $0 { star.symbolEffect(.pulse) } else { Text("gone") } }
    #expect(stage.snapshot.waitsForTime)
    stage.set(false)
    stage.advance(0.1)
    #expect(!stage.snapshot.waitsForTime)
  }
}

extension [DisplayItem] {
  fileprivate var transforms: [CGAffineTransform] {
    flatMap { item -> [CGAffineTransform] in
      guard case .group(let effect, let inner) = item else { return [] }
      if case .transform(let map) = effect { return [map] + inner.transforms }
      return inner.transforms
    }
  }
}
