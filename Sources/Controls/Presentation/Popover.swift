import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The target that a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view, given by an anchor source such as `.bounds`.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

nonisolated extension View {
  /// Shows a panel that points at this view while `isPresented` is true.
  ///
  /// A press outside of the panel, the escape key and ``EnvironmentValues/dismiss`` set
  /// `isPresented` to false.
  ///
  /// - Parameter arrowEdge: the edge of the attachment at which the panel stands if there is room;
  ///   nil is the bottom.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: isPresented, anchor: attachmentAnchor, edge: arrowEdge,
        popoverContent: { content() }))
  }

  /// Shows a panel that points at this view while there is an item.
  ///
  /// A press outside of the panel and the escape key set `item` to nil. Another item is another
  /// panel.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let current = item.wrappedValue
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      PopoverModifier(isPresented: isPresented, anchor: attachmentAnchor, edge: arrowEdge) {
        if let current { content(current).id(current.id) }
      })
  }
}

private struct PopoverModifier<Panel: View> {
  let isPresented: Binding<Bool>
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  @ViewBuilder let popoverContent: () -> Panel
  @State private var pointer = PopoverPointer()
  @State private var state = SheetState()
  @Environment(\.look.sheets) private var look
  @ViewProblems private var problems
}

@MainActor extension PopoverModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (panel, pointer, state) = (popoverContent, pointer, state)
    let stays = staysPopover
    if look.replacesPopovers {
      content.layer(isPresented: isPresented, adaptedStyle(stays)) {
        if stays {
          PopoverPanel(content: panel(), pointer: pointer)
        } else {
          SheetPanel(form: .sheet, content: panel(), given: state)
        }
      }
    } else {
      content.layer(isPresented: isPresented, style) {
        PopoverPanel(content: panel(), pointer: pointer)
      }
    }
  }

  private var style: LayerStyle {
    let attachment: PopoverAttachment =
      switch anchor {
      case .rect(let source): .rect(source)
      case .point(let point): .point(point)
      }
    if !attachment.hasPlace {
      problems.report(
        "popover: the attachment anchor has a number that is not finite; the panel points at the whole view. "
          + "Give a rectangle or a point with finite numbers.")
    }
    let place = PopoverPlace(anchor: attachment, edge: edge ?? .bottom)
    pointer.place = place
    return LayerStyle(
      name: "popover", placement: .popover(place), keys: .scope, backdrop: LayerBackdrop(),
      isDismissible: true, closesOnEscape: true, focusesField: look.focusesField,
      growsWindow: true, delegate: pointer)
  }

  /// The style in a narrow window, where popovers are sheets unless their views ask for popovers.
  private func adaptedStyle(_ stays: Bool) -> LayerStyle {
    var style = stays ? style : .sheet(in: look)
    style.identity = stays
    style.isExclusive = true
    return style
  }

  /// True if the views ask to stay in a popover.
  ///
  /// An option set around all of them is read before they are made. One that is further in is known
  /// only once they exist; they are then made once for a sheet that is never shown.
  private var staysPopover: Bool {
    if state.staysPopover { return true }
    guard look.replacesPopovers, isPresented.wrappedValue,
      let wish = declaredAdaptation(of: popoverContent())
    else { return false }
    return wish == .popover || wish == PresentationAdaptation.none
  }
}

/// The content of a popover, on its panel.
private struct PopoverPanel<Content: View> {
  let content: Content
  let pointer: PopoverPointer
  @State private var state = SheetState()
  @Environment(\.floatingLayer) private var layer
}

@MainActor extension PopoverPanel: View {
  var body: some View {
    let (state, layer) = (state, layer)
    OverflowScroll { VStack { content } }
      .presentedEnvironment()
      .onPreferenceChange(PresentationOptionsKey.self) { options in
        MainActor.assumeIsolated {
          state.take(options)
          layer?.isCloseDisabled = state.isDismissDisabled
        }
      }
      // The background of a list, for example, fills the popover and would cover its rounded corners.
      .clipShape(outline)
      .background { PopoverFace(pointer: pointer, state: state) }
      .contentShape(outline)
      .controlGroup(.dialog)
  }

  private var outline: PopoverOutline {
    PopoverOutline(pointer)
  }
}

/// The panel of a popover with its arrow.
struct PopoverFace {
  let pointer: PopoverPointer
  let state: SheetState
  @Environment(\.colorScheme) private var colorScheme
}

@MainActor extension PopoverFace: View {
  var body: some View {
    let outline = PopoverOutline(pointer)
    outline
      .fill(PanelColor.fill(colorScheme))
      .shadow(color: .black.opacity(colorScheme == .dark ? 0.5 : 0.22), radius: 12, y: 5)
      .overlay {
        if state.background != nil { SheetBackground(state: state).clipShape(outline) }
      }
      .overlay { outline.stroke(.primary.opacity(0.15), lineWidth: 0.5) }
  }
}
