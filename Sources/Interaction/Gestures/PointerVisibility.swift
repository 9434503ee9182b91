@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Shows or hides the pointer over this view; `automatic` leaves it to the views around.
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(PointerVisibilityModifier(visibility: visibility))
  }
}

private struct PointerVisibilityModifier {
  let visibility: Visibility
}

extension PointerVisibilityModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    element[PointerVisibility.self] =
      switch visibility {
      case .automatic: nil
      case .visible: true
      case .hidden: false
      }
  }
}

/// True where the pointer is shown over an element, false where it is hidden.
enum PointerVisibility: ElementKey { typealias Value = Bool }
