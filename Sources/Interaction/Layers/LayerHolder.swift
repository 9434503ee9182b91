@_spi(Espalier) import EspalierCore

/// A node whose views are a layer of their own.
@MainActor package protocol LayerHolder: ViewNode {
  var layer: Layer { get }
}

extension ViewNode {
  /// The innermost layer that the view is in.
  package var enclosingLayer: Layer {
    var node: ViewNode? = self
    while let current = node {
      if let holder = current as? any LayerHolder { return holder.layer }
      node = current.shownParent
    }
    return graph.layers.content
  }
}
