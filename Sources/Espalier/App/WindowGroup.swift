/// A scene of windows that show the same views.
public struct WindowGroup<Content: View> {
  let title: String?
  let id: String?
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, id: nil, content())
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, id: id, content())
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: titleKey.resolve(in: EnvironmentValues()), id: nil, content())
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: titleKey.resolve(in: EnvironmentValues()), id: id, content())
  }

  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: String(title), id: nil, content())
  }

  private init(title: String?, id: String?, _ content: Content) {
    self.title = title
    self.id = id
    self.content = content
  }
}

extension WindowGroup: Scene {
  public static func _windows(_ scene: Self) -> [_Window] {
    [_Window(title: scene.title, id: scene.id, content: AnyView(scene.content))]
  }
}
