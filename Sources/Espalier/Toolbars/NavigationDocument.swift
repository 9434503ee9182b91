import CoreTransferable
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Sets which file the content shows: its symbol stands before the title of a window on the Mac, from where it can be
  /// dragged, and in the menu of the title on the phone.
  public func navigationDocument(_ url: URL) -> some View {
    barOptions { options in
      options.document = BarDocument(
        name: url.lastPathComponent, drag: { AnyView($0.draggable(url)) })
    }
  }

  /// Sets what the content shows: its symbol stands before the title of a window on the Mac, from where it can be dragged.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    barOptions { options in
      options.document = BarDocument(name: nil, drag: { AnyView($0.draggable(document)) })
    }
  }
}

/// The document that the content of a window shows.
struct BarDocument {
  /// The name of its file; nil where there is none.
  let name: String?
  /// Lets a view be dragged as the document.
  let drag: @MainActor (Image) -> AnyView
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
