import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ShareLinkTests {
  private struct Photo: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .png) { _ in Data([1, 2, 3]) }
    }
  }

  private let page = URL(string: "https://example.org/a b".replacing(" ", with: "%20"))!

  private func harness(_ view: some View, savesFiles: Bool = true) -> Harness {
    Harness(view, window: CGSize(width: 700, height: 500)) { $0.choosesFiles = savesFiles }
  }

  @Test func `an address is copied`() {
    let harness = harness(ShareLink(item: page))
    #expect(harness.text == ["Share…"])
    harness.click("Share…")
    #expect(harness.text.contains("Send by Mail"))
    #expect(!harness.text.contains("Save to File…"))
    harness.click("Copy")
    #expect(harness.host.clipboard?.hasPrefix("https://example.org/a") == true)
  }

  @Test func `a letter has the subject, the message and the texts`() {
    let harness = harness(
      ShareLink(items: ["one & two", "three"], subject: Text("Fruit?"), message: Text("Look:")) {
        Text("Tell")
      })
    harness.click("Tell")
    harness.click("Send by Mail")
    #expect(
      harness.host.openedURLs.map(\.absoluteString) == [
        "mailto:?subject=Fruit%3F&body=Look%3A%0D%0Aone%20%26%20two%0D%0Athree"
      ])
  }

  /// A person at a page, who takes the files that are offered.
  @MainActor private final class Person: HostServices, FileCourier {
    var files: [String: Data] = [:]
    var clipboard: String?

    func setCursor(_ cursor: Cursor) {}
    func setTextInput(at caret: CGRect?) {}
    func open(_ url: URL) -> Bool { false }
    func openWindow(_ request: WindowRequest) {}
    func dismissWindow(_ request: WindowRequest) {}

    func fetch(
      _ request: FileRequest, answer: @escaping @MainActor (Result<[URL], any Error>?) -> Void
    ) {}

    func deliver(_ data: Data, named name: String) throws { files[name] = data }
  }

  @Test func `a person on a page downloads what is not text`() async {
    let link = ShareLink(item: Photo(), preview: SharePreview("Tree"))
    let onPage = harness(link, savesFiles: false)
    let person = Person()
    onPage.graph.host = person
    onPage.click("Share…")
    #expect(!onPage.text.contains("Save to File…"))
    onPage.click("Download")
    await eventually {
      onPage.advance(by: 0.1)
      return !person.files.isEmpty
    }
    #expect(person.files == ["Tree.png": Data([1, 2, 3])])
  }

  @Test func `what is not text is saved where a host can save files`() {
    let link = ShareLink(item: Photo(), preview: SharePreview("Tree"))
    let inWindow = harness(link)
    inWindow.click("Share…")
    #expect(!inWindow.text.contains("Send by Mail"))
    inWindow.click("Save to File…")
    inWindow.advance(by: 1)
    #expect(inWindow.text.contains("Save As:"))
    let onPage = harness(link, savesFiles: false)
    onPage.click("Share…")
    #expect(!onPage.text.contains("Save to File…"))
  }

  /// Compiled only: each way of saying what is shared and what the button shows.
  @Test func `all forms of share links share`() {
    let strings = ["a"], preview = SharePreview("Tree", image: Photo(), icon: Photo())
    let view = VStack {
      ShareLink(item: "text")
      ShareLink("Title", item: "text")
      ShareLink(String("Title"), item: page)
      ShareLink(Text("Title"), items: [page])
      ShareLink(items: strings, subject: Text("s"), message: Text("m"))
      ShareLink(item: Photo(), preview: preview) { Text("Photo") }
      ShareLink("Photos", items: [Photo()]) { _ in SharePreview("Tree", image: Photo()) }
      ShareLink(item: Photo(), preview: SharePreview("Tree", icon: Photo()))
    }
    #expect(harness(view).text.filter { $0 == "Title" }.count == 3)
  }
}
