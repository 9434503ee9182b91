import EspalierDrawing
import Foundation
import LayoutEngine

extension ViewGraph {
  /// The answer of the root view to what it was proposed.
  package var rootSize: CGSize { rootElement?.size ?? .zero }

  /// The frames of the views with an accessibility identifier, in root coordinates, in source order.
  package func frames(of identifier: String) -> [CGRect] {
    var frames: [CGRect] = []
    forEachElement { element, _ in
      if element.identifier == identifier { frames.append(element.frameInRoot) }
    }
    return frames
  }

  /// Where the views with an accessibility identifier are drawn, in root coordinates, in source order.
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

  /// The layout elements as text: one line each with name, origin in the parent and size, indented by depth.
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
