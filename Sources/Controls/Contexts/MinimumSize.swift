@_spi(Espalier) import EspalierCore
import Foundation
import LayoutEngine

/// Makes room for a control's border.
struct MinimumSize: ElementModifier {
  var width: CGFloat = 0
  let height: CGFloat

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    MinimumSizeRule(width: width, height: height)
  }
}
