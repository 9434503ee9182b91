import CoreTransferable
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The traits for views added to the button of a tab.
enum TabIdentifierTrait {}
enum TabLabelTrait {}
enum TabMenuTrait {}
enum TabDragTrait {}
enum TabDropTrait {}
enum TabHintTrait {}
enum TabValueTrait {}
enum TabInputLabelsTrait {}
enum TabPopoverTrait {}
enum TabSpringTrait {}

/// An addition to the button of a tab.
struct TabButtonChange {
  let change: @MainActor (AnyView) -> AnyView
}

extension TabContent {
  /// Adds something to the button of a tab.
  private func tabButton(
    _ key: Any.Type, _ isEnabled: Bool = true,
    _ change: @escaping @MainActor (AnyView) -> AnyView
  ) -> some TabContent<TabValue> {
    tabTrait(key, isEnabled ? TabButtonChange(change: change) : nil)
  }

  /// Names the button of a tab for tests.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    tabTrait(TabIdentifierTrait.self, isEnabled ? identifier : "")
  }

  /// Gives the button of a tab another name for assistive programs.
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    tabTrait(TabLabelTrait.self, label)
  }

  /// Gives the button of a tab another name for assistive programs.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey))
  }

  /// Gives the button of a tab another name for assistive programs.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label))
  }

  /// Gives the button of a tab another name for assistive programs while `isEnabled` is true.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some TabContent<TabValue> {
    tabTrait(TabLabelTrait.self, isEnabled ? label : nil)
  }

  /// Gives the button of a tab another name for assistive programs while `isEnabled` is true.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Gives the button of a tab another name for assistive programs while `isEnabled` is true.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Tells assistive programs the result of choosing the tab.
  public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    tabButton(TabHintTrait.self, isEnabled) { AnyView($0.accessibilityHint(hint)) }
  }

  /// Tells assistive programs the result of choosing the tab.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Tells assistive programs the result of choosing the tab.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Gives the button of a tab a value for assistive programs.
  public func accessibilityValue(
    _ value: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    tabButton(TabValueTrait.self, isEnabled) { AnyView($0.accessibilityValue(value)) }
  }

  /// Gives the button of a tab a value for assistive programs.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Gives the button of a tab a value for assistive programs.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Names that people may say in place of the tab's own, the best first.
  public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    tabButton(TabInputLabelsTrait.self, isEnabled) {
      AnyView($0.accessibilityInputLabels(inputLabels))
    }
  }

  /// Names that people may say in place of the tab's own, the best first.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Names that people may say in place of the tab's own, the best first.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Shows a popover at the button of a tab while a value is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    tabButton(TabPopoverTrait.self) {
      AnyView(
        $0.popover(
          isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
          content: content))
    }
  }

  /// Shows a popover for an item at the button of a tab while there is one.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    tabButton(TabPopoverTrait.self) {
      AnyView(
        $0.popover(
          item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
    }
  }

  /// Gives the line of a tab in a sidebar a menu.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> {
    tabTrait(TabMenuTrait.self, AnyView(menuItems()))
  }

  /// Has people drag the button of a tab to other places, as a value.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> {
    tabButton(TabDragTrait.self) { AnyView($0.draggable(payload())) }
  }

  /// Has the button of a tab take what is dropped on it.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    tabButton(TabDropTrait.self) {
      AnyView(
        $0.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }

  /// Sets whether a tab is chosen when a drag rests over its button, as it is by itself.
  public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> {
    tabButton(TabSpringTrait.self) { AnyView($0.springLoadingBehavior(behavior)) }
  }
}
