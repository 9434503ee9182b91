import EspalierControls
import EspalierCore
import EspalierGraphics
import Foundation

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The role of searching: the tab stands apart from the others.
  public static var search: TabRole { TabRole(name: "search") }
}

/// A view with a name in the bar of a ``TabView``.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let role: TabRole?
  let content: () -> Content
  let label: Label
}

extension Tab: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never

  public var _tabs: [_TabPart] {
    let labeled = TabItemView(content: DeferredView(content: content), label: label)
      .modifier(TraitWriter(key: TabRoleTrait.self, value: role as Any))
    guard let value else { return [_TabPart(labeled)] }
    return [_TabPart(labeled.tag(value))]
  }
}

extension Tab {
  /// A tab with a value and a label of any views.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content, label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a value, named by its role: by a title and a symbol of the platform for searching,
  /// otherwise by its place.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, role: role, content: content, label: .named(by: role))
  }
}

extension Tab where Value == Never {
  /// A tab with a label of any views.
  public init(
    role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content, label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a value, a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// A tab with a value, a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role, content: content,
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// A tab with a value, a localized title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// A tab with a value, a verbatim title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role, content: content,
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// A tab with a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content,
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// A tab with a localized title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// A tab with a verbatim title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content,
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// A search tab, with a title and a symbol of the platform.
  public init(role: TabRole, @ViewBuilder content: @escaping () -> Content) {
    self.init(value: nil, role: role, content: content, label: .named(by: role))
  }
}

/// The title and the image of a tab.
public struct DefaultTabLabel {
  let title: Text
  let image: Image
}

extension DefaultTabLabel {
  /// The label of a tab that is described by its role alone.
  fileprivate static func named(by role: TabRole?) -> DefaultTabLabel {
    role == .search
      ? DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
      : DefaultTabLabel(title: Text(verbatim: ""), image: Image(systemName: "circle"))
  }
}

extension DefaultTabLabel: View {
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}
