import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A button that pastes copied items; disabled while there are none that it takes.
///
///     PasteButton(payloadType: String.self) { texts in
///       notes += texts
///     }
public struct PasteButton {
  private let action: any EditAction
  @State private var watcher = ClipboardWatcher()
  @State private var changes = 0

  /// A button for values of a type.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    action = PasteAction(action: onPaste)
  }

  /// A button for items of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    self.init(
      supportedContentTypes: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
  }

  /// A button for items of some types.
  ///
  /// - Parameters:
  ///   - validator: makes the value for the action from the items; nil refuses them.
  ///   - payloadAction: gets the value that the validator made.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    action = PasteItemsAction(
      types: supportedContentTypes.map(\.identifier), validator: validator, action: payloadAction)
  }
}

@MainActor extension PasteButton: View {
  public var body: some View {
    // Read, so that a change of the clipboard evaluates this again.
    _ = changes
    watcher.didChange = { changes += 1 }
    let graph = watcher.element?.graph
    let isPossible = graph.map { action.isPossible(in: $0) } ?? false
    return Button {
      if let element = watcher.element { _ = action.perform(in: element) }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .disabled(!isPossible)
    .modifier(ClipboardWatching(watcher: watcher))
  }
}

/// Records the tree that a view is in, and changes of the clipboard there.
private final class ClipboardWatcher {
  weak var element: LayoutElement?
  var didChange: @MainActor () -> Void = {}
}

private struct ClipboardWatching {
  let watcher: ClipboardWatcher
}

extension ClipboardWatching: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    if watcher.element === element { return }
    let isNew = watcher.element == nil
    watcher.element = element
    if isNew {
      element.graph.input.clipboard.watch(for: watcher) { [weak watcher] in watcher?.didChange() }
    }
    // The content of the clipboard is known only now.
    watcher.didChange()
  }
}
