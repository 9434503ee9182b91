import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierGraphics
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
  @State private var inquiries = Inquiries()
  @State private var isAsking = false
  /// True while the library's own chooser is shown because the desktop has none.
  @State private var isOwn = false
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

  /// The question that the desktop has not answered yet.
  @MainActor private final class Inquiries {
    var current: FileInquiry?
  }
}

@MainActor extension FileChooser: ViewModifier {
  @ViewBuilder package func body(content: Content) -> some View {
    if environment.choosesFiles, let desktop = environment.desktopFileChooser {
      let question = request.question(environment.fileDialog, in: environment)
      let asks = isPresented.wrappedValue && question != nil && !isOwn
      chooser(of: content, isShown: isPresented.where(question == nil || isOwn))
        .modifier(ElementFinding(place: place))
        .layer(isPresented: $isAsking, .desktopChooser) { Color.clear }
        .onChange(of: asks, initial: true) {
          if asks { ask(desktop, question) } else { withdraw() }
        }
        .onDisappear { withdraw() }
    } else if environment.choosesFiles {
      chooser(of: content, isShown: isPresented)
    } else {
      content
        .modifier(ElementFinding(place: place))
        .onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
          if isShown { ask() }
        }
    }
  }

  /// Shows the library's own chooser.
  private func chooser(of content: Content, isShown: Binding<Bool>) -> some View {
    let (chosen, options) = (chosen, environment.fileDialog)
    return content.sheet(isPresented: isShown) {
      let urls = chosen.urls
      chosen.urls = nil
      isOwn = false
      if let urls { onChoice(urls, FileDelivery()) } else { onCancellation() }
    } content: {
      FileChooserPanel(model: FileChooserModel(request, options), options: options) {
        chosen.urls = $0
      }
    }
  }

  /// Has the desktop ask; the library's own chooser is shown where it has none.
  private func ask(_ desktop: any DesktopFileChooser, _ question: FileQuestion?) {
    guard let question, inquiries.current == nil else { return }
    isAsking = true
    let options = environment.fileDialog
    inquiries.current = desktop.choose(question, above: place.element?.graph.host) { answer in
      inquiries.current = nil
      isAsking = false
      switch answer {
      case .chosen(let urls):
        isPresented.wrappedValue = false
        FileChooserModel.remember(urls, options)
        onChoice(urls, FileDelivery())
      case .calledOff:
        isPresented.wrappedValue = false
        onCancellation()
      case .unavailable: isOwn = true
      }
    }
  }

  /// Removes the desktop's chooser, because the program no longer wants it.
  private func withdraw() {
    guard let inquiry = inquiries.current else { return }
    inquiries.current = nil
    isAsking = false
    inquiry.withdraw()
    onCancellation()
  }

  /// Exchanges files with a person at a browser page, who is not to see the disk of the program's
  /// machine.
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

  /// Has the program write into a folder of its own, from which the person gets the result.
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

extension LayerStyle {
  /// Nothing in the window responds while a person chooses in a window of the desktop.
  fileprivate static var desktopChooser: LayerStyle {
    LayerStyle(
      name: "chooser of the desktop", keys: .scope, backdrop: LayerBackdrop(),
      allowsCommands: false)
  }
}
