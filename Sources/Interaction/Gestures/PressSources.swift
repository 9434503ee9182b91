@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// The features that contend for presses beside the views below the pointer: each joins with the
/// kind of its contenders.
@MainActor package final class PressSources: GraphComponent {
  /// Returns the contender for a press at an element, the innermost below the pointer; nil if the
  /// feature has none.
  package typealias Source = @MainActor (PointerEvent, LayoutElement) -> Contender?

  private var sources: [Precedence: Source] = [:]
  private var watchers: [@MainActor (LayoutElement?) -> Void] = []

  package init(_ graph: ViewGraph) {}

  package func join(_ precedence: Precedence, _ source: @escaping Source) {
    sources[precedence] = source
  }

  /// Calls `watcher` whenever a press or a turn of the wheel begins, before any view gets it, with the innermost element
  /// below the pointer.
  package func watch(_ watcher: @escaping @MainActor (LayoutElement?) -> Void) {
    watchers.append(watcher)
  }

  /// Tells the watchers that a press or a turn of the wheel begins.
  func begins(at hit: LayoutElement?) { for watcher in watchers { watcher(hit) } }

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

/// Marks an element that takes presses without a gesture.
package enum TakesPresses: ElementKey { package typealias Value = Bool }
