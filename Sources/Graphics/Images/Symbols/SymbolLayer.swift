import EspalierDrawing
import Foundation

/// The paths that are painted in one color, whatever the rendering mode.
struct SymbolLayer: Sendable {
  var parts: [Symbol.Part]
  /// 0 is primary, 1 secondary and so on.
  var level = 0
  /// Areas that are left free for the layers above.
  var gaps: [Path] = []
  /// True if the layer fills a hole of another: where all layers have one color, the hole is left
  /// open instead.
  var fillsHole = false
  /// The share of a variable value from which the layer is lit; nil is always lit.
  var threshold: Double?
}
