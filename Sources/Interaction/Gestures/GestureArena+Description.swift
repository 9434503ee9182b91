@_spi(Espalier) import EspalierCore
import Foundation

/// The state of one contender at some time, for descriptions.
///
/// The last contest is kept until the next one begins: a record holds neither the view nor what belongs to it.
@MainActor struct ContenderRecord {
  enum Standing { case undecided, begun, done, failed, gaveWay }

  let claim: ContestClaim
  let standing: Standing
  let name: @MainActor () -> String
  let context: _GestureContext?

  /// The path of its view, without modifiers; nil if it belongs to no single view, or if the view
  /// is removed.
  fileprivate var path: String? {
    guard var element = context?.element, !element.isRemoved else { return nil }
    while element.passesTraits, let inner = element.children.first { element = inner }
    let names = element.owner.path.components(separatedBy: " > ")
    return names.filter { !$0.hasSuffix("Modifier") }.joined(separator: " > ")
  }

  fileprivate var isWinner: Bool {
    (standing == .begun || standing == .done) && claim.precedence != .focus
      && claim.precedence != .hover
  }
}

extension [ContenderRecord] {
  /// The contenders in the order in which they count, one a line: their kind, name, view and state.
  @MainActor var text: String {
    map { record in
      let view = record.path.map { " of \($0)" } ?? ""
      return "\(record.claim.precedence): \(record.name())\(view): \(words(for: record))"
    }
    .joined(separator: "\n")
  }

  @MainActor private func words(for record: ContenderRecord) -> String {
    let rival = rival(of: record)
    switch record.standing {
    case .undecided: return rival.map { "waits for \($0)" } ?? "may begin"
    case .begun: return rival.map { "has begun, waits for \($0)" } ?? "goes on"
    case .done: return rival.map { "done, waits for \($0)" } ?? "done"
    case .failed: return "failed"
    case .gaveWay:
      return (winner(over: record) ?? rival).map { "gave way to \($0)" } ?? "called off"
    }
  }

  /// The name of the first contender that holds another one back.
  @MainActor private func rival(of record: ContenderRecord) -> String? {
    first { other in
      other.standing != .failed && other.standing != .gaveWay
        && other.claim.order(before: record.claim) == .first
    }?.name()
  }

  /// The name of the contender that a lost one lost to.
  @MainActor private func winner(over record: ContenderRecord) -> String? {
    first { $0.isWinner && $0.claim.order(before: record.claim) != .beside }?.name()
  }
}

extension ViewGraph {
  /// The contests for the presses that are under way, or else the last one: each contender on a
  /// line of its own, in the order in which they count.
  package var contestText: String { input.pointer.contestText }
}
