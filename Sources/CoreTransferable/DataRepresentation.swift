import Foundation
import UniformTypeIdentifiers

/// Transfers a value as data of a type.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  public let _forms: [_TransferForm<Item>]

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [
      _TransferForm(type: contentType, export: .data(exporting), make: .data(importing))
    ]
  }

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _forms = [_TransferForm(type: exportedContentType, export: .data(exporting))]
  }

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(type: importedContentType, make: .data(importing))]
  }
}
