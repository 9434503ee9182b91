extension LayoutElement {
  /// This element and those around it, from the inside out.
  package final var outward: UnfoldFirstSequence<LayoutElement> {
    sequence(first: self) { $0.parent }
  }

  /// This element and those inside it whose traits count as its own, from the outside in: those of
  /// the modifiers of one view, and the view's own.
  package final var inward: UnfoldFirstSequence<LayoutElement> {
    sequence(first: self) { $0.passesTraits ? $0.children.first : nil }
  }
}

extension ViewNode {
  /// This node and those around it, from the inside out.
  package final var outward: UnfoldFirstSequence<ViewNode> { sequence(first: self) { $0.parent } }
}

extension Sequence {
  /// The first result of `transform` that is not nil.
  package func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
