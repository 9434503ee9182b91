import EspalierCore
import EspalierGraphics
import Foundation

// Titles that are resources.

nonisolated extension View {
  /// Shows an alert with a title from a resource while `isPresented` is true.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .alert, Text(titleResource), isPresented,
      actions: actions(), message: EmptyView())
  }

  /// Shows an alert with a title from a resource and a message while `isPresented` is true.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .alert, Text(titleResource), isPresented,
      actions: actions(), message: message())
  }

  /// Shows an alert with a title from a resource while `isPresented` is true and there is data.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .alert, Text(titleResource), isPresented.where(data != nil),
      actions: data.map(actions), message: EmptyView())
  }

  /// Shows an alert with a title from a resource and a message while `isPresented` is true and there is data.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .alert, Text(titleResource), isPresented.where(data != nil),
      actions: data.map(actions), message: data.map(message))
  }

  /// Shows a list of choices with a title from a resource while `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .dialog, Text(titleResource), isPresented, titleVisibility: titleVisibility,
      actions: actions(), message: EmptyView())
  }

  /// Shows a list of choices with a title from a resource and a message while `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .dialog, Text(titleResource), isPresented, titleVisibility: titleVisibility,
      actions: actions(), message: message())
  }

  /// Shows a list of choices with a title from a resource while `isPresented` is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .dialog, Text(titleResource), isPresented.where(data != nil),
      titleVisibility: titleVisibility,
      actions: data.map(actions), message: EmptyView())
  }

  /// Shows a list of choices with a title from a resource and a message while `isPresented` is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .dialog, Text(titleResource), isPresented.where(data != nil),
      titleVisibility: titleVisibility,
      actions: data.map(actions), message: data.map(message))
  }
}
