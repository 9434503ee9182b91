extension LayoutSubview {
  /// The values that the child gives its containers.
  public var containerValues: ContainerValues { read { ContainerValues(of: $0) } }
}
