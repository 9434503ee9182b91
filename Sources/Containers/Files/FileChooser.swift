import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierInteraction
import Foundation

/// Presents a chooser of files, and hands out what was chosen once the chooser has been removed.
package struct FileChooser {
  let isPresented: Binding<Bool>
  let request: FileRequest
  let onChoice: @MainActor ([URL], FileDelivery) -> Void
  let onFailure: @MainActor (any Error) -> Void
  let onCancellation: @MainActor () -> Void
  @State private var chosen = Chosen()
  @State private var place = ElementPlace()
  @Environment(\.self) private var environment
  @ViewProblems private var problems

  package init(
    _ isPresented: Binding<Bool>, _ request: FileRequest,
    onChoice: @escaping @MainActor ([URL], FileDelivery) -> Void,
    onFailure: @escaping @MainActor (any Error) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) {
    self.isPresented = isPresented
    self.request = request
    self.onChoice = onChoice
    self.onFailure = onFailure
    self.onCancellation = onCancellation
  }

  /// The files that a person has chosen, kept until the chooser is removed.
  @MainActor private final class Chosen {
    var urls: [URL]?
  }
}

@MainActor extension FileChooser: ViewModifier {
  @ViewBuilder package func body(content: Content) -> some View {
    if environment.choosesFiles {
      let (chosen, options) = (chosen, environment.fileDialog)
      content.sheet(isPresented: isPresented) {
        let urls = chosen.urls
        chosen.urls = nil
        if let urls { onChoice(urls, FileDelivery()) } else { onCancellation() }
      } content: {
        FileChooserPanel(model: FileChooserModel(request, options), options: options) {
          chosen.urls = $0
        }
      }
    } else {
      content
        .modifier(ElementFinding(place: place))
        .onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
          if isShown { ask() }
        }
    }
  }

  /// Exchanges files with a person at a page, who is not to see what the machine of the program has on its disk.
  private func ask() {
    isPresented.wrappedValue = false
    guard request.travels, let courier = place.element?.graph.host as? any FileCourier else {
      return refuse()
    }
    switch request.purpose {
    case .open:
      courier.fetch(request) { answer in
        switch answer {
        case .success(let urls): onChoice(urls, FileDelivery())
        case .failure(let error): onFailure(error)
        case nil: onCancellation()
        }
      }
    case .save(let name, let type):
      write(to: courier) { $0.appendingPathComponent(FileChooserModel.fileName(name, type)) }
    case .folder: write(to: courier) { $0 }
    }
  }

  /// Has the program write into a folder of its own, from where the person gets what was written.
  private func write(to courier: any FileCourier, at place: (URL) -> URL) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("export-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      onChoice([place(folder)], FileDelivery(courier: courier, folder: folder))
    } catch {
      onFailure(error)
    }
  }

  private func refuse() {
    problems.report(
      "A chooser of files was asked for where the disk of the program's machine is not to be seen, as on a page: onCompletion "
        + "gets an error. Use fileImporter, fileExporter or dropDestination(for:) there, which exchange files with the person."
    )
    onFailure(CocoaError(.featureUnsupported))
  }
}
