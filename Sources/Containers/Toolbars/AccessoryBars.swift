import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierGraphics
import Foundation

/// The bars below that of a window on the Mac, each with the items of one id.
struct AccessoryBars {
  let profile: BarProfile
  @Environment(\.look.bars) private var metrics
}

@MainActor extension AccessoryBars: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(profile.accessoryBars, id: \.self) { bar in
        HStack(spacing: metrics.spacing) {
          ForEach(profile.items.filter { $0.isShown && $0.placement.accessoryBar == bar }) { item in
            if item.spacer == .flexible { Spacer(minLength: 0) } else { ForEach(item.views) { $0 } }
          }
          Spacer(minLength: 0)
        }
        .padding(.horizontal, metrics.margin)
        .frame(height: BarProfile.accessoryBarHeight)
        .background {
          if let style = profile.options.background(bar) { Rectangle().fill(style) }
        }
        .overlay(alignment: .bottom) {
          Rectangle().fill(.separator).frame(height: 1).accessibilityHidden(true)
        }
        // Beside a sidebar, which is as high as the window.
        .padding(.leading, profile.options.sidebarWidth.map { $0 + metrics.margin } ?? 0)
        .barColorScheme(profile.options.colorScheme(bar))
        .accessibilityElement(children: .contain)
      }
    }
  }
}

extension BarProfile {
  /// The height of a bar below that of the window: a small control with the margin of the bar.
  static var accessoryBarHeight: CGFloat { 36 }

  /// The bars below that of the window that are shown, in the order of their first items.
  var accessoryBars: [ToolbarPlacement] {
    var bars: [ToolbarPlacement] = []
    for item in items where item.isShown {
      guard let bar = item.placement.accessoryBar, !bars.contains(bar), !options.isHidden(bar)
      else {
        continue
      }
      bars.append(bar)
    }
    return bars
  }

  /// The height that the bars below that of the window take.
  var accessoryHeight: CGFloat { Self.accessoryBarHeight * CGFloat(accessoryBars.count) }
}
