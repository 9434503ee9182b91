import EspalierControls
import EspalierCore
import Observation

/// The trait for the image and the text that a bar shows for a view.
enum TabItemTrait {}

/// The trait for the gate that opens a tab's view.
enum TabSlotTrait {}

struct TabItemLabel {
  let label: AnyView
}

nonisolated extension View {
  /// Sets what the bar of a ``TabView`` shows for this view: an image and a text.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

/// The view of a tab, of which no body is evaluated before the tab is chosen for the first time.
@MainActor @Observable final class TabSlot {
  private(set) var isOpen = false
  /// Leads from the first screen of a stack in the tab to the list in which the tab is chosen.
  @ObservationIgnored let wayBack = WayBack()

  nonisolated init() {}

  func open() { if !isOpen { isOpen = true } }
}

extension EnvironmentValues {
  private enum TabsWaitKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True for views of a tab view, which opens each of them when it is chosen.
  var tabsWait: Bool {
    get { self[TabsWaitKey.self] }
    set { self[TabsWaitKey.self] = newValue }
  }
}

/// A view with the label that a bar shows for it.
struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
  @State private var slot = TabSlot()
  @Environment(\.tabsWait) private var waits
}

@MainActor extension TabItemView: View {
  @ViewBuilder var body: some View {
    let label = TabItemLabel(label: AnyView(TabItemParts(label: label)))
    let item = TraitWriter(key: TabItemTrait.self, value: label)
    if waits {
      gated(content, by: slot)
        .modifier(item)
        .modifier(TraitWriter(key: TabSlotTrait.self, value: slot))
    } else {
      content.modifier(item)
    }
  }
}

/// The label of a tab in a bar: an image and a text beside each other, or in a stack, are its icon and its title.
private struct TabItemParts<Content: View>: View {
  let label: Content

  var body: some View {
    Group(subviews: (label as? any PartColumn)?.parts ?? AnyView(label)) { parts in
      if parts.count == 2, let icon = parts.first(where: \.isImage),
        let title = parts.first(where: { !$0.isImage })
      {
        Label {
          title
        } icon: {
          icon
        }
      } else {
        parts
      }
    }
  }
}

/// A vertical stack, of which a bar takes the parts.
@MainActor private protocol PartColumn {
  var parts: AnyView { get }
}

extension VStack: PartColumn {
  fileprivate var parts: AnyView { AnyView(content) }
}

/// A view that exists once its slot is open.
private struct TabGate<Content: View>: View {
  let content: Content
  let slot: TabSlot

  var body: some View {
    ZStack { if slot.isOpen { content } }
      .modifier(
        EnvironmentWriter { [wayBack = slot.wayBack] environment in
          environment.tabsWait = false
          environment.wayBack = wayBack
        })
  }
}

/// A view made by a closure, which is called when the view is shown.
struct DeferredView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// A view whose values for the container around are known before it exists: tags and badges.
@MainActor private protocol TraitCarrier {
  func gated(by slot: TabSlot) -> AnyView
}

extension ModifiedContent: TraitCarrier where Content: View, Modifier == TraitWriter {
  fileprivate func gated(by slot: TabSlot) -> AnyView {
    AnyView(EspalierContainers.gated(content, by: slot).modifier(modifier))
  }
}

/// Puts a gate before a view, inside the values that it gives the container around.
@MainActor private func gated<V: View>(_ view: V, by slot: TabSlot) -> AnyView {
  (view as? any TraitCarrier)?.gated(by: slot) ?? AnyView(TabGate(content: view, slot: slot))
}
