/// A node that hands a list of layout elements to one of its own.
@MainActor package protocol ElementContainer: ViewNode {
  /// Takes the elements of its content anew; the graph calls this after the update, before layout.
  func syncElements()
}

/// A node that changes the elements of its content on their way to the container.
@MainActor package protocol ElementWrapping: ViewNode {}

/// A node that wraps each element of its content by itself, whatever its siblings are.
@MainActor protocol SingleElementWrapping: ElementWrapping {
  /// The wrapper of an element of the content, made if it does not exist.
  func wrapper(of element: LayoutElement) -> LayoutElement
}
