import EspalierDrawing

/// The features that contend for presses beside the views below the pointer: each joins with the
/// kind of its contenders.
@MainActor package final class PressSources: GraphComponent {
  /// Answers a contender for a press at an element, the innermost below the pointer; nil where it
  /// is none of its own.
  package typealias Source = @MainActor (PointerEvent, LayoutElement) -> Contender?

  private var sources: [Precedence: Source] = [:]

  package init(_ graph: ViewGraph) {}

  package func join(_ precedence: Precedence, _ source: @escaping Source) {
    sources[precedence] = source
  }

  /// The contender of one kind.
  func contender(
    _ precedence: Precedence, for press: PointerEvent, at hit: LayoutElement
  ) -> Contender? {
    sources[precedence]?(press, hit)
  }

  /// Returns the contender that takes a press as soon as the button goes down: of several, the one
  /// whose precedence is first.
  func taker(of press: PointerEvent, at hit: LayoutElement?) -> Contender? {
    guard let hit else { return nil }
    for precedence in Precedence.allCases where precedence.takesAtOnce {
      if let taker = contender(precedence, for: press, at: hit) { return taker }
    }
    return nil
  }
}

/// Says of an element that presses on it are taken, though no gesture says so.
package enum TakesPresses: ElementKey { package typealias Value = Bool }
