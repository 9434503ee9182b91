import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The size of the rows of sidebars, which people choose for all programs on the Mac.
public enum SidebarRowSize: Hashable, Sendable {
  case small
  case medium
  case large
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static let defaultValue = SidebarRowSize.medium
}

extension EnvironmentValues {
  /// The size of the rows of sidebars.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

extension SidebarRowSize {
  /// The difference to the height of the usual rows: AppKit's rows of 24, 28 and 32 points differ by
  /// as much.
  var growth: CGFloat {
    switch self {
    case .small: -4
    case .medium: 0
    case .large: 4
    }
  }

  /// The font of the rows, in AppKit's sizes of 11, 13 and 15 points.
  var font: Font {
    switch self {
    case .small: .subheadline
    case .medium: .body
    case .large: .title3
    }
  }
}
