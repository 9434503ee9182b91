import SwiftUI
import TestSupport
import Testing
import ViewTesting

@_spi(Espalier) @testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct ElementComponentTests {
  private final class Counter: ElementComponent {
    var stops = 0

    func stop() { stops += 1 }
  }

  private enum NameKey: ElementKey {
    typealias Value = String
  }

  private enum OtherKey: ElementKey {
    typealias Value = String
  }

  private let stage = Stage(true, width: 10, height: 10) { isShown in
    if isShown { Color.red.frame(width: 5) }
  }

  private func element() throws -> LayoutElement {
    try #require(stage.snapshot.graph.rootElement?.children.first)
  }

  @Test func `an element has no component until one is set`() throws {
    let element = try element()
    #expect(element[Counter.self] == nil)
    element[Counter.self] = nil
    #expect(element.extras == nil)
    let counter = Counter()
    element[Counter.self] = counter
    #expect(element[Counter.self] === counter)
    element[Counter.self] = nil
    #expect(element[Counter.self] == nil)
  }

  @Test func `values of one type are distinguished by their keys`() throws {
    let element = try element()
    element[NameKey.self] = "name"
    element[OtherKey.self] = "other"
    element[NameKey.self] = "new name"
    #expect(element[NameKey.self] == "new name")
    #expect(element[OtherKey.self] == "other")
    element[OtherKey.self] = nil
    #expect(element[OtherKey.self] == nil)
    #expect(element[NameKey.self] == "new name")
  }

  @Test func `components are stopped once, when their element is removed`() throws {
    let counter = Counter()
    try element()[Counter.self] = counter
    stage.set(true)
    #expect(counter.stops == 0)
    stage.set(false)
    #expect(counter.stops == 1)
  }
}
