extension LayoutElement {
  /// Sets the value that this element's modifier gives for a key to the view's direct container.
  ///
  /// Views that list this one with others read the value again.
  ///
  /// - Parameter isForLayout: true if the container may lay out its children by the value, and is
  /// queried again.
  package final func setTrait(_ key: ObjectIdentifier, _ value: Any, isForLayout: Bool = false) {
    let isNew = traits.updateValue(value, forKey: key) == nil
    if isForLayout { invalidateContainer() }
    if !isNew { owner.traitsDidChange() }
  }

  /// Visits the values that the view's modifiers give its container, from the outermost to the
  /// innermost.
  package final func forEachTrait(_ body: (_ wrapper: LayoutElement, ObjectIdentifier, Any) -> Void)
  {
    var element: LayoutElement? = self
    while let current = element {
      for (key, value) in current.extras?.traits ?? [:] { body(current, key, value) }
      element = current.passesTraits ? current.children.first : nil
    }
  }
}

extension ViewNode {
  /// Makes the views that list the children of a view read their traits again.
  package func traitsDidChange() {
    var node = parent
    while let current = node {
      if current is any TraitReading { return current.childElementsDidChange() }
      if current is any ElementContainer { return }
      node = current.parent
    }
  }
}

/// A node that lists the children of its content by their traits.
@MainActor protocol TraitReading: ViewNode {}
