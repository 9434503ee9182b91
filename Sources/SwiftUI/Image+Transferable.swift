import CoreTransferable
import Espalier
import EspalierDrawing
import EspalierRendering
import Foundation
import UniformTypeIdentifiers

extension Image: Transferable {
  /// Pictures are sent as PNG files, and received in every format that can be read.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { try await $0.sentData() }
    DataRepresentation(importedContentType: .image) { try Image(received: $0) }
  }

  @MainActor private func sentData() async throws -> Data {
    let renderer = ImageRenderer(content: self)
    defer { withExtendedLifetime(renderer) {} }
    return try await renderer.pngData()
  }

  private init(received data: Data) throws {
    let bitmap = try ImageDecoder.bitmap(from: data, name: "received picture")
    self.init(decorative: CGImage(bitmap), scale: 1)
  }
}
