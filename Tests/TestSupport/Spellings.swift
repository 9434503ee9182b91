import SwiftUI
import Testing
import ViewTesting

/// A list of calls as programs write them, each of which is a view of its own.
@MainActor package protocol Spellings: View {
  /// The number of the call that is shown, from 0.
  var index: Int { get }

  @SpellingsBuilder var spellings: [AnyView] { get }
}

extension Spellings {
  @ViewBuilder package var body: some View {
    let all = spellings
    if index < all.count { all[index] } else { Text(verbatim: endOfSpellings) }
  }
}

private let endOfSpellings = "the end of the list"

@resultBuilder @MainActor package struct SpellingsBuilder {
  package static func buildExpression(_ view: some View) -> AnyView { AnyView(view) }
  package static func buildBlock(_ views: AnyView...) -> [AnyView] { views }
}

/// Opens a window for each call of a list, and expects at least `count` of them.
@MainActor package func showAll(
  _ make: (Int) -> some Spellings, atLeast count: Int, platform: LayoutSnapshot.Platform,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for index in 0... {
    let harness = Harness(
      make(index), window: CGSize(width: 400, height: 600), platform: platform)
    harness.advance(by: 0.1)
    if harness.text == [endOfSpellings] {
      #expect(index >= count, sourceLocation: sourceLocation)
      return
    }
  }
}
