import EspalierCore
import EspalierDrawing
import Foundation

extension Font {
  /// A role of text, whose font the platform chooses.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }
}

extension Font.TextStyle {
  var styleName: TextStyleName {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }

  /// The style's size at the environment's Dynamic Type size as a multiple of its size at `.large`.
  package func scale(in environment: EnvironmentValues) -> CGFloat {
    let category = environment.dynamicTypeSize.index
    if category == PlatformStyle.defaultSizeCategory { return 1 }
    let platform = environment.platformStyle
    return platform.font(styleName, sizeCategory: category).size / platform.font(styleName).size
  }
}
