import EspalierCore
import Foundation

/// The place of the mark that a control adds to its label: the chevron of a group that can be
/// opened, or of a link to another screen.
enum AccessoryPlace: Equatable {
  /// The place before the label.
  case leading
  /// The far end, after all the space that the label leaves.
  case trailing
  /// The place where the container draws it; the container finds the mark in
  /// ``ContainerValues/accessory``.
  case container
  case hidden
}

extension ContainerValues {
  /// The mark that a control leaves its container to draw.
  @MainActor var accessory: AnyView? {
    get { self[AccessoryKey.self] }
    set { self[AccessoryKey.self] = newValue }
  }
}

private enum AccessoryKey: ContainerValueKey {
  static var defaultValue: AnyView? { nil }
}

extension View {
  /// Puts a mark where the container has the marks of its controls.
  ///
  /// - Parameter spacing: between this view and a mark before it; nil is the usual spacing.
  func controlAccessory<Accessory: View>(
    spacing: CGFloat? = nil, @ViewBuilder _ accessory: () -> Accessory
  ) -> some View {
    modifier(ControlAccessory(accessory: accessory(), spacing: spacing))
  }
}

private struct ControlAccessory<Accessory: View> {
  let accessory: Accessory
  let spacing: CGFloat?
  @Environment(\.accessoryPlace) private var place
}

@MainActor extension ControlAccessory: ViewModifier {
  func body(content: Content) -> some View {
    switch place {
    case .leading:
      HStack(spacing: spacing) {
        accessory
        content
        Spacer(minLength: 0)
      }
    case .trailing:
      HStack(spacing: spacing) {
        content
        Spacer(minLength: 0)
        accessory
      }
    case .container: content.containerValue(\.accessory, AnyView(accessory))
    case .hidden: content
    }
  }
}
