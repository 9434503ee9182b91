import Foundation

/// Transfers a value as what an encoder makes of it, JSON by default.
public struct CodableRepresentation<Item: Transferable & Codable>: PrimitiveTransferRepresentation {
  public let _forms: [_TransferForm<Item>]

  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _forms = [
      _TransferForm(
        type: contentType, export: { try JSONEncoder().encode($0) },
        make: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// Transfers a value as data of a type.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  public let _forms: [_TransferForm<Item>]

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(type: contentType, export: exporting, make: importing)]
  }

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _forms = [_TransferForm(type: exportedContentType, export: exporting, make: nil)]
  }

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(type: importedContentType, export: nil, make: importing)]
  }
}

/// Transfers a value as another one that stands for it.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  PrimitiveTransferRepresentation
{
  public let _forms: [_TransferForm<Item>]

  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    _forms = Self.forms(exporting, importing)
  }

  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    _forms = Self.forms(exporting, nil)
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    _forms = Self.forms(nil, importing)
  }

  private static func forms(
    _ export: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ make: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) -> [_TransferForm<Item>] {
    ProxyRepresentation.transferForms.map { form in
      var exportForm: (@Sendable (Item) async throws -> Data)?
      if let export, let exportProxy = form.export {
        exportForm = { try await exportProxy(export($0)) }
      }
      var makeForm: (@Sendable (Data) async throws -> Item)?
      if let make, let makeProxy = form.make { makeForm = { try await make(makeProxy($0)) } }
      return _TransferForm(type: form.type, export: exportForm, make: makeForm)
    }
  }
}

extension Transferable {
  /// The kinds of data that a value can become or be made of, the best first.
  static var transferForms: [_TransferForm<Self>] {
    func forms<R: TransferRepresentation>(_ representation: R) -> [_TransferForm<Self>] {
      representation._forms as? [_TransferForm<Self>] ?? []
    }
    return forms(transferRepresentation)
  }
}

/// Why something cannot be transferred.
struct TransferError: Error, CustomStringConvertible {
  let description: String
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
          throw TransferError(description: "The data is no URL.")
        }
        return url
      })
  }
}
