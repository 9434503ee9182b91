import Foundation
import LayoutEngine

/// The views of a window that is to be placed.
@MainActor @preconcurrency public struct WindowLayoutRoot {
  private let answer: @MainActor (ProposedViewSize) -> CGSize

  package nonisolated init(answer: @escaping @MainActor (ProposedViewSize) -> CGSize) {
    self.answer = answer
  }

  /// The size that the views choose for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }
}
