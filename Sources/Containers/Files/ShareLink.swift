import CoreTransferable
import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A button that hands something to other programs: its menu copies it, saves it as a file, or
/// begins a mail with it.
///
///     ShareLink(item: page)
///     ShareLink(item: photo, preview: SharePreview(photo.title, image: photo))
///
/// Mails are for addresses and texts, files for everything else. On a browser page the file is a download.
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>
where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let title: (Data.Element) -> Text?
  private let label: Label
  @State private var isSaving = false
  @State private var place = ElementPlace()
  @Environment(\.self) private var environment

  init(
    _ items: Data, _ subject: Text?, _ message: Text?, _ title: @escaping (Data.Element) -> Text?,
    _ label: Label
  ) {
    self.items = items
    (self.subject, self.message) = (subject, message)
    self.title = title
    self.label = label
  }
}

@MainActor extension ShareLink: View {
  public var body: some View {
    let all = Array(items)
    Menu {
      Button("Copy", systemImage: "doc.on.doc") { copy(all) }
      if texts == nil { ShareSaveButton(place: place) { isSaving = true } }
      if let letter {
        Button("Send by Mail", systemImage: "envelope") { environment.openURL(letter) }
      }
    } label: {
      label
    }
    .menuIndicator(.hidden)
    .modifier(ElementFinding(place: place))
    .modifier(ShareSaving(isPresented: $isSaving, items: all, name: name))
  }

  private func copy(_ items: [Data.Element]) {
    place.element?.graph.input.clipboard.copy(items.map { NSItemProvider(transferring: $0) })
  }

  private var name: String? {
    items.first.flatMap(title)?.plainString(in: environment).replacing("/", with: ":")
  }

  /// The items as lines of a mail; nil if some are neither texts nor addresses.
  private var texts: [String]? {
    var lines: [String] = []
    for item in items {
      switch item {
      case let text as String: lines.append(text)
      case let url as URL: lines.append(url.isFileURL ? url.path : url.absoluteString)
      default: return nil
      }
    }
    return lines
  }

  private var letter: URL? {
    guard let texts else { return nil }
    let body = [message?.plainString(in: environment)].compactMap { $0 } + texts
    // Addresses of mails keep no other characters unescaped.
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    func quoted(_ text: String) -> String {
      text.replacing("\n", with: "\r\n").addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
    let subject = subject.map { "subject=\(quoted($0.plainString(in: environment)))&" } ?? ""
    return URL(string: "mailto:?\(subject)body=\(quoted(body.joined(separator: "\n")))")
  }
}

/// The line that saves what is shared, where a person can get a file.
private struct ShareSaveButton: View {
  let place: ElementPlace
  let save: @MainActor () -> Void
  @Environment(\.choosesFiles) private var choosesFiles

  var body: some View {
    if choosesFiles {
      Button("Save to File…", systemImage: "folder") { save() }
    } else if place.element?.graph.host is any FileCourier {
      Button("Download", systemImage: "arrow.down.circle") { save() }
    }
  }
}

/// Saves one item under a name, and several in a folder.
private struct ShareSaving<Item: Transferable> {
  @Binding var isPresented: Bool
  let items: [Item]
  let name: String?
  @ViewProblems private var problems
}

@MainActor extension ShareSaving: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if items.count == 1 {
      content.fileExporter(
        isPresented: $isPresented, item: items.first, defaultFilename: name,
        onCompletion: { report($0.map { [$0] }) })
    } else {
      content.fileExporter(isPresented: $isPresented, items: items, onCompletion: report)
    }
  }

  private func report(_ result: Result<[URL], any Error>) {
    if case .failure(let error) = result {
      problems.report("ShareLink could not save: \(error.localizedDescription)")
    }
  }
}

/// The place of a view in its tree.
final class ElementPlace {
  weak var element: LayoutElement?
}

struct ElementFinding {
  let place: ElementPlace
}

extension ElementFinding: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) { place.element = element }
}

/// The label of a ``ShareLink`` without one: the symbol of sharing, with a title.
public struct DefaultShareLinkLabel {
  let title: Text?
}

@MainActor extension DefaultShareLinkLabel: View {
  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
