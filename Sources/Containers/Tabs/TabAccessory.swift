import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

nonisolated extension View {
  /// Puts a view above the bar of the tab views inside, or below the tabs of the Mac.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = AnyView(content())
    return modifier(EnvironmentWriter { $0.tabAccessory = accessory })
  }

  /// Puts a view above the bar of the tab views inside, or below the tabs of the Mac, while `isEnabled` is true.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? AnyView(content()) : nil
    return modifier(EnvironmentWriter { $0.tabAccessory = accessory })
  }
}

/// The place of the view beside the bar of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// The row of the bar.
  case inline
  /// Above the bar.
  case expanded
}

extension EnvironmentValues {
  private enum TabAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  private enum PlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }

  /// The view beside the bar of the tab views inside.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// The place of the view beside the bar of a tab view that this view is in; nil in other views.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[PlacementKey.self] }
    set { self[PlacementKey.self] = newValue }
  }
}

/// The view beside the bar of a tab view, on its platter.
struct TabAccessory {
  let view: AnyView
  var placement = TabViewBottomAccessoryPlacement.expanded

  /// The height of the platter on iOS 26, and what is between it and the bar.
  static let height: CGFloat = 48
  static let spacing: CGFloat = 8
}

@MainActor extension TabAccessory: View {
  var body: some View {
    HStack { view }
      .frame(maxWidth: .infinity)
      .frame(height: Self.height)
      .background { BarGlass() }
      .clipShape(Capsule())
      .padding(.horizontal, placement == .expanded ? 21 : 0)
      .modifier(
        EnvironmentWriter { [placement] environment in
          environment.resetForBars()
          // The platter keeps its height, as the bar does: larger type would be cut off.
          environment.dynamicTypeSize = min(environment.dynamicTypeSize, .xxxLarge)
          environment.tabViewBottomAccessoryPlacement = placement
        }
      )
      .accessibilityElement(children: .contain)
  }
}
