@_spi(Espalier) import EspalierCore
@_spi(Espalier) import EspalierInteraction

/// Lets a link in a row, or a mark that opens rows, have the focus.
///
/// The Tab key reaches it, Space and Return perform its action.
struct ListPartFocus {
  let isFocusable: Bool
  let action: @MainActor () -> Void

  /// The focus of the part itself, as distinct from that of a view in it.
  final class Memory: ElementComponent {
    var isFocused = false
  }
}

extension ListPartFocus: FocusingModifier {
  var wrapperName: String { "Focusable" }

  func configure(_ target: FocusTarget) {
    target.isFocusable = isFocusable
    target.interactions = .activate
  }

  func configure(_ element: LayoutElement) {
    let (memory, action) = (element.component(Memory()), action)
    configureFocus(of: element)
    element[FocusTarget.self]?.didChange = { [weak memory] in memory?.isFocused = $0 }
    KeyPressModifier(phases: .down) { press in
      MainActor.assumeIsolated { memory.isFocused } && press.isPlain
        && (press.key == .space || press.key == .return)
    } action: { _ in
      MainActor.assumeIsolated { action() }
      return .handled
    }
    .configure(element)
  }
}
