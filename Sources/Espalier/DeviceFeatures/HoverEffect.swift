import EspalierCore

/// The effect on a view under the pointer of a tablet.
///
/// The pointer of a desktop has no such effect; views that should change under it follow `onHover`.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

nonisolated extension View {
  /// Shows an effect while a tablet's pointer is above the view.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets the effect that controls show under a tablet's pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Removes the effects that controls show under a tablet's pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
