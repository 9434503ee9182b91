import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

/// Symbols that come and go, and symbols in the place of others.
extension SymbolEffectTests {
  // MARK: Coming and going

  private func appearing(_ transition: SymbolEffectTransition) -> Stage<Bool> {
    stage(false) { isShown in
      ZStack {
        Color.clear
        if isShown {
          Image(systemName: "star.fill").foregroundStyle(Color.black).transition(transition)
        }
      }
    }
  }

  @Test func `a symbol comes and goes with its effect where the change is animated`() throws {
    let stage = appearing(.symbolEffect(.disappear.up))
    stage.set(true, .linear(duration: 1))
    #expect(look(stage) == nil)
    stage.advance(0.1)
    #expect(try #require(look(stage)).scale > 1)
    stage.advance(5)
    #expect(look(stage) == Look())
    stage.set(false, .linear(duration: 1))
    stage.advance(0.1)
    #expect(try #require(look(stage)).scale > 1)
    stage.advance(5)
    #expect(look(stage) == nil)
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `without animation a symbol appears at once`() {
    let stage = appearing(.symbolEffect)
    stage.set(true)
    #expect(look(stage) == Look())
    stage.set(false)
    #expect(look(stage) == nil)
  }

  // MARK: One symbol for another

  private func replacing(
    _ effect: ReplaceSymbolEffect, reducesMotion: Bool = false
  ) -> Stage<Bool> {
    stage(false, reducesMotion: reducesMotion) {
      Image(systemName: $0 ? "pause.fill" : "play.fill").foregroundStyle(Color.black)
        .contentTransition(.symbolEffect(effect))
    }
  }

  @Test func `a symbol shrinks away before the next one grows`() throws {
    let stage = replacing(.replace)
    stage.set(true)
    #expect(look(stage) == Look(), "it begins with the old symbol")
    stage.advance(0.1)
    #expect(try #require(look(stage)).scale < 1)
    stage.advance(0.2)
    #expect(try #require(look(stage)).opacity < 1)
    stage.advance(0.2)
    #expect(look(stage) == Look())
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `the old symbol may grow away, or be removed at once`() throws {
    let up = replacing(.replace.upUp)
    up.set(true)
    #expect(look(up) == Look())
    up.advance(0.1)
    #expect(try #require(look(up)).scale > 1)
    let off = replacing(.replace.offUp)
    off.set(true)
    #expect(look(off) == nil)
  }

  @Test func `with reduced motion one symbol fades into the other`() throws {
    let stage = replacing(.replace, reducesMotion: true)
    stage.set(true)
    #expect(look(stage) == Look())
    stage.advance(0.1)
    let seen = try #require(look(stage))
    #expect(seen.scale == 1 && seen.opacity < 1)
  }

  @Test func `the same symbol in another color does not replace it`() {
    let stage = stage(false) {
      Image(systemName: "star.fill").foregroundStyle($0 ? .red : .blue).contentTransition(
        .symbolEffect(.replace))
    }
    stage.set(true)
    #expect(!stage.snapshot.waitsForTime)
  }
}
