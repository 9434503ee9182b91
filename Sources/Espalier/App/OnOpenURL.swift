@_spi(Espalier) import EspalierCore
import Foundation

nonisolated extension View {
  /// Calls `action` with each address that the program is asked to open while the view exists, such
  /// as one on its command line.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

private struct OpenURLModifier {
  let action: (URL) -> Void
}

extension OpenURLModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    OpenURLNode(view, inputs)
  }
}

private final class OpenURLNode<C: View>: WrappingNode<C, OpenURLModifier>, URLOpening {
  func open(_ url: URL) { modifier.action(url) }
}

/// A node that is given addresses to open.
@MainActor private protocol URLOpening: ViewNode {
  func open(_ url: URL)
}

extension ViewGraph {
  /// Hands `url` to the views that want to open it, the outer ones first; returns whether there is
  /// one.
  package func open(_ url: URL) -> Bool {
    var openers: [any URLOpening] = []
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if let opener = node as? any URLOpening { openers.append(opener) }
      pending += node.children.reversed()
    }
    for opener in openers where !opener.isDetached { opener.open(url) }
    return !openers.isEmpty
  }
}
