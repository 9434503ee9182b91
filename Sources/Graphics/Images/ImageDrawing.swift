import EspalierCore
import EspalierDrawing
import Foundation

extension Image {
  /// A picture that a closure draws, in points with the origin at the top left.
  ///
  /// - Parameters:
  ///   - label: the description for people who cannot see the picture.
  ///   - opaque: fills the picture with black before anything is drawn.
  ///   - colorMode: the way in which the picture's colors are combined.
  ///   - renderer: is called whenever the picture is drawn in a new environment.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(.drawing(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)))
    self.label = label
  }
}

/// A picture's size and the closure that draws it.
package final class ImageDrawing: Sendable {
  let size: CGSize
  private let isOpaque: Bool
  // Images are sent between threads but drawn on the main one only, which is where closures are
  // made as well.
  nonisolated(unsafe) private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  /// Returns the items that the closure draws, cut off at the picture's edges.
  @MainActor func items(in environment: EnvironmentValues) -> [DisplayItem] {
    let bounds = CGRect(origin: .zero, size: size)
    var context = GraphicsContext(environment: environment, bounds: bounds)
    if isOpaque { context.fill(Path(bounds), with: .color(.black)) }
    renderer(&context)
    return context.items.grouped(.clip(Path(bounds), FillStyle(antialiased: false)))
  }
}

extension ImageDrawing: Equatable {
  package static func == (lhs: ImageDrawing, rhs: ImageDrawing) -> Bool { lhs === rhs }
}
