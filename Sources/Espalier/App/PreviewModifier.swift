import EspalierCore
import Foundation

/// A modifier that several previews share, with their data for instance; previews are compiled, and shown nowhere.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Library { Library.sample }
///
///       func body(content: Content, context: Library) -> some View {
///         content.environment(context)
///       }
///     }
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Makes what all previews with this modifier share.
  static func makeSharedContext() async throws -> Context

  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The views of a preview that a modifier is put around.
public struct PreviewModifierContent: View {
  public var body: some View { EmptyView() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A modifier around the views of a preview.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}
