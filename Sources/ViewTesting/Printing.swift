import Espalier

extension LayoutSnapshot {
  /// The nodes behind the views, a line each: its name and the identity that it was given.
  public var nodeTree: String { graph.nodeTree }

  /// The tree of layers, one line for each: windows, panels, menus, screens.
  public var layerTree: String { graph.layerTree }

  /// The views that the Tab key leads to, a line each, in that order; the one that has the focus is marked.
  public var focusOrder: String { graph.focusOrder }
}

extension Harness {
  /// The nodes behind the views, a line each: its name and the identity that it was given.
  public var nodeTree: String { graph.nodeTree }

  /// The tree of layout elements, a line each: name, origin in the parent, size.
  public var frameTree: String { graph.frameTree }

  /// The tree of layers, one line for each: windows, panels, menus, screens.
  public var layerTree: String { graph.layerTree }

  /// The views that the Tab key leads to, a line each, in that order; the one that has the focus is marked.
  public var focusOrder: String { graph.focusOrder }
}
