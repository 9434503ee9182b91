import EspalierCore
import EspalierGraphics

// Titles that are resources.

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title from a resource to the screen that the stack declares for a value; nil disables it.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// A link with a title from a resource to the screen that the stack declares for a value that can
  /// be encoded; nil disables it.
  @_disfavoredOverload
  public init<P: Hashable & Codable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
  {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// A link with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// A link with a title from a resource that is followed while `isActive` is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleResource) }
  }

  /// A link with a title from a resource that is followed while `isActive` is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleResource) }
  }

  /// A link with a title from a resource that is followed while `selection` is `tag`.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleResource) }
  }

  /// A link with a title from a resource that is followed while `selection` is `tag`.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, destination: Destination, tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleResource) }
  }
}
