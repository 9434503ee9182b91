import EspalierCore
import EspalierGraphics
import Foundation

nonisolated extension View {
  /// Shows a list of choices with a localized title while `isPresented` is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .dialog, Text(titleKey), isPresented, titleVisibility: titleVisibility,
      actions: actions(), message: EmptyView())
  }

  /// Shows a list of choices with a verbatim title while `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .dialog, Text(title), isPresented, titleVisibility: titleVisibility,
      actions: actions(), message: EmptyView())
  }

  /// Shows a list of choices with a title while `isPresented` is true.
  public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .dialog, title, isPresented, titleVisibility: titleVisibility,
      actions: actions(), message: EmptyView())
  }

  /// Shows a list of choices with a localized title and a message while `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .dialog, Text(titleKey), isPresented, titleVisibility: titleVisibility,
      actions: actions(), message: message())
  }

  /// Shows a list of choices with a verbatim title and a message while `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .dialog, Text(title), isPresented, titleVisibility: titleVisibility,
      actions: actions(), message: message())
  }

  /// Shows a list of choices with a title and a message while `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .dialog, title, isPresented, titleVisibility: titleVisibility,
      actions: actions(), message: message())
  }

  /// Shows a list of choices with a localized title while `isPresented` is true and there is data.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .dialog, Text(titleKey), isPresented.where(data != nil), titleVisibility: titleVisibility,
      actions: data.map(actions), message: EmptyView())
  }

  /// Shows a list of choices with a verbatim title while `isPresented` is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .dialog, Text(title), isPresented.where(data != nil), titleVisibility: titleVisibility,
      actions: data.map(actions), message: EmptyView())
  }

  /// Shows a list of choices with a title while `isPresented` is true and there is data.
  public func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .dialog, title, isPresented.where(data != nil), titleVisibility: titleVisibility,
      actions: data.map(actions), message: EmptyView())
  }

  /// Shows a list of choices with a localized title and a message while `isPresented` is true and there is data.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .dialog, Text(titleKey), isPresented.where(data != nil), titleVisibility: titleVisibility,
      actions: data.map(actions), message: data.map(message))
  }

  /// Shows a list of choices with a verbatim title and a message while `isPresented` is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .dialog, Text(title), isPresented.where(data != nil), titleVisibility: titleVisibility,
      actions: data.map(actions), message: data.map(message))
  }

  /// Shows a list of choices with a title and a message while `isPresented` is true and there is data.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .dialog, title, isPresented.where(data != nil), titleVisibility: titleVisibility,
      actions: data.map(actions), message: data.map(message))
  }
}
