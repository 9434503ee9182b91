extension LayoutElement {
  /// Sets what this element's modifier says for a key to the container that the view is directly in.
  ///
  /// Those that list the view with others read again what it says.
  ///
  /// - Parameter isForLayout: whether the container may lay out its children by it, and is asked again.
  final func setTrait(_ key: ObjectIdentifier, _ value: Any, isForLayout: Bool = false) {
    let isNew = traits.updateValue(value, forKey: key) == nil
    if isForLayout { invalidateContainer() }
    if !isNew { owner.traitsDidChange() }
  }

  /// What the modifiers of the view say to its container, from the outermost to the innermost.
  final func forEachTrait(_ body: (_ wrapper: LayoutElement, ObjectIdentifier, Any) -> Void) {
    var element: LayoutElement? = self
    while let current = element {
      for (key, value) in current.extras?.traits ?? [:] { body(current, key, value) }
      element = current.passesTraits ? current.children.first : nil
    }
  }
}

extension ViewNode {
  /// Has those that list the children of a view read again what these say.
  func traitsDidChange() {
    var node = parent
    while let current = node {
      if let source = current as? SubviewSourceNode { return source.childElementsDidChange() }
      if current is any ElementContainer { return }
      node = current.parent
    }
  }
}
