import EspalierCore

/// The styles of a place in the view tree, primary first, and those that they replaced.
///
/// A style may refer to the one it replaces: `.foregroundStyle(.secondary)` is the second level of
/// the style further out.
package final class StyleLevels: Sendable {
  package let styles: [any ShapeStyle]
  let outer: StyleLevels?
  /// True if a program has chosen these styles, or some around them; false if they are those that a container gives its
  /// content.
  let isChosen: Bool

  init(_ styles: [any ShapeStyle], outer: StyleLevels?, isChosen: Bool = true) {
    self.styles = styles.map { ($0 as? AnyShapeStyle)?.style ?? $0 }
    self.outer = outer
    self.isChosen = isChosen || outer?.isChosen == true
  }
}

extension StyleLevels: Equatable {
  package static func == (lhs: StyleLevels, rhs: StyleLevels) -> Bool {
    if lhs === rhs { return true }
    return lhs.outer == rhs.outer && lhs.isChosen == rhs.isChosen
      && lhs.styles.elementsEqual(rhs.styles, by: isSameStyle)
  }
}

private func isSameStyle(_ lhs: any ShapeStyle, _ rhs: any ShapeStyle) -> Bool {
  func compare<S: ShapeStyle>(_ lhs: S) -> Bool {
    // `isKnownEqual` compares values of one type; the cast finds out whether both have it.
    guard let rhs = rhs as? S else { return false }
    return isKnownEqual(lhs, rhs)
  }
  return compare(lhs)
}
