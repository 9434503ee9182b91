import CoreTransferable
@_spi(Espalier) import EspalierCore
import Foundation

extension NSItemProvider {
  /// Something from another program.
  convenience init(outside item: DropEvent.Item) {
    switch item {
    case .text(let text):
      self.init(transferring: text)
      registerLink(in: text)
    case .file(let url):
      self.init(outside: url)
    case .data(let data, let mimeType, let name):
      self.init(data, mimeType, named: name)
    case .announced(let mimeType, let isFile):
      self.init()
      for type in NSItemProvider.types(announced: mimeType, isFile) {
        registerDataRepresentation(for: type) { handler in
          handler(nil, TransferError("The data comes only with the drop."))
          return nil
        }
      }
    }
  }

  private convenience init(outside file: URL) {
    guard let provider = NSItemProvider(contentsOf: file) else {
      self.init(transferring: file)
      return
    }
    self.init(copying: provider)
    value = file
  }

  /// Data of a browser page: a receiver that wants a file gets one that is written for it.
  private convenience init(_ data: Data, _ mimeType: String, named name: String?) {
    self.init()
    let ending = name.map { URL(fileURLWithPath: TemporaryFile.fileName($0)).pathExtension } ?? ""
    let type = UTType(filenameExtension: ending) ?? UTType(mimeType: mimeType) ?? .data
    suggestedName = name
    registerDataRepresentation(for: type) { handler in
      handler(data, nil)
      return nil
    }
    guard name != nil else { return }
    registerDataRepresentation(for: .fileURL) { handler in
      do {
        let file = try TemporaryFile(data, name: name, type: type)
        handler(file.url.dataRepresentation, nil)
      } catch {
        handler(nil, error)
      }
      return nil
    }
  }

  /// Returns the types that a browser page announces before a drop.
  private static func types(announced mimeType: String, _ isFile: Bool) -> [UTType] {
    switch mimeType {
    case "text/uri-list" where !isFile: [.url]
    case "text/plain" where !isFile: [.utf8PlainText]
    // A file whose type is not stated may be of any type.
    case "": [.data, .fileURL]
    default: (UTType(mimeType: mimeType).map { [$0] } ?? []) + (isFile ? [.fileURL] : [])
    }
  }

  /// Registers a text that is an address as a link, too.
  private func registerLink(in text: String) {
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard line.utf8.count < 10_000, !line.contains(where: \.isWhitespace),
      let url = URL(string: line), url.scheme != nil, url.host != nil || url.isFileURL
    else { return }
    registerDataRepresentation(for: url.isFileURL ? .fileURL : .url) { handler in
      handler(url.dataRepresentation, nil)
      return nil
    }
  }
}
