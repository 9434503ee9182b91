import EspalierControls
import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// A chooser of files: a person's folders, the current folder, and for files to be written a name.
struct FileChooserPanel {
  @State var model: FileChooserModel
  let options: FileDialogOptions
  let finish: @MainActor ([URL]) -> Void
  @State private var isNaming = false
  @State private var newName = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.look.fileChoosers) private var look
}

@MainActor extension FileChooserPanel: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let message = options.message {
        message.frame(maxWidth: .infinity).multilineTextAlignment(.center)
      }
      if case .save = model.request.purpose {
        HStack {
          options.filenameLabel ?? Text("Save As:")
          TextField("Name", text: $model.name)
        }
      }
      bar
      HStack(spacing: 0) {
        if look.hasPlaces {
          places.frame(width: 140)
          Divider()
        }
        files
      }
      // Two files stay in sight in a small window, which a panel cannot leave.
      .frame(minHeight: 60, idealHeight: 280, maxHeight: look.maximumHeight)
      .overlay { Rectangle().strokeBorder(.separator, lineWidth: 1).allowsHitTesting(false) }
      buttons
    }
    .padding(20)
    // Windows may be narrower.
    .frame(idealWidth: look.width, maxWidth: look.width)
    .task(id: FolderRequest(folder: model.folder, showsHidden: model.showsHidden)) {
      await model.read()
    }
    .alert("New Folder", isPresented: $isNaming) {
      TextField("Name", text: $newName)
      Button("Cancel", role: .cancel) {}
      Button("Create") { model.makeFolder(named: newName) }
    }
    .alert(
      "“\(model.replaced?.lastPathComponent ?? "")” already exists. Do you want to replace it?",
      isPresented: $model.replaced.hasValue(), presenting: model.replaced
    ) { file in
      Button("Replace", role: .destructive) { answer([file]) }
      Button("Cancel", role: .cancel) {}
    }
  }

  /// The folder with those around it.
  private var bar: some View {
    HStack {
      Button {
        model.goUp()
      } label: {
        Image(systemName: "chevron.up").accessibilityLabel(Text("Enclosing Folder"))
      }
      .keyboardShortcut(.upArrow)
      .disabled(model.folder.path == "/")
      Picker("Folder", selection: $model.folder) {
        ForEach(model.path, id: \.self) { Text(verbatim: $0.lastPathComponent) }
      }
      .labelsHidden()
      .frame(maxWidth: 240)
      Spacer()
      Toggle("Hidden files", isOn: $model.showsHidden)
        .keyboardShortcut(".", modifiers: [.command, .shift])
    }
  }

  private var places: some View {
    List(
      selection: Binding<URL?>(get: { model.folder }, set: { model.folder = $0 ?? model.folder })
    ) {
      ForEach(Self.places, id: \.1) { name, url, symbol in
        Label(name, systemImage: symbol).tag(url)
      }
    }
    .listStyle(.sidebar)
  }

  /// The folders of a person that exist, and the whole disk.
  private static var places: [(LocalizedStringKey, URL, String)] {
    let places: [(LocalizedStringKey, URL, String)] = [
      ("Home", .personsFolder, "house"), ("Desktop", .desktopDirectory, "menubar.dock.rectangle"),
      ("Documents", .documentsDirectory, "doc"),
      ("Downloads", .downloadsDirectory, "arrow.down.circle"),
      ("Pictures", .picturesDirectory, "photo"),
      ("Computer", URL(fileURLWithPath: "/"), "desktopcomputer"),
    ]
    var seen: Set<String> = []
    return places.map { ($0.0, $0.1.standardizedFileURL, $0.2) }.filter {
      seen.insert($0.1.path).inserted && FileManager.default.fileExists(atPath: $0.1.path)
    }
  }

  private var files: some View {
    List(
      model.entries,
      selection: Binding<Set<URL>>(get: { model.selection }, set: { model.select($0) })
    ) { entry in
      Label(entry.name, systemImage: entry.symbol)
        .foregroundStyle(model.isEnabled(entry) ? .primary : .tertiary)
        .selectionDisabled(!model.isEnabled(entry))
    }
    .listStyle(.plain)
    .contextMenu(forSelectionType: URL.self) { _ in
    } primaryAction: { urls in
      answer(model.open(urls))
    }
    .overlay {
      if let problem = model.problem {
        Text(verbatim: problem).foregroundStyle(.secondary).padding()
      }
    }
  }

  private var buttons: some View {
    HStack {
      Button("New Folder") {
        newName = "untitled folder"
        isNaming = true
      }
      .keyboardShortcut("n", modifiers: [.command, .shift])
      Spacer()
      Button("Cancel", role: .cancel) { dismiss() }
      Button {
        answer(model.confirm())
      } label: {
        options.confirmationLabel ?? defaultLabel
      }
      .keyboardShortcut(.defaultAction)
      .disabled(!model.canConfirm)
    }
  }

  private var defaultLabel: Text {
    switch model.request.purpose {
    case .open: Text("Open")
    case .save: Text("Save")
    case .folder(let label): Text(LocalizedStringKey(label))
    }
  }

  private func answer(_ urls: [URL]?) {
    guard let urls else { return }
    finish(urls)
    dismiss()
  }
}

/// The values after whose change the list of a chooser is read again.
private struct FolderRequest: Equatable {
  let folder: URL
  let showsHidden: Bool
}
