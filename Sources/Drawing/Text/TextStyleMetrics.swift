import Foundation

// The numbers behind the platform styles. All lengths are points.

/// The sizes of macOS's text styles, and their tall lines as recorded from SwiftUI on macOS 26.
///
/// The recording is of a system that prefers a language with a tall script. Without one a style has the line of the
/// system font of its size, as other recordings of macOS 26 show: body 16 points, not 18.5.
struct MacTextStyle {
  var size: CGFloat
  var tallHeight: CGFloat
  var tallPitch: CGFloat
  var tallBaseline: CGFloat
  var tallUnrounded: CGFloat
  /// Heavier fonts of three styles have higher tall lines: from which weight on, and how high.
  var heavy: (weight: Int, height: CGFloat)?

  init(
    _ size: CGFloat, tall height: CGFloat, pitch: CGFloat, baseline: CGFloat, unrounded: CGFloat,
    heavy: (weight: Int, height: CGFloat)? = nil
  ) {
    self.size = size
    tallHeight = height
    tallPitch = pitch
    tallBaseline = baseline
    tallUnrounded = unrounded
    self.heavy = heavy
  }

  static subscript(style: TextStyleName) -> MacTextStyle {
    switch style {
    case .largeTitle: Self(26, tall: 38, pitch: 39, baseline: 29, unrounded: 37.625)
    case .title: Self(22, tall: 33, pitch: 33, baseline: 25, unrounded: 395.0 / 12)
    case .title2: Self(17, tall: 25.5, pitch: 27, baseline: 19, unrounded: 25)
    case .title3:
      Self(15, tall: 22, pitch: 24, baseline: 17, unrounded: 65.0 / 3, heavy: (500, 23))
    case .headline, .body:
      Self(13, tall: 18.5, pitch: 19, baseline: 14, unrounded: 55.0 / 3, heavy: (800, 19))
    case .callout: Self(12, tall: 17.5, pitch: 18, baseline: 13, unrounded: 17.125)
    case .subheadline: Self(11, tall: 16, pitch: 17, baseline: 12, unrounded: 383.0 / 24)
    case .footnote, .caption, .caption2:
      Self(10, tall: 15, pitch: 16, baseline: 11, unrounded: 355.0 / 24)
    }
  }

  func metrics(weight: Int, isTall: Bool) -> LineMetrics {
    guard isTall else { return .mac(systemSize: size) }
    let isHeavy = heavy.map { weight >= $0.weight } ?? false
    return LineMetrics(
      height: isHeavy ? heavy?.height ?? tallHeight : tallHeight, pitch: tallPitch,
      baseline: tallBaseline, unrounded: tallUnrounded,
      leading: (tallPitch - tallUnrounded).roundedUpToHalf)
  }
}

/// A text style of iOS at one of the twelve sizes that people can choose, as Apple publishes them.
struct PhoneTextStyle {
  var size: CGFloat
  /// The published line pitch.
  var pitch: CGFloat
  /// The height that a tall script adds to each line.
  private var tallGrowth: CGFloat

  init(_ style: TextStyleName, sizeCategory: Int) {
    let sizes = Self.sizes(of: style)
    (size, pitch) = sizes[min(max(0, sizeCategory), sizes.count - 1)]
    let usual = sizes[PlatformStyle.defaultSizeCategory].0
    tallGrowth = (Self.tallGrowth(of: style) * size / usual).rounded()
  }

  /// Half of the additional height of a tall line is above the letters.
  func metrics(isTall: Bool) -> LineMetrics {
    let growth = isTall ? tallGrowth : 0
    var metrics = LineMetrics.phone(systemSize: size)
    metrics.height += growth
    metrics.baseline += growth / 2
    metrics.unrounded = metrics.height
    metrics.pitch = max(pitch + growth, metrics.height)
    metrics.leading = (metrics.pitch - metrics.unrounded).roundedUpToHalf
    return metrics
  }

  /// The height that recorded lines have beyond the font's own: body 24.287 points for 17 x 1.19336
  /// = 20.287, say.
  ///
  /// Recorded at the default size category; other sizes are taken to grow in proportion, by whole points.
  private static func tallGrowth(of style: TextStyleName) -> CGFloat {
    switch style {
    case .largeTitle, .title: 8
    case .title2: 6
    case .title3, .headline, .body, .callout: 4
    case .subheadline, .footnote, .caption, .caption2: 3
    }
  }

  /// Size and pitch from extra small to the largest accessibility size; the fourth is the default.
  private static func sizes(of style: TextStyleName) -> [(CGFloat, CGFloat)] {
    switch style {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
        (52, 61), (56, 66), (60, 70),
      ]
    case .title:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
        (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
        (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
        (43, 51), (49, 58), (55, 65),
      ]
    case .headline, .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
        (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
        (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
        (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
        (33, 40), (38, 46), (44, 52),
      ]
    case .caption:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 29), (26, 32),
        (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
        (29, 35), (34, 41), (40, 48),
      ]
    }
  }
}

extension LineMetrics {
  /// The heights of San Francisco in its file, per em.
  static let sanFrancisco = (ascent: 0.95215, lineHeight: 1.19336)

  /// System fonts of iOS: lines as high as the font; texts round them up to pixels.
  static func phone(systemSize size: CGFloat) -> LineMetrics {
    let height = size * sanFrancisco.lineHeight
    return LineMetrics(height: height, pitch: height, baseline: size * sanFrancisco.ascent)
  }

  /// System fonts of macOS, whose heights follow no formula.
  ///
  /// Between recorded sizes both lengths are interpolated and rounded to a point, halves down;
  /// outside of them they are in proportion to the nearest recorded size.
  static func mac(systemSize size: CGFloat) -> LineMetrics {
    let row = recordedRow(at: size)
    let height = (row.height - 0.5).rounded(.up)
    return LineMetrics(
      height: height, pitch: height, baseline: (row.baseline - 0.5).rounded(.up))
  }

  private typealias SystemFontRow = (size: CGFloat, height: CGFloat, baseline: CGFloat)

  private static let recorded: [SystemFontRow] = [
    (10, 13, 10), (11, 14, 11), (12, 15, 12), (13, 16, 13), (15, 19, 15), (17, 20, 16),
    (20, 24, 19), (22, 26, 21), (24, 28, 23), (26, 30, 25), (32, 38, 31), (40, 47, 39),
  ]

  private static func recordedRow(at size: CGFloat) -> SystemFontRow {
    let above = recorded.first { $0.size >= size } ?? recorded[recorded.count - 1]
    let below = recorded.last { $0.size <= size } ?? recorded[0]
    guard below.size < above.size else {
      let scale = size / below.size
      return (size, below.height * scale, below.baseline * scale)
    }
    let share = (size - below.size) / (above.size - below.size)
    return (
      size, below.height + share * (above.height - below.height),
      below.baseline + share * (above.baseline - below.baseline)
    )
  }
}

extension CGFloat {
  fileprivate var roundedUpToHalf: CGFloat { (self * 2 - 0.001).rounded(.up) / 2 }
}
