import EspalierCore
import EspalierGraphics
import Foundation

nonisolated extension View {
  /// Shows an alert with a localized title while `isPresented` is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .alert, Text(titleKey), isPresented,
      actions: actions(), message: EmptyView())
  }

  /// Shows an alert with a verbatim title while `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .alert, Text(title), isPresented,
      actions: actions(), message: EmptyView())
  }

  /// Shows an alert with a title while `isPresented` is true.
  public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .alert, title, isPresented,
      actions: actions(), message: EmptyView())
  }

  /// Shows an alert with a localized title and a message while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .alert, Text(titleKey), isPresented,
      actions: actions(), message: message())
  }

  /// Shows an alert with a verbatim title and a message while `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .alert, Text(title), isPresented,
      actions: actions(), message: message())
  }

  /// Shows an alert with a title and a message while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .alert, title, isPresented,
      actions: actions(), message: message())
  }

  /// Shows an alert with a localized title while `isPresented` is true and there is data.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .alert, Text(titleKey), isPresented.where(data != nil),
      actions: data.map(actions), message: EmptyView())
  }

  /// Shows an alert with a verbatim title while `isPresented` is true and there is data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .alert, Text(title), isPresented.where(data != nil),
      actions: data.map(actions), message: EmptyView())
  }

  /// Shows an alert with a title while `isPresented` is true and there is data.
  public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .alert, title, isPresented.where(data != nil),
      actions: data.map(actions), message: EmptyView())
  }

  /// Shows an alert with a localized title and a message while `isPresented` is true and there is data.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .alert, Text(titleKey), isPresented.where(data != nil),
      actions: data.map(actions), message: data.map(message))
  }

  /// Shows an alert with a verbatim title and a message while `isPresented` is true and there is data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .alert, Text(title), isPresented.where(data != nil),
      actions: data.map(actions), message: data.map(message))
  }

  /// Shows an alert with a title and a message while `isPresented` is true and there is data.
  public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .alert, title, isPresented.where(data != nil),
      actions: data.map(actions), message: data.map(message))
  }
}

nonisolated extension View {
  /// Shows an alert about an error while `isPresented` is true and there is one.
  ///
  /// The title is the error's description.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .alert, error.map(\.alertTitle), isPresented.where(error != nil), actions: actions(),
      message: EmptyView())
  }

  /// Shows an alert about an error, with a message, while `isPresented` is true and there is an error.
  ///
  /// The title is the error's description.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    panel(
      .alert, error.map(\.alertTitle), isPresented.where(error != nil),
      actions: error.map(actions), message: error.map(message))
  }

  /// Shows a panel that asks something.
  ///
  /// - Parameter titleVisibility: the visibility of the title of a list of choices: on the phone,
  ///   it is shown only on request.
  func panel<A: View, M: View>(
    _ form: AlertForm, _ title: Text?, _ isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, identity: AnyHashable? = nil, actions: A, message: M
  ) -> some View {
    modifier(
      AlertModifier(
        form: form, title: title, titleVisibility: titleVisibility, isPresented: isPresented,
        identity: identity, actions: actions, message: message))
  }
}

extension LocalizedError {
  fileprivate var alertTitle: Text { Text(verbatim: errorDescription ?? localizedDescription) }
}

extension Binding where Value == Bool {
  /// A binding that is true only where a condition holds, too.
  package func `where`(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
  }
}
