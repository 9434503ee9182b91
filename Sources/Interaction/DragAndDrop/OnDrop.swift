import CoreTransferable
@_spi(Espalier) import EspalierCore
import Foundation

nonisolated extension View {
  /// Lets things of some types be dropped on the view.
  ///
  /// - Parameters:
  ///   - isTargeted: true while a drop would fall here.
  ///   - action: gets the dropped items, and returns true if it takes them.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets things of some types be dropped on the view.
  ///
  /// - Parameters:
  ///   - isTargeted: true while a drop would fall here.
  ///   - action: gets the dropped items and their place in the view's coordinates, and
  ///     returns true if it takes them.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropDelegateModifier(
        types: supportedContentTypes.map(\.identifier),
        delegate: ActionDropDelegate(
          types: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, action: action)))
  }

  /// Lets things of some types be dropped on the view, as `delegate` decides.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(
      DropDelegateModifier(types: supportedContentTypes.map(\.identifier), delegate: delegate))
  }

  /// Lets things of types with some identifiers be dropped on the view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets things of types with some identifiers be dropped on the view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropDelegateModifier(
        types: supportedTypes,
        delegate: ActionDropDelegate(
          types: supportedTypes, isTargeted: isTargeted, action: action)))
  }

  /// Lets things of types with some identifiers be dropped on the view, as `delegate` decides.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(DropDelegateModifier(types: supportedTypes, delegate: delegate))
  }
}

/// Runs an action for drops, and reports their place by a binding.
private struct ActionDropDelegate {
  let types: [String]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ActionDropDelegate: DropDelegate {
  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
}

private struct DropDelegateModifier {
  let types: [String]
  let delegate: any DropDelegate
}

extension DropDelegateModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let target = element.component(DelegatedDropTarget(self))
    target.modifier = self
    element[DropHandler.self] = target
  }
}

private final class DelegatedDropTarget: DropDestinationTarget, ElementComponent {
  var modifier: DropDelegateModifier
  private var operation = DropOperation.copy

  init(_ modifier: DropDelegateModifier) { self.modifier = modifier }

  private var delegate: any DropDelegate { modifier.delegate }

  func accepts(_ items: [NSItemProvider], at point: CGPoint) -> Bool {
    !items.providing(modifier.types).isEmpty
      && delegate.validateDrop(info: DropInfo(items, at: point))
  }

  func entered(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) {
    operation = .copy
    delegate.dropEntered(info: DropInfo(items, at: point))
  }

  func moved(
    _ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement
  ) -> DropOperation {
    if let new = delegate.dropUpdated(info: DropInfo(items, at: point)) {
      operation = new.operation
    }
    return operation
  }

  func exited(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) {
    delegate.dropExited(info: DropInfo(items, at: point))
  }

  func take(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) -> Bool {
    delegate.performDrop(info: DropInfo(items, at: point))
  }
}
