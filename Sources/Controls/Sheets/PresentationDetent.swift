import EspalierCore
import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  let kind: Kind

  /// About half of the window.
  public static let medium = PresentationDetent(kind: .medium)
  /// Nearly the whole window.
  public static let large = PresentationDetent(kind: .large)

  /// A share of the height that a sheet can have.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      kind: .custom(CustomDetent(id: ObjectIdentifier(type)) { type.height(in: $0) }))
  }

  /// The values on which the height of a detent may depend.
  @dynamicMemberLookup public struct Context {
    /// The height of a sheet at ``PresentationDetent/large``.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// Sendable because it has no state: the function is a static one.
  struct CustomDetent: Hashable, @unchecked Sendable {
    let id: ObjectIdentifier
    let height: (Context) -> CGFloat?

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
}

/// A computation of a height at which a sheet rests.
public protocol CustomPresentationDetent {
  /// The height in points; nil where the detent cannot be used.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
  /// The height of a sheet above the window's safe area; nil where the detent cannot be used.
  ///
  /// - Parameter window: the height of the window without the unsafe part at the top.
  func height(in context: Context, window: CGFloat) -> CGFloat? {
    let height: CGFloat? =
      switch kind {
      // As documented, it is inactive in compact height.
      case .medium: context.verticalSizeClass == .compact ? nil : window / 2
      case .large: context.maxDetentValue
      case .fraction(let share): context.maxDetentValue * share
      case .height(let height): height
      case .custom(let detent): detent.height(context)
      }
    guard let height, height.isFinite else { return nil }
    return max(0, min(height, context.maxDetentValue))
  }
}

nonisolated extension View {
  /// Sets the heights at which the sheet of this view rests; people drag it from one to the other.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Sets the heights at which the sheet of this view rests, and follows the one that it is at.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentationOption {
      $0.detents = detents
      $0.selection = selection
      $0.selected = selected
    }
  }
}
