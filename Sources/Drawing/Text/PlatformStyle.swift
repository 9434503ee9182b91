import Foundation

/// The platform whose metrics views follow: the fonts, line heights and sizes of macOS or of iOS.
public enum PlatformStyle: Hashable, Sendable {
  case mac, phone
}

/// The text styles that both platforms define.
package enum TextStyleName: Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
    caption2
}

extension PlatformStyle {
  /// The index of the size category that devices start with: 0 is extra small, 11 the largest of
  /// the accessibility sizes.
  ///
  /// macOS has one size only.
  package static let defaultSizeCategory = 3

  /// The font of a text without a font of its own.
  package var defaultFont: FontDescription {
    switch self {
    case .mac: systemFont(size: 13)
    case .phone: font(.body)
    }
  }

  /// The font of a text style.
  ///
  /// A weight replaces the style's own, and may change its height.
  ///
  /// - Parameter isTall: whether lines leave room for a script with marks above and below its letters.
  package func font(
    _ style: TextStyleName, sizeCategory: Int = defaultSizeCategory, weight: Int? = nil,
    design: FontDescription.FontDesign = .default, isItalic: Bool = false, isTall: Bool = false
  ) -> FontDescription {
    let weight = weight ?? self.weight(of: style)
    let metrics =
      switch self {
      case .mac: MacTextStyle[style].metrics(weight: weight, isTall: isTall)
      case .phone: PhoneTextStyle(style, sizeCategory: sizeCategory).metrics(isTall: isTall)
      }
    return FontDescription(
      family: .system(design), size: size(of: style, sizeCategory: sizeCategory), weight: weight,
      isItalic: isItalic, lineMetrics: metrics)
  }

  /// A font of a fixed size.
  ///
  /// Its line metrics depend on the size alone.
  package func systemFont(
    size: CGFloat, weight: Int = 400, design: FontDescription.FontDesign = .default,
    isItalic: Bool = false
  ) -> FontDescription {
    let metrics =
      switch self {
      case .mac: LineMetrics.mac(systemSize: size)
      case .phone: LineMetrics.phone(systemSize: size)
      }
    return FontDescription(
      family: .system(design), size: size, weight: weight, isItalic: isItalic,
      lineMetrics: metrics)
  }

  /// The weight that a style has of itself.
  package func weight(of style: TextStyleName) -> Int {
    switch (self, style) {
    case (.mac, .headline): 700
    case (.mac, .caption2): 500
    case (.phone, .headline): 600
    default: 400
    }
  }

  private func size(of style: TextStyleName, sizeCategory: Int) -> CGFloat {
    switch self {
    case .mac: MacTextStyle[style].size
    case .phone: PhoneTextStyle(style, sizeCategory: sizeCategory).size
    }
  }
}
