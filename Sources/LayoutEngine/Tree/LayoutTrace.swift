import EspalierDrawing
import Foundation

/// The questions for sizes during a layout and how they were answered, in the order in which they
/// were asked.
///
/// The basis for explaining why a view has its size. A tree records as long as it has a trace:
///
///     let trace = LayoutTrace()
///     tree.trace = trace
///     tree.layout(root, proposal: proposal)
///     print(trace.lines { "node \($0.index)" }.joined(separator: "\n"))
package final class LayoutTrace {
  /// The origin of an answer.
  package enum Reason: String, Sendable {
    /// The answer was remembered from an earlier question.
    case cached
    /// The answer follows from the minimum, the ideal and the maximum of each axis.
    case clamped
    /// The node's rule computed the answer.
    case computed
    /// The node's rule was not called: the child's answer is the node's own, or the stack computed
    /// it by arithmetic.
    case shortcut
  }

  package struct Step: Equatable, Sendable {
    package let node: LayoutNodeID
    package let proposal: ProposedViewSize
    package fileprivate(set) var answer: CGSize
    package fileprivate(set) var reason: Reason
    /// The number of questions that were open when this one was asked.
    package let depth: Int
  }

  /// The steps in the order of their questions: the questions that a node asks in order to answer
  /// follow its own step, one level deeper.
  package private(set) var steps: [Step] = []
  /// The number of steps that were left out because there were too many.
  package private(set) var leftOut = 0
  private let limit: Int
  private var depth = 0

  /// - Parameter limit: the largest number of steps to record.
  package init(limit: Int = 1_000_000) { self.limit = limit }

  /// A line for each step, with the names of its nodes.
  package func lines(_ name: (LayoutNodeID) -> String) -> [String] {
    steps.map { step in
      let (width, height) = (describe(step.proposal.width), describe(step.proposal.height))
      return String(repeating: "  ", count: step.depth)
        + "\(name(step.node)): \(width) x \(height) -> "
        + "\(describe(step.answer.width)) x \(describe(step.answer.height)), \(step.reason.rawValue)"
    } + (leftOut > 0 ? ["\(leftOut) more"] : [])
  }

  private func describe(_ length: CGFloat?) -> String { length.map { $0.brief } ?? "nil" }

  /// Records a question, and returns the place of its step; nil if there is no room.
  func begin(_ node: LayoutNodeID, _ proposal: PackedProposal) -> Int? {
    depth += 1
    if steps.count >= limit {
      leftOut += 1
      return nil
    }
    steps.append(
      Step(
        node: node, proposal: proposal.unpacked, answer: .zero, reason: .computed, depth: depth - 1)
    )
    return steps.count - 1
  }

  func end(_ step: Int?, _ answer: CGSize, _ reason: Reason) {
    depth -= 1
    guard let step else { return }
    steps[step].answer = answer
    steps[step].reason = reason
  }
}
