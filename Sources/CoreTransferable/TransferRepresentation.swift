import Foundation
import UniformTypeIdentifiers

/// A way to make data of a value, and a value of data.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of value that is transferred.
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  /// The ways that this one consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The kinds of data, the best first; the framework's own representations return them themselves.
  var _forms: [_TransferForm<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
  public var _forms: [_TransferForm<Item>] { body._forms }
}

extension Never: TransferRepresentation {
  public typealias Item = Never

  public var _forms: [_TransferForm<Never>] { [] }
}

/// A representation of the framework: it has no body.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {}

extension TransferRepresentation where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive representation: it has no body")
  }
}

/// One kind of data that a value can become or be made of.
public struct _TransferForm<Item: Sendable>: Sendable {
  enum Export: Sendable {
    case data(@Sendable (Item) async throws -> Data)
    /// - Parameter allowsOriginal: true if the sent file decides if receivers get it or a copy;
    ///   otherwise they get a copy.
    case file(@Sendable (Item) async throws -> SentTransferredFile, allowsOriginal: Bool)
  }

  enum Make: Sendable {
    case data(@Sendable (Data) async throws -> Item)
    case file(@Sendable (ReceivedTransferredFile) async throws -> Item, wantsOriginal: Bool)
  }

  package let type: UTType
  var export: Export?
  var make: Make?
  var visibility = TransferRepresentationVisibility.all
  var fileName: (@Sendable (Item) -> String?)?
  /// True if a value can become this kind of data.
  var condition: @Sendable (Item) -> Bool = { _ in true }

  func data(of item: Item) async throws -> Data {
    switch export {
    case .data(let export): return try await export(item)
    case .file(let export, _): return try Data(contentsOf: await export(item).file)
    case nil: throw TransferError.noExport(Item.self, type)
    }
  }

  /// - Parameter name: the name of the file, if the value is made of one.
  func value(of data: Data, named name: String?) async throws -> Item {
    switch make {
    case .data(let make): return try await make(data)
    case .file: return try await value(of: .copy(TemporaryFile(data, name: name, type: type)))
    case nil: throw TransferError.noImport(Item.self, type)
    }
  }

  /// Makes a value of a file, and deletes the file afterwards if it is a copy.
  func value(of file: LoadedFile) async throws -> Item {
    defer { file.removeCopy() }
    guard case .file(let make, _) = make else {
      return try await value(of: Data(contentsOf: file.url), named: nil)
    }
    return try await make(
      ReceivedTransferredFile(file: file.url, isOriginalFile: file.isOriginal))
  }

  /// True if a value is made of the sender's own file where the sender allows it.
  var wantsOriginal: Bool {
    if case .file(_, wantsOriginal: true) = make { true } else { false }
  }
}

extension Transferable {
  /// The kinds of data that a value can become or be made of, the best first.
  package static var transferForms: [_TransferForm<Self>] {
    func forms<R: TransferRepresentation>(_ representation: R) -> [_TransferForm<Self>] {
      representation._forms as? [_TransferForm<Self>] ?? []
    }
    return forms(transferRepresentation)
  }
}

/// The programs that may have a representation of a value.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  let visibility: NSItemProviderRepresentationVisibility

  /// Every program.
  public static let all = TransferRepresentationVisibility(visibility: .all)
  /// Programs of the same team: here, this one.
  public static let team = TransferRepresentationVisibility(visibility: .team)
  /// Programs of the same group: here, this one.
  public static let group = TransferRepresentationVisibility(visibility: .group)
  /// This program.
  public static let ownProcess = TransferRepresentationVisibility(visibility: .ownProcess)

  /// Returns whether receivers of visibility `other` may have representations of this visibility.
  func includes(_ other: TransferRepresentationVisibility) -> Bool {
    visibility.rawValue <= other.visibility.rawValue
  }
}

extension TransferRepresentation {
  /// Uses the representation for the values for which `condition` returns true.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(
      _forms: _forms.map { form in
        var form = form
        let inner = form.condition
        form.condition = { inner($0) && condition($0) }
        return form
      })
  }

  /// Sets who may have the representation.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(
      _forms: _forms.map { form in
        var form = form
        form.visibility = visibility
        return form
      })
  }

  /// Gives files of the representation a name.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Gives files of the representation a name that depends on the value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(
      _forms: _forms.map { form in
        var form = form
        form.fileName = fileName
        return form
      })
  }
}

/// A representation whose forms were changed.
private struct ChangedRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  let _forms: [_TransferForm<Item>]
}
