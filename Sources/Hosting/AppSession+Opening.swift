import Espalier
import Foundation

// Addresses that the program is asked to open, and documents.

extension AppSession {
  /// Hands an address that the program is asked to open to the views of its windows that want it.
  package func open(_ url: URL) {
    if openDocument(url) { return }
    let windows = windows(for: url)
    var wasOpened = windows.map { $0.session.graph.open(url) }
    if !wasOpened.contains(true), ["http", "https"].contains(url.scheme?.lowercased()) {
      wasOpened = windows.map { $0.session.graph.browse(url) }
    }
    if !wasOpened.contains(true) {
      report(
        "\(name) was asked to open \(url.absoluteString): no view has .onOpenURL(perform:).")
    }
  }

  /// Opens a file in a window of documents, in that of a new document without changes if there is
  /// one; returns false if no scene shows such files.
  func openDocument(_ url: URL) -> Bool {
    for scene in windowDescriptions {
      guard let value = scene.opens?(url) else { continue }
      let isOpen = windows.contains {
        $0.description.sceneIdentity == scene.sceneIdentity && $0.presented.value == value
      }
      let untouched = windows.first { window in
        window.description.sceneIdentity == scene.sceneIdentity
          && window.presented.document?.isUntouched ?? false
      }
      if let untouched, !isOpen {
        untouched.presented.value = value
        onOpen?(untouched)
      } else {
        open(WindowRequest(id: nil, value: value))
      }
      return true
    }
    return false
  }

  /// Opens a window with a new document, of the first scene that makes such documents.
  func make(_ document: NewDocument) {
    for scene in windowDescriptions {
      guard let value = scene.makes?(document) else { continue }
      open(scene, value: value)
      return
    }
    report("newDocument: \(name) has no DocumentGroup for \(document.description).")
  }

  /// Opens a file as a view asks for it.
  func openChecked(_ url: URL) throws {
    guard let scene = windowDescriptions.first(where: { $0.opens?(url) != nil }) else {
      throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
    try scene.check?(url)
    _ = openDocument(url)
  }

  func makeDocumentActions() -> DocumentActions {
    var actions = DocumentActions()
    actions.make = { [weak self] in self?.make($0) }
    actions.open = { [weak self] in try self?.openChecked($0) }
    return actions
  }

  /// The windows that are given an address: the one that wants it most, or one that opens for it, or all that say nothing.
  func windows(for url: URL) -> [AppWindow] {
    let claims = windows.map { $0.session.graph.claim(on: url) }
    for claim in [AddressClaim.preferred, .allowed] {
      if let index = claims.firstIndex(of: claim) {
        onOpen?(windows[index])
        return [windows[index]]
      }
    }
    let scenes = windowDescriptions
    if let scene = scenes.first(where: { $0.externalEvents?.matches(url) == true }) {
      return [openWithViews(scene)]
    }
    let open = zip(windows, claims).filter { window, claim in
      claim == .none && window.description.externalEvents == nil
    }
    if open.isEmpty, let scene = scenes.first(where: { $0.takesAnyAddress }) {
      return [openWithViews(scene)]
    }
    return open.map(\.0)
  }

  /// Opens a window whose views are there already, so that they can be given an address.
  func openWithViews(_ scene: WindowDescription) -> AppWindow {
    let window = open(scene, value: scene.defaultValue?())
    _ = window.session.idealWindowSize
    return window
  }
}

extension WindowDescription {
  /// True if a window of this scene opens for an address that no other one takes.
  fileprivate var takesAnyAddress: Bool {
    externalEvents == nil && kind == .group && (valueType == nil || defaultValue != nil)
  }
}
