import CoreTransferable
import Dispatch
import Foundation
import UniformTypeIdentifiers

@testable import EspalierAccessibility
@testable import EspalierBrowser

/// Messages of browsers, buses and other programs.
enum MessageFuzzing {
  static func readRequest(_ data: Data) {
    guard let request = HTTPRequest(data) else { return }
    _ = (request.asksForWebSocket, request.path, request.headers.count)
  }

  /// Frames, in pieces whose length is the first byte; text in them is read as messages of a page.
  static func readFrames(_ data: Data) {
    var reader = WebSocketReader(
      limit: 1 << 16, stateStart: Array(PageMessage.surroundingsStart.utf8))
    let length = Int(data.first ?? 0) + 1
    var rest = data.dropFirst()
    while !rest.isEmpty {
      reader.append([UInt8](rest.prefix(length)))
      rest = rest.dropFirst(length)
      do {
        while let message = try reader.next() {
          if case .text(let text) = message { readMessage(text) }
        }
      } catch {
        return
      }
    }
  }

  static func readMessage(_ text: String) {
    guard let message = PageMessage(text, time: { $0.map { $0 / 1000 } ?? 0 }) else { return }
    _ = message.isReplaced(by: message)
  }

  /// Messages of a page, one a line, as they reach the window that it shows.
  static func readPage(_ data: Data) {
    let lines = data.split(separator: UInt8(ascii: "\n")).prefix(200)
    let messages = lines.compactMap {
      PageMessage(String(decoding: $0, as: UTF8.self), time: { ($0 ?? 0) / 1000 })
    }
    for (one, next) in zip(messages, messages.dropFirst()) { _ = one.isReplaced(by: next) }
    if messages.isEmpty { return }
    MainActor.assumeIsolated { ShownPage().receive(messages) }
  }

  static func readBus(_ data: Data) {
    var bytes = Array(data)[...]
    while let message = try? DBusMessage.take(&bytes) {
      // A message that was read can be written, and read again as the same. Bytes are compared,
      // since a NaN in the body equals nothing.
      var written = message.bytes[...]
      if let again = try? DBusMessage.take(&written) { precondition(again.bytes == message.bytes) }
    }
  }

  /// Items that offer data of types that bytes choose, loaded as every type.
  static func readItems(_ data: Data) {
    var source = ByteSource(data)
    let provider = NSItemProvider()
    let names = ["public.plain-text", "public.url", "public.png", "public.json", "public.file-url"]
    let loading = DispatchGroup()
    for _ in 0..<(source.choice(4) + 1) {
      let type = source.flag() ? source.element(of: names) : source.text()
      let content = source.data(source.choice(200))
      let fails = source.choice(8) == 0
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
        done(fails ? nil : content, fails ? CocoaError(.fileReadUnknown) : nil)
        return nil
      }
    }
    for type in provider.registeredTypeIdentifiers + names + [source.text()] {
      _ = (UTType(type), provider.hasItemConformingToTypeIdentifier(type))
      loading.enter()
      provider.loadDataRepresentation(forTypeIdentifier: type) { _, _ in loading.leave() }
      loading.enter()
      provider.loadFileRepresentation(forTypeIdentifier: type) { _, _ in loading.leave() }
    }
    load(String.self, provider, loading)
    load(URL.self, provider, loading)
    load(Data.self, provider, loading)
    precondition(loading.wait(timeout: .now() + 8) == .success, "an item was never loaded")
  }

  private static func load<T: Transferable>(
    _ type: T.Type, _ provider: NSItemProvider, _ loading: DispatchGroup
  ) {
    loading.enter()
    _ = provider.loadTransferable(type: type) { _ in loading.leave() }
  }
}
