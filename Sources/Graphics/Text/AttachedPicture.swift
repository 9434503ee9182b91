@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A view that stands in a line of text, such as an image.
struct InlinePicture: Equatable, Sendable {
  let view: any View & Equatable & Sendable
  /// The depth of the innermost text: 1, and the number of texts around it, with the one that shows the view.
  let depth: Int

  static func == (lhs: InlinePicture, rhs: InlinePicture) -> Bool {
    lhs.depth == rhs.depth && isKnownEqual(lhs.view, rhs.view)
  }
}

/// A view in a line of text: laid out and drawn by itself, in the font and style of its run.
final class AttachedPicture: Sendable {
  /// The place that the image takes in its line.
  let attachment: TextAttachment
  private let picture: InlinePicture
  @MainActor private let graph: ViewGraph

  /// Symbols stand around the height of capital letters; other images stand on the baseline.
  init(_ picture: InlinePicture, _ attributes: TextAttributes, _ environment: EnvironmentValues) {
    var environment = environment
    environment.textAttributes = attributes
    attributes.foreground?.push(to: &environment)
    // Views are resolved where they are laid out, on the main thread; text itself could be resolved
    // anywhere.
    nonisolated(unsafe) let surroundings = environment
    (graph, attachment) = MainActor.assumeIsolated {
      let graph = ViewGraph(
        picture.view, environment: surroundings, textEngine: surroundings.textEngine.engine,
        features: surroundings.graphFeatures)
      graph.frame(proposal: .unspecified)
      let size = graph.rootSize
      let ascent = graph.rootBaseline
      return (
        graph,
        TextAttachment(width: size.width, ascent: ascent, descent: size.height - ascent)
      )
    }
    self.picture = picture
  }

  /// The view with the left end of its baseline at `origin`.
  func items(at origin: CGPoint, scale: CGFloat, textScale: CGFloat) -> [DisplayItem] {
    var transform = CGAffineTransform(
      translationX: origin.x, y: origin.y - attachment.ascent * textScale)
    if textScale != 1 { transform = transform.scaledBy(x: textScale, y: textScale) }
    return MainActor.assumeIsolated {
      graph.displayItems(scale: scale).grouped(.transform(transform))
    }
  }
}

extension AttachedPicture: Equatable {
  static func == (lhs: AttachedPicture, rhs: AttachedPicture) -> Bool {
    lhs.picture == rhs.picture && lhs.attachment == rhs.attachment
  }
}

extension ViewGraph {
  /// The distance of the root's baseline from its top; its height where nothing in it has one.
  fileprivate var rootBaseline: CGFloat {
    guard let rootElement else { return 0 }
    let dimensions = tree.dimensions(rootElement.id, in: .unspecified)
    return dimensions[VerticalAlignment.firstTextBaseline]
  }
}
