extension LayoutSubview {
  /// The values for containers that the child carries.
  public var containerValues: ContainerValues { read { ContainerValues(of: $0) } }
}
