import EspalierCore
import Foundation

/// Previews of views, as older code declares them; type-checked, and shown nowhere.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

#if Macros
/// A preview of views; type-checked, and shown nowhere.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// A preview of views with traits; type-checked, and shown nowhere.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// Marks state that is declared in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "EspalierMacros", type: "PreviewableMacro")
#endif

/// The views that a `#Preview` declares.
public struct Preview {
  /// The traits of a preview of views.
  public struct ViewTraits: Sendable {}
}

/// The way in which a preview is shown; accepted, without effect.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A preview as large as its content.
  public static var sizeThatFitsLayout: Self { Self() }

  /// A preview as large as a device.
  public static var defaultLayout: Self { Self() }

  public static var portrait: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }

  /// A preview of the given size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
