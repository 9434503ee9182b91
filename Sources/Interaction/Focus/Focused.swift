@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Binds the focus of this view, or of the first view in it that can have it, to a state: true
  /// while it has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Binds the focus of this view, or of the first view in it that can have it, to a value of a
  /// state.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}

private struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    guard let storage = binding.storage else { return }
    let value = value
    let claim = element.component(FocusClaim())
    claim.state = storage
    claim.isMatched = { storage.value == value }
    claim.onTake = { storage.value = value }
    claim.onRelease = { if storage.value == value { storage.value = storage.empty } }
  }
}

/// The connection between the focus of the views in an element and a state.
final class FocusClaim: ElementComponent {
  fileprivate var state: AnyObject?
  fileprivate var isMatched: @MainActor () -> Bool = { false }
  fileprivate var onTake: @MainActor () -> Void = {}
  fileprivate var onRelease: @MainActor () -> Void = {}

  /// True if the state says that the focus is here.
  var matches: Bool { isMatched() }

  func isFor(_ state: AnyObject) -> Bool { self.state === state }

  func isForSameState(as other: FocusClaim) -> Bool { other.state.map(isFor) ?? false }

  /// Records in the state that this view has the focus.
  func take() { onTake() }

  /// Records in the state that this view no longer has the focus.
  func release() { onRelease() }
}
