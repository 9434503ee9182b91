import Espalier
import EspalierHosting
import Foundation

/// The files that a person at a page gives to the program: the request that waits for them, and the copies.
@MainActor final class GivenFiles {
  private struct Waiting {
    let number: Int
    let request: FileRequest
    let answer: @MainActor (Result<[URL], any Error>?) -> Void
  }

  private var waiting: Waiting?
  private var lastNumber = 0
  /// The folders of the copies, which are removed with the window.
  private var folders: [URL] = []

  /// Notes a request, in place of one that still waits, and returns its number.
  func ask(
    _ request: FileRequest, _ answer: @escaping @MainActor (Result<[URL], any Error>?) -> Void
  ) -> Int {
    callOff()
    lastNumber += 1
    waiting = Waiting(number: lastNumber, request: request, answer: answer)
    return lastNumber
  }

  /// Tells the program that it gets no files.
  func callOff() {
    let answer = waiting?.answer
    waiting = nil
    answer?(nil)
  }

  /// Takes the files of a request; nil if it was cancelled, and a nil inside if their content was
  /// not complete.
  func take(_ files: [(name: String, mimeType: String, content: Data)]??, for number: Int) {
    guard let waiting, waiting.number == number else { return }
    guard let files else { return callOff() }
    self.waiting = nil
    waiting.answer(
      Result {
        guard let files, !files.isEmpty else { throw CocoaError(.fileReadTooLarge) }
        let request = waiting.request
        guard request.purpose == .open(several: true) || files.count == 1,
          files.allSatisfy({ request.allows(name: $0.name, mimeType: $0.mimeType) })
        else { throw CocoaError(.fileReadUnsupportedScheme) }
        return try copies(of: files)
      })
  }

  private func copies(
    of files: [(name: String, mimeType: String, content: Data)]
  ) throws -> [URL] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("import-\(UUID().uuidString)")
    folders.append(folder)
    return try files.enumerated().map { index, file in
      // Files of different folders may have one name.
      let place = folder.appendingPathComponent("\(index)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let url = place.appendingPathComponent(Self.name(file.name))
      try file.content.write(to: url)
      return url
    }
  }

  /// The name of a copy, with which a page cannot lead out of its folder.
  static func name(_ given: String) -> String {
    let last = given.split(whereSeparator: { "/\\\0".contains($0) }).last.map(String.init) ?? ""
    var name = last.filter { !$0.isNewline }
    // File systems accept 255 bytes; the end of the name says the kind.
    while name.utf8.count > 200 { name.removeFirst() }
    return name.isEmpty || name == "." || name == ".." ? "Untitled" : name
  }

  func removeAll() {
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
    folders = []
  }
}

extension Viewer: FileCourier {
  /// The largest number of bytes that a program gives to a page in one file.
  static var deliveryLimit: Int { 256 << 20 }

  private struct ChooseMessage: Encodable {
    var t = "choose"
    var id: Int
    var accept: String
    var several: Bool
  }

  func fetch(
    _ request: FileRequest, answer: @escaping @MainActor (Result<[URL], any Error>?) -> Void
  ) {
    let number = given.ask(request, answer)
    guard channel != nil else { return given.callOff() }
    send(
      ChooseMessage(
        id: number, accept: request.acceptedInput, several: request.purpose == .open(several: true))
    )
  }

  func deliver(_ data: Data, named name: String) throws {
    guard let channel, !channel.isClosed else { throw CocoaError(.fileWriteUnknown) }
    guard data.count <= Self.deliveryLimit else { throw CocoaError(.fileWriteOutOfSpace) }
    var writer = ByteWriter()
    writer.write(byte: Wire.Message.file.rawValue)
    writer.write(Array(name.utf8))
    writer.write(data)
    channel.send(frame: [writer.bytes])
  }
}
