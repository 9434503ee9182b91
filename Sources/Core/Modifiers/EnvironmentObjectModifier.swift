import OpenCombine

nonisolated extension View {
  /// Supplies an observable object to this view and those inside it.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentWriter { $0.setObject(object) })
  }
}
