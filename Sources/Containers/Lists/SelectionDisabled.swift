import EspalierCore

enum SelectionDisabledTrait {}

nonisolated extension View {
  /// Keeps a row of a list, or an option, from being selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitWriter(key: SelectionDisabledTrait.self, value: isDisabled))
  }
}
