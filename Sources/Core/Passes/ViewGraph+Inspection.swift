import EspalierDrawing
import Foundation
import LayoutEngine

extension ViewGraph {
  /// The answer of the root view to its proposal.
  package var rootSize: CGSize { rootElement?.size ?? .zero }

  /// The frames of the views with an accessibility identifier, in root coordinates, in source
  /// order.
  package func frames(of identifier: String) -> [CGRect] {
    var frames: [CGRect] = []
    forEachElement { element, _ in
      if element.identifier == identifier { frames.append(element.frameInRoot) }
    }
    return frames
  }

  /// The rectangles in which the views with an accessibility identifier are drawn, in root
  /// coordinates, in source order.
  package func presentedFrames(of identifier: String) -> [CGRect] {
    var frames: [CGRect] = []
    forEachElement { element, _ in
      if element.identifier == identifier { frames.append(element.presentedFrameInRoot) }
    }
    return frames
  }

  /// `rect` as it is drawn: both edges rounded, half up, to whole pixels.
  package func pixelAligned(_ rect: CGRect, scale: CGFloat) -> CGRect {
    DrawPass(scale: scale).aligned(rect)
  }

  /// The faults of the layout since the last call: wrong remembered answers, and records out of
  /// order.
  ///
  /// - Parameter limit: the largest number of records to go through; the order is not checked if
  /// there are more.
  package func layoutFaults(within limit: Int) -> [String] {
    var faults = tree.takeWrongAnswers().map { node, message in
      "\(element(node)?.owner.path ?? "a removed view"): \(message)"
    }
    if elements.count <= limit {
      do { try tree.checkInvariants() } catch { faults.append("\(error)") }
    }
    return faults
  }

  /// The nodes as text: one line each with name and identity, indented by depth.
  ///
  /// Structure such as a tuple or a condition has no name: its parts are listed in its place.
  package var nodeTree: String {
    guard let root else { return "" }
    var lines: [String] = []
    var pending = root.children.reversed().map { ($0, 0) }
    while let (node, depth) = pending.popLast() {
      let inner = node.name == nil ? depth : depth + 1
      if let name = node.name {
        let indent = String(repeating: "  ", count: depth)
        lines.append(indent + name + (node.printedIdentity.map { " id \($0)" } ?? ""))
      }
      for child in node.children.reversed() { pending.append((child, inner)) }
    }
    return lines.joined(separator: "\n")
  }

  /// The layout elements as text: one line each with name, origin in the parent and size, indented
  /// by depth.
  package var frameTree: String {
    var lines: [String] = []
    forEachElement { element, depth in
      if depth == 0 { return }
      let frame = element.frame
      let name = element.identifier ?? element.owner.name ?? "view"
      lines.append(
        String(repeating: "  ", count: depth - 1)
          + "\(name) \(frame.minX.brief),\(frame.minY.brief) \(frame.width.brief)x\(frame.height.brief)"
      )
    }
    return lines.joined(separator: "\n")
  }
}

extension ViewNode {
  /// The identity that a view further out gives to this one alone; nil where that identity is only
  /// its place.
  fileprivate var printedIdentity: String? {
    var node = self
    while let parent = node.parent {
      if let id = parent.identity(of: node) {
        // The address of an object differs from run to run.
        return id.base is ObjectIdentifier ? nil : "\(id.base)"
      }
      if parent.name != nil { return nil }
      node = parent
    }
    return nil
  }
}
