import EspalierCore
import EspalierGraphics
import Foundation

/// A scene of windows that show the same views.
///
///     WindowGroup("Mail") { Inbox() }
///     WindowGroup("Message", for: Message.ID.self) { $id in MessageView(id: id) }
///
/// The first group of an app opens when the program starts, and so do further windows of it by File
/// > New Window or by ``EnvironmentValues/openWindow``. A group for values has one window for each
/// value.
public struct WindowGroup<Content: View> {
  let title: Text?
  let description: WindowDescription

  private init(
    _ title: Text?, id: String?, valueType: Any.Type? = nil,
    defaultValue: (() -> AnyHashable)? = nil, _ content: Content
  ) {
    self.title = title
    description = WindowDescription(
      kind: .group, id: id, valueType: valueType, defaultValue: defaultValue,
      environment: EnvironmentValues(), content: AnyView(content))
  }
}

extension WindowGroup: WindowScene {
  public typealias Body = Never
}

extension WindowGroup {
  public init(@ViewBuilder content: () -> Content) { self.init(nil, id: nil, content()) }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(nil, id: id, content())
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id: id, content())
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), id: id, content())
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title, id: nil, content())
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: nil, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), id: nil, content())
  }
}

// MARK: - Windows for values

extension WindowGroup {
  private init<D: Codable & Hashable, C: View>(
    _ title: Text?, id: String?, of type: D.Type, content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id: id, valueType: type, PresentedWindowContent(content: content))
  }

  private init<D: Codable & Hashable, C: View>(
    _ title: Text?, id: String?, of type: D.Type, content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title, id: id, valueType: type, defaultValue: { AnyHashable(defaultValue()) },
      PresentedWindowContent(content: content, defaultValue: defaultValue))
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: id, of: type, content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id: id, of: type, content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: id, of: type, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(verbatim: String(title)), id: id, of: type, content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: nil, of: type, content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id: nil, of: type, content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: nil, of: type, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(verbatim: String(title)), id: nil, of: type, content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: id, of: type, content: content, defaultValue: defaultValue)
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id: id, of: type, content: content, defaultValue: defaultValue)
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: id, of: type, content: content, defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      Text(verbatim: String(title)), id: id, of: type, content: content, defaultValue: defaultValue)
  }

  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: nil, of: type, content: content, defaultValue: defaultValue)
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id: nil, of: type, content: content, defaultValue: defaultValue)
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: nil, of: type, content: content, defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      Text(verbatim: String(title)), id: nil, of: type, content: content, defaultValue: defaultValue
    )
  }
}
