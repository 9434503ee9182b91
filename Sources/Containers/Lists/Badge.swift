import EspalierCore
import EspalierGraphics
import Foundation

/// The trait for the short text that a container shows beside a view: `Text?`.
enum BadgeTrait {}

nonisolated extension View {
  /// Has the container show a number beside a row or a tab; nothing for 0.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: count.formatted()))
  }

  /// Has the container show a text beside a row or a tab.
  public func badge(_ label: Text?) -> some View {
    modifier(TraitWriter(key: BadgeTrait.self, value: label as Any))
  }

  /// Has the container show a localized text beside a row or a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Has the container show a verbatim text beside a row or a tab.
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Has the container show the translation of a resource beside a row or a tab.
  @_disfavoredOverload public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }
}
