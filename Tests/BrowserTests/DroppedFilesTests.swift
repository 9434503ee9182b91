import Espalier
import EspalierDrawing
import Foundation
import Testing

@testable import EspalierBrowser

@Suite struct `Files dropped on a page` {
  private let file = PageMessage.Dropped.file(0, name: "a.txt", mimeType: "text/plain")

  @Test func `a dropped file is assembled from its parts`() {
    var files = DroppedFiles()
    files.add(Data("ab".utf8), of: 0, at: 0)
    files.add(Data("cd".utf8), of: 0, at: 2)
    #expect(
      files.event(at: .zero, [file, .text("t")])
        == DropEvent(
          .dropped, at: .zero,
          items: [
            .data(Data("abcd".utf8), mimeType: "text/plain", name: "a.txt"), .text("t"),
          ]))
    // The files of the drop are removed.
    #expect(files.event(at: .zero, [file]) == nil)
  }

  @Test func `a drop with a gap between its parts is discarded`() {
    var files = DroppedFiles()
    files.add(Data("ab".utf8), of: 0, at: 0)
    files.add(Data("cd".utf8), of: 0, at: 3)
    #expect(files.event(at: .zero, [file]) == nil)
  }

  @Test func `a drop beyond the limits is discarded`() {
    var files = DroppedFiles()
    let half = Data(count: DroppedFiles.limit / 2)
    files.add(half, of: 0, at: 0)
    files.add(half, of: 1, at: 0)
    files.add(Data([1]), of: 2, at: 0)
    #expect(files.event(at: .zero, [file]) == nil)
    for number in 0..<DroppedFiles.countLimit { files.add(Data(), of: number, at: 0) }
    files.add(Data(), of: DroppedFiles.countLimit, at: 0)
    #expect(files.event(at: .zero, [file]) == nil)
  }

  @Test func `the messages of a drop are read`() {
    guard
      case .part(let number, 3, let data) = PageMessage(
        #"{"t":"part","id":1,"start":3,"data":"YWI="}"#, time: 0)
    else {
      Issue.record("no part")
      return
    }
    #expect(number == 1)
    #expect(data == Data("ab".utf8))
    #expect(PageMessage(#"{"t":"part","id":1,"start":3,"data":"*"}"#, time: 0) == nil)
    let text =
      #"{"t":"drop","phase":"dropped","x":1,"y":2,"items":[{"file":0,"name":"a.txt","type":"text/plain"},{"text":"t"},{}]}"#
    guard case .drop(let point, let items) = PageMessage(text, time: 0) else {
      Issue.record("no drop")
      return
    }
    #expect(point == CGPoint(x: 1, y: 2))
    #expect(items == [file, .text("t")])
  }

  @Test func `items dragged over the page are announced by their types`() {
    let text =
      #"{"t":"drop","phase":"entered","x":1,"y":2,"items":[{"type":"image/png","isFile":true},{"type":"text/plain"}]}"#
    guard case .input(.drop(let event)) = PageMessage(text, time: 0) else {
      Issue.record("no drop event")
      return
    }
    #expect(
      event.items == [
        .announced(mimeType: "image/png", isFile: true),
        .announced(mimeType: "text/plain", isFile: false),
      ])
  }

  @Test func `a field of the page has the attributes of the view's field`() {
    var traits = TextTraits()
    #expect(traits.pageAttributes["autocomplete"] == "off")
    #expect(traits.pageAttributes["inputmode"] == "text")
    traits.contentType = .emailAddress
    traits.keyboard = .emailAddress
    traits.submitLabel = "send"
    #expect(traits.pageAttributes["autocomplete"] == "email")
    #expect(traits.pageAttributes["inputmode"] == "email")
    #expect(traits.pageAttributes["enterkeyhint"] == "send")
    // Passwords are not filled in: the page's field would show them.
    traits.isSecret = true
    #expect(traits.pageAttributes["autocomplete"] == "off")
  }
}
