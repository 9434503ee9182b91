import EspalierCore
import EspalierGraphics
import Foundation

/// The name of a pane of glass that several views share.
struct GlassUnionID: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The part of a view in a pane of glass that several views share.
struct GlassUnion {
  let id: GlassUnionID
  let bounds: Anchor<CGRect>
  let glass: Glass
  let shape: AnyShape
}

struct GlassUnionsKey: PreferenceKey {
  static var defaultValue: [GlassUnion] { [] }

  static func reduce(value: inout [GlassUnion], nextValue: () -> [GlassUnion]) {
    value += nextValue()
  }
}

extension EnvironmentValues {
  private enum GlassUnionKey: EnvironmentKey {
    static var defaultValue: GlassUnionID? { nil }
  }

  private enum GlassContainerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The pane of glass that the views inside share with others.
  var glassUnion: GlassUnionID? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }

  /// True inside a container of panes, which draws those that views share.
  var isInGlassContainer: Bool {
    get { self[GlassContainerKey.self] }
    set { self[GlassContainerKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Has the views of a ``GlassEffectContainer`` with the same id share one pane of glass around
  /// all of them.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    let id = id.map { GlassUnionID(id: AnyHashable($0), namespace: namespace) }
    return modifier(EnvironmentWriter { if $0.isInGlassContainer { $0.glassUnion = id } })
  }

  /// Names the pane of glass of this view: another view with the same name, which is inserted when
  /// this one is removed, takes it over with an animation.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(GlassIDModifier(id: id.map { AnyHashable($0) }, namespace: namespace))
  }
}

private struct GlassIDModifier {
  let id: AnyHashable?
  let namespace: Namespace.ID
  @Environment(\.glassTransition) private var transition

  nonisolated init(id: AnyHashable?, namespace: Namespace.ID) {
    (self.id, self.namespace) = (id, namespace)
  }
}

@MainActor extension GlassIDModifier: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let id, transition == .matchedGeometry {
      content.matchedGeometryEffect(id: id, in: namespace)
    } else {
      content
    }
  }
}

/// The panes that views of a container share.
struct GlassUnionPanes {
  let unions: [GlassUnion]
}

@MainActor extension GlassUnionPanes: View {
  var body: some View {
    GeometryReader { geometry in
      ForEach(groups, id: \.first?.id) { group in
        if let first = group.first, first.glass.kind != .identity {
          let frame = group.dropFirst().reduce(geometry[first.bounds]) {
            $0.union(geometry[$1.bounds])
          }
          GlassPane(glass: first.glass, shape: first.shape)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }

  /// The parts of each pane, in the order of their views.
  private var groups: [[GlassUnion]] {
    var places: [GlassUnionID: Int] = [:]
    var groups: [[GlassUnion]] = []
    for union in unions {
      if let place = places[union.id] {
        groups[place].append(union)
      } else {
        places[union.id] = groups.count
        groups.append([union])
      }
    }
    return groups
  }
}
