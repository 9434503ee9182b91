import CoreTransferable
import EspalierCore
import Foundation

nonisolated extension View {
  /// Gives the items of the Copy command while this view or one inside it has the focus.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(
      EditCommandModifier(
        command: .copy,
        action: CopyAction { payload().map { NSItemProvider(transferring: $0) } }))
  }

  /// Gives the items that the Cut command copies and removes while this view or one inside it has
  /// the focus.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(
      EditCommandModifier(
        command: .cut, action: CopyAction { action().map { NSItemProvider(transferring: $0) } }))
  }

  /// Takes the items of the Paste command while this view or one inside it has the focus.
  ///
  /// - Parameters:
  ///   - action: gets the values.
  ///   - validator: returns the values that are taken; an empty list refuses all.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      EditCommandModifier(
        command: .paste, action: PasteAction(action: action, validator: validator)))
  }

  /// Gives the items of the Copy command while this view or one inside it has the focus; nil leaves
  /// that to the views around.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(
      EditCommandModifier(command: .copy, action: payloadAction.map { CopyAction(items: $0) }))
  }

  /// Gives the items that the Cut command copies and removes while this view or one inside it has
  /// the focus; nil leaves that to the views around.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(
      EditCommandModifier(command: .cut, action: payloadAction.map { CopyAction(items: $0) }))
  }

  /// Takes the items of the Paste command that are of one of some types, while this view or one
  /// inside it has the focus.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Takes the items of the Paste command that are of one of some types, while this view or one
  /// inside it has the focus.
  ///
  /// - Parameters:
  ///   - validator: makes the value for the action from the items; nil refuses them.
  ///   - payloadAction: gets the value that the validator made.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(
      of: supportedContentTypes.map(\.identifier), validator: validator, perform: payloadAction)
  }

  /// Takes the items of the Paste command whose type has one of some identifiers, while this view
  /// or one inside it has the focus.
  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Takes the items of the Paste command whose type has one of some identifiers, while this view
  /// or one inside it has the focus.
  ///
  /// - Parameters:
  ///   - validator: makes the value for the action from the items; nil refuses them.
  ///   - payloadAction: gets the value that the validator made.
  public func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      EditCommandModifier(
        command: .paste,
        action: PasteItemsAction(
          types: supportedTypes, validator: validator, action: payloadAction)))
  }
}
