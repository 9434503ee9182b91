import EspalierCore
import Foundation

extension AttributedString {
  /// The height of lines: the distance between the baselines of two of them.
  ///
  /// In a line with more than one font, the largest counts. Letters stand in the middle of their line.
  public struct LineHeight: Hashable, Codable, Sendable {
    private enum Rule: Hashable, Codable, Sendable {
      case variable
      case exact(CGFloat)
      case multiple(CGFloat)
      case leading(CGFloat)
    }

    private let rule: Rule

    /// The height that the fonts in each line ask for.
    public static var variable: LineHeight { LineHeight(rule: .variable) }

    // Apple names no factors. The usual one is close to that of its system font; of the others, each differs by 2 points
    // for letters of 13, as `Font.Leading` does.

    /// The usual height for the size of the letters, 1.2 times as high.
    public static var normal: LineHeight { multiple(factor: 1.2) }

    /// Lines close together, 1.05 times as high as the size of the letters.
    public static var tight: LineHeight { multiple(factor: 1.05) }

    /// Lines far apart, 1.35 times as high as the size of the letters.
    public static var loose: LineHeight { multiple(factor: 1.35) }

    /// A height in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }

    /// A multiple of the size of the letters.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(rule: .multiple(factor))
    }

    /// The size of the letters and some points more.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(rule: .leading(increase))
    }

    /// The height for letters of a size; nil where the fonts decide, as for a height that is not a number.
    func height(forSize size: CGFloat) -> CGFloat? {
      let height: CGFloat
      switch rule {
      case .variable: return nil
      case .exact(let points): height = points
      case .multiple(let factor): height = factor * size
      case .leading(let increase): height = size + increase
      }
      return height.isFinite ? max(0, height) : nil
    }
  }
}

extension EnvironmentValues {
  /// The height of the lines of texts; nil leaves it to the place where they are shown.
  public var lineHeight: AttributedString.LineHeight? {
    get { textAttributes.lineHeight }
    set { textAttributes.lineHeight = newValue }
  }
}

nonisolated extension View {
  /// Sets the height of the lines of texts in this view; nil leaves it to the place where they are shown.
  ///
  /// A paragraph of an attributed string may have another one.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
