@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Font {
  /// The line spacing of a font.
  public enum Leading: Hashable, Sendable {
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose
  }

  /// The font with lines closer together or further apart.
  ///
  /// Fonts by name keep the line spacing of their file.
  public func leading(_ leading: Font.Leading) -> Font { with { $0.leading = leading } }

  /// The font with higher lines.
  package func lineGrowth(_ growth: CGFloat) -> Font { with { $0.lineGrowth = growth } }
}

extension LineMetrics {
  /// These metrics with another line spacing; the height of a single line stays the same.
  func with(_ leading: Font.Leading) -> LineMetrics {
    let change: CGFloat
    switch leading {
    case .standard: return self
    case .tight: change = -2
    case .loose: change = 2
    }
    var metrics = self
    metrics.pitch = max(0, pitch + change)
    metrics.unrounded = max(0, unrounded + change)
    metrics.leading = max(0, self.leading + change)
    return metrics
  }

  /// The metrics of lines that are all higher, half of it above the letters.
  func grown(by growth: CGFloat) -> LineMetrics {
    var metrics = self
    metrics.height += growth
    metrics.pitch += growth
    metrics.unrounded += growth
    metrics.baseline += growth / 2
    return metrics
  }
}
