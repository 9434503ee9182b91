/// A modifier that reads something from each wrapper that is known only after the layout, such as
/// the safe area beside the view.
@MainActor package protocol LayoutReadingModifier: ElementModifier {
  /// Reads the finished layout of `wrapper`; may change what is painted, but not the layout.
  func readLayout(of wrapper: LayoutElement)
}

extension LayoutReadingModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    NodeClasses.note(LayoutReadingNode<C, Self>.self, for: ModifiedContent<C, Self>.self)
    return LayoutReadingNode(view.modifier, view.content, inputs)
  }
}

private final class LayoutReadingNode<Content: View, Modifier: LayoutReadingModifier>:
  ElementModifierNode<Content, Modifier>, LayoutReader
{
  required init(_ modifier: Modifier, _ view: borrowing Content, _ inputs: _NodeInputs) {
    super.init(modifier, view, inputs)
    graph.add(self)
  }

  func readLayout() -> Bool {
    forEachWrapper { modifier.readLayout(of: $0) }
    return false
  }

  override func detach() {
    super.detach()
    graph.remove(self)
  }
}
