import EspalierCore
import Foundation

/// Presents a chooser of files, and hands out what was chosen once the chooser has been removed.
package struct FileChooser {
  let isPresented: Binding<Bool>
  let request: FileRequest
  let onChoice: @MainActor ([URL]) -> Void
  let onFailure: @MainActor (any Error) -> Void
  let onCancellation: @MainActor () -> Void
  @State private var chosen = Chosen()
  @Environment(\.self) private var environment

  package init(
    _ isPresented: Binding<Bool>, _ request: FileRequest,
    onChoice: @escaping @MainActor ([URL]) -> Void,
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
        if let urls { onChoice(urls) } else { onCancellation() }
      } content: {
        FileChooserPanel(model: FileChooserModel(request, options), options: options) {
          chosen.urls = $0
        }
      }
    } else {
      content.onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
        if isShown { refuse() }
      }
    }
  }

  /// A person at a page is not to see what the machine of the program has on its disk.
  private func refuse() {
    isPresented.wrappedValue = false
    environment.report(
      "A chooser of files was asked for where the disk of the program's machine is not to be seen, as on a page: onCompletion "
        + "gets an error. Take files by dropDestination(for:) there.")
    onFailure(CocoaError(.featureUnsupported))
  }
}
