import CoreTransferable
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

nonisolated extension View {
  /// Sets which file the content shows: its symbol stands before the title of a window on the Mac, from where it can be
  /// dragged, and the title of a phone's screen opens a menu from which it can be shared.
  public func navigationDocument(_ url: URL) -> some View {
    showing(
      BarDocument(
        name: url.lastPathComponent, drag: { AnyView($0.draggable(url)) },
        share: AnyView(ShareLink(item: url))))
  }

  /// Sets the document that the content shows: its symbol stands before the title of a window on
  /// the Mac, from where it can be dragged, and the title of a phone's screen opens a menu from
  /// which it can be shared.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    navigationDocument(document, SharePreview("Document"))
  }

  /// Sets the document that the content shows, and its preview where it is shared: its symbol
  /// stands before the title of a window on the Mac, from where it can be dragged, and the title of
  /// a phone's screen opens a menu from which it can be shared.
  public func navigationDocument<D: Transferable, Image: Transferable, Icon: Transferable>(
    _ document: D, preview: SharePreview<Image, Icon>
  ) -> some View {
    navigationDocument(document, preview)
  }

  private func navigationDocument<D: Transferable, Image: Transferable, Icon: Transferable>(
    _ document: D, _ preview: SharePreview<Image, Icon>
  ) -> some View {
    showing(
      BarDocument(
        name: nil, drag: { AnyView($0.draggable(document)) },
        share: AnyView(ShareLink(item: document, preview: preview))))
  }

  /// The document is made once: a new one each time the options are read would have the bar made
  /// anew each time.
  private func showing(_ document: BarDocument) -> some View {
    nonisolated(unsafe) let document = document
    return barOptions { $0.document = document }
  }
}

/// The document that the content of a window shows.
struct BarDocument {
  /// The name of its file; nil where there is none.
  let name: String?
  /// Lets a view be dragged as the document.
  let drag: @MainActor (Image) -> AnyView
  /// An entry of a menu that hands the document to others.
  let share: AnyView
}

/// The symbol of a document before the title of a window.
struct BarDocumentIcon {
  let document: BarDocument
}

@MainActor extension BarDocumentIcon: View {
  var body: some View {
    document.drag(Image(systemName: "doc"))
      .foregroundStyle(.secondary)
      .accessibilityLabel(Text(verbatim: document.name ?? "Document"))
  }
}
