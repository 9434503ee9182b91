import EspalierCore
import EspalierGraphics
import Foundation

enum TypeSelectTrait {}

nonisolated extension View {
  /// Sets the text by which people find this row of a list or a table when they type.
  ///
  /// - Parameter text: the text; an empty one keeps the row from being found, and nil stands for the
  ///   first text in the row.
  public func typeSelectEquivalent(_ text: Text?) -> some View {
    modifier(TraitWriter(key: TypeSelectTrait.self, value: text as Any))
  }

  /// Sets the text by which people find this row when they type.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// Sets the text by which people find this row when they type.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }

  /// Sets the text by which people find this row when they type, from a resource.
  @_disfavoredOverload
  public func typeSelectEquivalent(_ resource: LocalizedStringResource) -> some View {
    typeSelectEquivalent(Text(resource))
  }
}
