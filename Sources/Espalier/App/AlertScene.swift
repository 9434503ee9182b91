import EspalierControls
import EspalierCore
import EspalierGraphics

/// A scene that is an alert, in a window of its own in the middle of the screen; at a page, above all other views.
///
///     AlertScene("Login Required", isPresented: $needsLogin) {
///       Button("OK") { logIn() }
///     }
///
/// The other windows of the program wait until a button ends it. Without buttons it has one to close it.
public struct AlertScene<Actions: View, Message: View> {
  let title: Text?
  let description: WindowDescription

  @MainActor private init(
    title: Text, _ isPresented: Binding<Bool>, _ actions: Actions?, _ message: Message?
  ) {
    self.title = title
    var description = WindowDescription(
      kind: .alert, resizability: .contentSize, restores: false, frame: .none,
      environment: EnvironmentValues(),
      content: AnyView(
        StandaloneAlert(title, actions: actions, message: message) {
          isPresented.wrappedValue = false
        }))
    description.isPresented = isPresented.wrappedValue
    description.presentsAlert = { content in
      AnyView(
        content.alert(title, isPresented: isPresented) {
          actions
        } message: {
          message
        })
    }
    self.description = description
  }
}

extension AlertScene: WindowScene {
  public typealias Body = Never
}

@MainActor extension AlertScene where Message == EmptyView {
  /// An alert with a title.
  public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {
    self.init(title: title, isPresented, actions(), nil)
  }

  /// An alert with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) {
    self.init(title: Text(titleKey), isPresented, actions(), nil)
  }

  /// An alert with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {
    self.init(title: Text(title), isPresented, actions(), nil)
  }

  /// An alert with a title about data, while there is some.
  public init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(title: title, isPresented.where(data != nil), data.map(actions), nil)
  }

  /// An alert with a localized title about data, while there is some.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// An alert with a verbatim title about data, while there is some.
  @_disfavoredOverload
  public init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }
}

@MainActor extension AlertScene {
  /// An alert with a title and a message.
  public init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(title: title, isPresented, actions(), message())
  }

  /// An alert with a localized title and a message.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {
    self.init(title: Text(titleKey), isPresented, actions(), message())
  }

  /// An alert with a verbatim title and a message.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(title: Text(title), isPresented, actions(), message())
  }

  /// An alert with a title and a message about data, while there is some.
  public init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(title: title, isPresented.where(data != nil), data.map(actions), data.map(message))
  }

  /// An alert with a localized title and a message about data, while there is some.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// An alert with a verbatim title and a message about data, while there is some.
  @_disfavoredOverload
  public init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
}
