import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct PrintChangesTests {
  private struct Inner: View {
    let log: Log
    let title: String
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      let _ = log.note(Self.toldChanges)
      Button("\(title) \(count)") { count += 1 }
    }
  }

  private struct Outer: View {
    let log: Log
    @State private var title = "one"
    @State private var scheme = ColorScheme.light

    var body: some View {
      VStack {
        Inner(log: log, title: title)
        Button("title") { title = "two" }
        Button("scheme") { scheme = .dark }
      }
      .environment(\.colorScheme, scheme)
    }
  }

  @Test func `a body says which properties it is evaluated for`() {
    let log = Log()
    let harness = Harness(Outer(log: log))
    for button in ["one 0", "title", "scheme"] { harness.click(button) }
    #expect(
      log.entries == [
        "Inner: @self, @identity, _count, _scheme changed.", "Inner: _count changed.",
        "Inner: @self changed.", "Inner: _scheme changed.",
      ])
  }

  @Test func `outside of a body no changes are reported`() {
    #expect(Text.toldChanges == "Text: no body is being evaluated.")
  }
}
