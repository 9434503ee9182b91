import Foundation

nonisolated extension View {
  /// Gives what the Copy shortcut copies while this view or one inside it has the focus.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(CopyModifier(key: "c", payload: payload))
  }

  /// Gives what the Cut shortcut copies and takes away while this view or one inside it has the focus.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(CopyModifier(key: "x", payload: action))
  }

  /// Takes what the Paste shortcut brings while this view or one inside it has the focus.
  ///
  /// - Parameters:
  ///   - action: gets the values.
  ///   - validator: says which of the values are taken; none are where it answers an empty list.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(PasteModifier(action: action, validator: validator))
  }
}

private struct CopyModifier<T: Transferable> {
  let key: KeyEquivalent
  let payload: () -> [T]
}

extension CopyModifier: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    let payload = payload
    element.interaction = ClipboardShortcut(key: key) { graph in
      let items = payload().map { TransferItem($0) }
      graph.input.clipboard.copy(items)
      return !items.isEmpty
    }
  }
}

private struct PasteModifier<T: Transferable> {
  let action: ([T]) -> Void
  let validator: ([T]) -> [T]
}

extension PasteModifier: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    let (action, validator) = (action, validator)
    element.interaction = ClipboardShortcut(key: "v") { graph in
      let items = graph.input.clipboard.contents.filter { $0.provides(T.self) }
      if items.isEmpty { return false }
      paste(items, validator, action, graph.diagnostics)
      return true
    }
  }
}

/// Hands on items as values: at once if they are of the type, else when they have been made of data.
@MainActor private func paste<T: Transferable>(
  _ items: [TransferItem], _ validator: @escaping ([T]) -> [T], _ action: @escaping ([T]) -> Void,
  _ diagnostics: Diagnostics
) {
  let finish = { @MainActor (values: [T]) in
    let valid = validator(values)
    if !valid.isEmpty { action(valid) }
  }
  let values = items.compactMap { $0.value as? T }
  if values.count == items.count { return finish(values) }
  Task { @MainActor in
    var made: [T] = []
    for item in items {
      do {
        made.append(try await item.load(T.self))
      } catch {
        diagnostics.report("What was pasted cannot be read as \(T.self): \(error)", at: "")
      }
    }
    finish(made)
  }
}

/// Does something with the clipboard for a key together with Command.
private final class ClipboardShortcut: KeyResponder {
  private let key: KeyEquivalent
  private let perform: @MainActor (ViewGraph) -> Bool

  init(key: KeyEquivalent, perform: @escaping @MainActor (ViewGraph) -> Bool) {
    self.key = key
    self.perform = perform
  }

  func handle(_ press: KeyPress, in element: LayoutElement) -> Bool {
    let pressed = press.modifiers.intersection([.command, .option, .shift])
    guard press.phase == .down, pressed == .command, press.key == key else { return false }
    return perform(element.graph)
  }
}
