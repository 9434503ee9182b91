import Foundation

/// A value that can be dragged, dropped, copied and pasted.
///
///     struct Note: Codable, Transferable {
///       var text: String
///
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///         ProxyRepresentation(exporting: \.text)
///       }
///     }
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  /// How the value becomes data and data the value, the best way first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to make data of a value, and a value of data.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is transferred.
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  /// The ways that this one consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The kinds of data, the best first; the framework's own representations answer it themselves.
  var _forms: [_TransferForm<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
  public var _forms: [_TransferForm<Item>] { body._forms }
}

/// One kind of data that a value can become or be made of.
public struct _TransferForm<Item: Sendable>: Sendable {
  let type: UTType
  let export: (@Sendable (Item) async throws -> Data)?
  let make: (@Sendable (Data) async throws -> Item)?
}

extension Never: TransferRepresentation {
  public typealias Item = Never

  public var _forms: [_TransferForm<Never>] { [] }
}

extension Never: Transferable {
  public static var transferRepresentation: Never {
    preconditionFailure("there is no value of the type Never")
  }
}

/// A representation of the framework: it has no body.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {}

extension TransferRepresentation where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive representation: it has no body")
  }
}

/// Puts representations after each other.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildPartialBlock<
    First: TransferRepresentation, Second: TransferRepresentation
  >(
    accumulated: First, next: Second
  ) -> TupleTransferRepresentation<Item, (First, Second)>
  where First.Item == Item, Second.Item == Item {
    TupleTransferRepresentation(_forms: accumulated._forms + next._forms)
  }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value>:
  PrimitiveTransferRepresentation
{
  public let _forms: [_TransferForm<Item>]
}
