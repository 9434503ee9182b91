extension ViewGraph {
  package func handle(_ event: InputEvent) -> Bool { false }
}
