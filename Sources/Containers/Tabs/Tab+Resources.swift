import EspalierCore
import EspalierGraphics
import Foundation

// Titles that are resources.

extension Tab where Label == DefaultTabLabel {
  /// A tab with a value, a title from a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// A tab with a value, a title from a resource and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a title from a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// A tab with a title from a resource and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }
}

extension TabSection where Header == Text {
  /// Tabs under a title from a resource.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<V> content: () -> Content
  ) where Content.TabValue == V {
    self.init(title: Text(titleResource), content: content())
  }
}
