import SwiftUI

/// A browser of the folders and files on a disk.
///
///     swift run Explorer
///     swift run Explorer file:///usr/share
@main struct ExplorerApp: App {
  @State private var root: Folder

  init() { self.init(root: .homeDirectory) }

  init(root: URL) { _root = State(initialValue: Folder(root)) }

  var body: some Scene {
    WindowGroup("Explorer") {
      ContentView(root: root)
        .id(root.id)
        .onOpenURL { if $0.isFileURL { root = Folder($0) } }
    }
    .defaultSize(width: 900, height: 560)
  }
}

/// Folders as an outline, the files of the selected one as a table, and a preview of the selected
/// file.
struct ContentView: View {
  let root: Folder
  @State private var place: URL?
  @State private var files: [File] = []
  @State private var shown: [File] = []
  @State private var selection: Set<File.ID> = []
  @State private var order = [KeyPathComparator(\File.name, comparator: .localizedStandard)]
  @State private var search = ""
  @State private var problem: String?
  @State private var showsPreview = true
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationSplitView {
      List([root], children: \.folders, selection: $place) { folder in
        Label(folder.url.lastPathComponent, systemImage: "folder")
          .tag(folder.url)
      }
      .navigationTitle("Folders")
    } detail: {
      FileTable(files: shown, selection: $selection, order: $order)
        .contextMenu(forSelectionType: File.ID.self) { ids in
          Button("Open") { ids.forEach(open) }.disabled(ids.isEmpty)
        } primaryAction: { ids in
          ids.forEach(open)
        }
        .overlay {
          if let problem {
            ContentUnavailableView(
              "No Access", systemImage: "lock", description: Text(problem))
          }
        }
        .navigationTitle(current.lastPathComponent)
        .navigationSubtitle(shown.count == 1 ? "1 item" : "\(shown.count) items")
        .inspector(isPresented: $showsPreview) {
          Preview(file: selection.count == 1 ? selection.first.flatMap(file) : nil)
            .inspectorColumnWidth(min: 180, ideal: 240, max: 400)
        }
    }
    .searchable(text: $search, prompt: "Name")
    .toolbar {
      Button("Enclosing Folder", systemImage: "arrow.up") {
        place = current.deletingLastPathComponent()
      }
      .keyboardShortcut(.upArrow)
      .disabled(current.path == "/")
      Button("Preview", systemImage: "sidebar.right") { showsPreview.toggle() }
        .keyboardShortcut("p", modifiers: [.command, .option])
    }
    .task(id: current) { await read() }
    .task(id: order) { await sort() }
    .onChange(of: search) { filter() }
  }

  private var current: URL { place ?? root.url }

  /// Reads off the main actor, as a folder may have a hundred thousand files.
  private func read() async {
    do {
      files = try await File.contents(of: current)
      problem = nil
    } catch is CancellationError {
      return
    } catch {
      files = []
      problem = error.localizedDescription
    }
    selection = []
    await sort()
  }

  private func sort() async {
    let (unsorted, order) = (files, order)
    let sorted = await File.sorted(unsorted, by: order)
    // Meanwhile another folder or another order may have been chosen.
    guard files == unsorted, self.order == order else { return }
    files = sorted
    filter()
  }

  private func filter() {
    shown = search.isEmpty ? files : files.filter { $0.name.localizedStandardContains(search) }
  }

  private func file(_ id: File.ID) -> File? { files.first { $0.id == id } }

  private func open(_ id: File.ID) {
    guard let file = file(id) else { return }
    if file.isFolder { place = file.url } else { openURL(file.url) }
  }
}

/// The files of a folder, sorted by the column whose title is pressed.
private struct FileTable: View {
  let files: [File]
  @Binding var selection: Set<File.ID>
  @Binding var order: [KeyPathComparator<File>]

  var body: some View {
    Table(files, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name, comparator: .localizedStandard) { file in
        Label(file.name, systemImage: file.symbol)
      }
      .width(min: 140, ideal: 240)
      TableColumn("Size", value: \.size) { file in
        Text(file.isFolder ? "–" : file.size.formatted(.byteCount(style: .file)))
          .monospacedDigit()
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .width(80)
      TableColumn("Kind", value: \.kind)
        .width(min: 80, ideal: 120)
      TableColumn("Modified", value: \.modified) { file in
        Text(file.modified, format: .dateTime.year().month().day().hour().minute())
      }
      .width(min: 100, ideal: 150)
    }
  }
}
