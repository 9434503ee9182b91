@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A thin line across the axis of its stack; horizontal outside of one.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: LeafView {
  /// 1 point on macOS and iOS at 2 pixels per point, as measured there.
  private static let thickness: CGFloat = 1

  package func rule(in environment: EnvironmentValues) -> any LayoutRule {
    DividerRule(thickness: Self.thickness)
  }

  package func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    let color = context.environment.colorScheme == .dark ? ResolvedColor.white : .black
    // The opacity of the separator color of macOS in both appearances.
    let line = ResolvedColor(red: color.red, green: color.green, blue: color.blue, opacity: 0.1)
    return [.fill(Path(context.frame), .color(line), FillStyle())]
  }
}
