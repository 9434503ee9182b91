@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Lets the pointer through to the views behind this one if `enabled` is false.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

private struct HitTestingModifier {
  let isEnabled: Bool
}

extension HitTestingModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    element.pointerReach = isEnabled ? .all : .nothing
    element.forgetHitBounds()
  }
}
