import Foundation
import OpenCombine
import OpenCombineFoundation
import UniformTypeIdentifiers

/// Transfers a value in the form that an encoder gives it, JSON by default.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder
>: PrimitiveTransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
  public let _forms: [_TransferForm<Item>]

  /// Transfers the value as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    _forms = [
      _TransferForm(
        type: contentType, export: .data { try JSONEncoder().encode($0) },
        make: .data { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }

  /// Transfers the value in the form that `encoder` writes and `decoder` reads.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    // Coders are used as they were set up and are never changed.
    nonisolated(unsafe) let encode = { (item: Item) in try encoder.encode(item) }
    nonisolated(unsafe) let decode = { (data: Data) in try decoder.decode(Item.self, from: data) }
    _forms = [
      _TransferForm(
        type: contentType, export: .data { try encode($0) }, make: .data { try decode($0) })
    ]
  }
}
