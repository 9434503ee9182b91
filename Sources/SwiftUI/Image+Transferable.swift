import CoreTransferable
import Espalier
import EspalierDrawing
import EspalierRendering
import Foundation
import UniformTypeIdentifiers

extension Image: Transferable {
  /// Pictures are sent as PNG files, and received in every format that can be read.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { image in
      try await ImageRenderer(content: image).pngData()
    }
    DataRepresentation(importedContentType: .image) { data in
      Image(decorative: CGImage(try ImageDecoder.bitmap(from: data, name: "picture")), scale: 1)
    }
  }
}
