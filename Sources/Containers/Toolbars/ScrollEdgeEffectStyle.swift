import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

/// The look of the edge at which content is scrolled below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  fileprivate enum Kind { case automatic, hard, soft }

  fileprivate let kind: Kind

  /// The style of the platform: content fades below bars.
  public static var automatic: ScrollEdgeEffectStyle { .init(kind: .automatic) }
  /// A pane with a line.
  public static var hard: ScrollEdgeEffectStyle { .init(kind: .hard) }
  /// A pane that fades towards the content.
  public static var soft: ScrollEdgeEffectStyle { .init(kind: .soft) }
}

nonisolated extension View {
  /// Sets the look of the edges at which the views inside are scrolled below bars.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    transformPreference(ScrollEdgesKey.self) { all in
      guard let style else { return }
      for edge in Edge.allCases where edges.contains(edge) {
        all.styles[edge] = all.styles[edge] ?? style
      }
    }
  }

  /// Leaves out the edges that bars draw where the views inside are scrolled below them.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
  {
    transformPreference(ScrollEdgesKey.self) { all in
      for edge in Edge.allCases where edges.contains(edge) {
        all.isHidden[edge] = all.isHidden[edge] ?? hidden
      }
    }
  }

  /// Puts a bar at the top or bottom of this view: content is scrolled below it, and fades there.
  ///
  /// - Parameter spacing: the spacing between both in points; nil stands for 8.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(FlatBarModifier(edge: edge, alignment: alignment, spacing: spacing, bar: content()))
  }

  /// Puts a bar at the leading or trailing edge of this view: content is scrolled below it, and fades there.
  ///
  /// - Parameter spacing: the spacing between both in points; nil stands for 8.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(UprightBarModifier(edge: edge, alignment: alignment, spacing: spacing, bar: content()))
  }
}

/// The looks of the edges below bars, as the views inside set them.
struct ScrollEdges: Equatable {
  var styles: [Edge: ScrollEdgeEffectStyle] = [:]
  var isHidden: [Edge: Bool] = [:]

  mutating func add(_ other: ScrollEdges) {
    styles.merge(other.styles) { first, _ in first }
    isHidden.merge(other.isHidden) { first, _ in first }
  }
}

struct ScrollEdgesKey: PreferenceKey {
  static var defaultValue: ScrollEdges { ScrollEdges() }

  static func reduce(value: inout ScrollEdges, nextValue: () -> ScrollEdges) {
    value.add(nextValue())
  }
}

/// The pane of a bar below which content is scrolled.
struct ScrollEdgePane: View {
  let edges: ScrollEdges
  let edge: Edge
  /// The color into which content fades; nil is that of the pane, or of the window.
  let background: ListShade?
  @Environment(\.paneShade) private var paneShade

  private var shade: AnyShapeStyle {
    (background ?? paneShade).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.background)
  }

  var body: some View {
    if edges.isHidden[edge] != true {
      switch (edges.styles[edge] ?? .automatic).kind {
      case .hard:
        Rectangle().fill(.bar).overlay(alignment: inside) {
          let isFlat = edge == .top || edge == .bottom
          Rectangle().fill(.separator)
            .frame(width: isFlat ? nil : 0.5, height: isFlat ? 0.5 : nil)
        }
      case .automatic, .soft:
        Rectangle().fill(shade)
          .mask {
            LinearGradient(
              stops: [
                .init(color: .black.opacity(0.95), location: 0),
                .init(color: .black.opacity(0.8), location: 0.6),
                .init(color: .clear, location: 1),
              ], startPoint: UnitPoint(outside), endPoint: UnitPoint(inside))
          }
      }
    }
  }

  private var inside: Alignment {
    switch edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  private var outside: Alignment {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension UnitPoint {
  /// The middle of an edge.
  fileprivate init(_ alignment: Alignment) {
    switch alignment {
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    default: self = .trailing
    }
  }
}

extension EnvironmentValues {
  private enum PaneShadeKey: EnvironmentKey {
    static var defaultValue: ListShade? { nil }
  }

  /// The color of the pane on which views stand, as in a sidebar; nil is that of the window.
  var paneShade: ListShade? {
    get { self[PaneShadeKey.self] }
    set { self[PaneShadeKey.self] = newValue }
  }
}

/// A bar above or below a view.
private struct FlatBarModifier<Bar: View> {
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let bar: Bar
  @State private var edges = ScrollEdges()
  @State private var background: ListShade?
}

@MainActor extension FlatBarModifier: ViewModifier {
  func body(content: Content) -> some View {
    let side = edge == .top ? Edge.top : .bottom
    content
      .onPreferenceChange(ScrollEdgesKey.self) { edges = $0 }
      .onPreferenceChange(ScrolledBackgroundKey.self) { background = $0 }
      .safeAreaInset(edge: edge, spacing: spacing) {
        bar.frame(
          maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center)
        )
        .background {
          ScrollEdgePane(edges: edges, edge: side, background: background)
            .ignoresSafeArea(edges: Edge.Set(side))
        }
      }
  }
}

/// A bar beside a view.
private struct UprightBarModifier<Bar: View> {
  let edge: HorizontalEdge
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let bar: Bar
  @State private var edges = ScrollEdges()
  @State private var background: ListShade?
}

@MainActor extension UprightBarModifier: ViewModifier {
  func body(content: Content) -> some View {
    let side = edge == .leading ? Edge.leading : .trailing
    content
      .onPreferenceChange(ScrollEdgesKey.self) { edges = $0 }
      .onPreferenceChange(ScrolledBackgroundKey.self) { background = $0 }
      .safeAreaInset(edge: edge, spacing: spacing) {
        bar.frame(
          maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment)
        )
        .background {
          ScrollEdgePane(edges: edges, edge: side, background: background)
            .ignoresSafeArea(edges: Edge.Set(side))
        }
      }
  }
}
