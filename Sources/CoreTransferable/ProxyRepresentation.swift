import Foundation
import UniformTypeIdentifiers

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
      var proxied = _TransferForm<Item>(type: form.type, visibility: form.visibility)
      if let export, form.export != nil {
        proxied.export = .data { try await form.data(of: export($0)) }
      }
      if let make, form.make != nil {
        proxied.make = .data { try await make(form.value(of: $0, named: nil)) }
      }
      return proxied
    }
  }
}
