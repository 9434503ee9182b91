@_spi(Espalier) import EspalierCore

/// The values that views give for the focus, as other windows of the program see them.
extension ViewGraph {
  /// The values that the views around the focus of this window give.
  package var focusedValues: FocusedValues { input.focus.values.own }

  /// Calls a function when these values change.
  package func followFocusedValues(_ change: (@MainActor () -> Void)?) {
    input.focus.values.didChange = change
  }

  /// Has the views of this window see the values of another one, where they give none themselves.
  package func take(focusedValues values: FocusedValues) {
    input.focus.values.take(surrounding: values)
  }
}
