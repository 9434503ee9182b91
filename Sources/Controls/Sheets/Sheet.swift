import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

nonisolated extension View {
  /// Shows a sheet above the window's content while `isPresented` is true.
  ///
  /// A swipe down, the Escape key and ``EnvironmentValues/dismiss`` set `isPresented` to false. Of
  /// several sheets above the same views, only one is shown at a time.
  ///
  /// - Parameter onDismiss: called when the sheet has been removed.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, identity: nil, form: .sheet, onDismiss: onDismiss,
        sheetContent: content))
  }

  /// Shows a sheet above the window's content while there is an item.
  ///
  /// Dismissing the sheet sets `item` to nil. An item with another id dismisses it and presents
  /// another one.
  ///
  /// - Parameter onDismiss: called when the sheet has been removed.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, form: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Covers the whole window with `content` while `isPresented` is true; on the Mac, where there are no covers, with a
  /// sheet.
  ///
  /// - Parameter onDismiss: called when the cover has been removed.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, identity: nil, form: .cover, onDismiss: onDismiss,
        sheetContent: content))
  }

  /// Covers the whole window while there is an item; on the Mac, where there are no covers, with a sheet.
  ///
  /// - Parameter onDismiss: called when the cover has been removed.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, form: .cover, onDismiss: onDismiss, content: content))
  }
}

/// The forms of layers that cover most of a window.
enum SheetForm: Equatable {
  case sheet
  case cover
}

extension LayerStyle {
  static func sheet(in look: SheetLook) -> LayerStyle {
    LayerStyle(
      name: "sheet", placement: .fill, keys: .scope,
      backdrop: LayerBackdrop(dimming: look.dimming, dismisses: look.endsBeside),
      isDismissible: true, closesOnEscape: true, focusesField: look.focusesField,
      isExclusive: true, animation: .spring(duration: look.duration))
  }
}

/// Presents a sheet.
struct SheetModifier<SheetContent: View> {
  let isPresented: Binding<Bool>
  let identity: AnyHashable?
  let form: SheetForm
  let onDismiss: (() -> Void)?
  @ViewBuilder let sheetContent: () -> SheetContent
  @Environment(\.look.sheets) private var look
}

@MainActor extension SheetModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (sheetContent, form) = (sheetContent, form)
    content.layer(isPresented: isPresented, style) {
      SheetPanel(form: form, content: sheetContent())
    }
  }

  private var style: LayerStyle {
    var style = LayerStyle.sheet(in: look)
    if look.form(form) == .cover {
      style.name = "cover"
      style.backdrop?.dismisses = false
      style.closesOnEscape = false
    }
    style.growsWindow = look.form(form) == .card
    style.identity = identity
    style.onDismiss = onDismiss
    return style
  }
}

/// Presents a sheet for an item.
private struct ItemSheetModifier<Item: Identifiable, Panel: View> {
  let item: Binding<Item?>
  let form: SheetForm
  let onDismiss: (() -> Void)?
  @ViewBuilder let content: (Item) -> Panel
}

@MainActor extension ItemSheetModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (current, panel) = (item.wrappedValue, self.content)
    content.modifier(
      SheetModifier(
        isPresented: item.hasValue(), identity: current.map { AnyHashable($0.id) }, form: form,
        onDismiss: onDismiss
      ) {
        if let current { panel(current) }
      })
  }
}

extension Binding {
  /// A binding that is true while there is a value; false sets nil.
  package func hasValue<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
