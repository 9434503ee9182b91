import EspalierCore

enum DeleteDisabledTrait {}
enum MoveDisabledTrait {}

nonisolated extension View {
  /// Keeps a row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitWriter(key: DeleteDisabledTrait.self, value: isDisabled))
  }

  /// Keeps a row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitWriter(key: MoveDisabledTrait.self, value: isDisabled))
  }
}
