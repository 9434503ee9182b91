import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// A sketch made into a layout tree.
///
/// Every answer is verified unless `verifies` is false, and every problem fails the test.
final class Plan {
  let tree: LayoutTree
  let root: LayoutNodeID
  private(set) var names: [(name: String, id: LayoutNodeID)] = []
  private(set) var problems: [String] = []

  /// - Parameter verifies: false for a tree so deep that working out its answers again takes long; a smaller tree of
  /// the same kind has them verified.
  init(_ sketch: Sketch, takesShortcuts: Bool = true, verifies: Bool = true) {
    tree = LayoutTree.$verifiesAnswers.withValue(verifies) { LayoutTree() }
    tree.takesShortcuts = takesShortcuts
    root = tree.makeNode(sketch.rule)
    fill(root, sketch)
    tree.onProblem = { [unowned self] _, problem in problems.append(problem) }
  }

  /// Makes the nodes of a sketch, parents before children.
  @discardableResult func build(_ sketch: Sketch) -> LayoutNodeID {
    let id = tree.makeNode(sketch.rule)
    fill(id, sketch)
    return id
  }

  private func fill(_ id: LayoutNodeID, _ sketch: Sketch) {
    names += sketch.names.map { ($0, id) }
    tree.setChildren(sketch.children.map(build), of: id)
    tree.setMirrored(sketch.isMirrored, of: id)
  }

  subscript(name: String) -> LayoutNodeID {
    guard let named = names.first(where: { $0.name == name }) else {
      preconditionFailure("No node is named \(name).")
    }
    return named.id
  }

  /// The named nodes' frames in the root's coordinates, after its size.
  func frames(_ width: CGFloat?, _ height: CGFloat?) -> String {
    tree.layout(root, proposal: ProposedViewSize(width: width, height: height))
    return frames
  }

  var frames: String {
    let size = tree.size(of: root)
    let lines = names.map { name, id in
      let origin = tree.originInRoot(of: id)
      let size = tree.size(of: id)
      return "\(name) \(text(origin.x)),\(text(origin.y)) \(text(size.width))x\(text(size.height))"
    }
    return (["\(text(size.width))x\(text(size.height))"] + lines).joined(separator: "\n")
  }

  func size(_ width: CGFloat?, _ height: CGFloat?) -> String {
    let size = tree.sizeThatFits(root, ProposedViewSize(width: width, height: height))
    return "\(text(size.width))x\(text(size.height))"
  }

  /// Fails on problems, and if the tree's invariants do not hold.
  func check(_ location: SourceLocation) {
    #expect(problems == [], sourceLocation: location)
    #expect(throws: Never.self, sourceLocation: location) { try tree.checkInvariants() }
  }
}

/// A length with up to two decimals.
func text(_ length: CGFloat) -> String {
  guard length.isFinite else { return length == .infinity ? "inf" : "\(length)" }
  let hundredths = (length * 100).rounded()
  if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return "\(Int(hundredths / 100))" }
  let places = hundredths.truncatingRemainder(dividingBy: 10) == 0 ? 1 : 2
  return String(format: "%.\(places)f", hundredths / 100)
}

/// Expects a sketch's size and its named nodes' frames.
func expectPlan(
  of sketch: Sketch, _ width: CGFloat?, _ height: CGFloat?, are expected: String,
  location: SourceLocation = #_sourceLocation
) {
  let plan = Plan(sketch)
  #expect(plan.frames(width, height) == expected, sourceLocation: location)
  plan.check(location)
}

/// Expects a sketch's answer to a proposal.
func expectSize(
  of sketch: Sketch, _ width: CGFloat?, _ height: CGFloat?, is expected: String,
  location: SourceLocation = #_sourceLocation
) {
  let plan = Plan(sketch)
  #expect(plan.size(width, height) == expected, sourceLocation: location)
  plan.check(location)
}

/// Expects a sketch's answers where width and height are proposed the same.
func expect(
  _ sketch: Sketch, answers rows: [(CGFloat?, String)],
  location: SourceLocation = #_sourceLocation
) {
  for (length, expected) in rows {
    expectSize(of: sketch, length, length, is: expected, location: location)
  }
}
