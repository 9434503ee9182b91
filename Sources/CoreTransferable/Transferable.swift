import Foundation
@_exported import UniformTypeIdentifiers

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

  /// The ways in which the value becomes data and data the value, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Never: Transferable {
  public static var transferRepresentation: Never {
    preconditionFailure("there is no value of the type Never")
  }
}

// MARK: - Asking and converting

extension Transferable {
  /// The types of data that values can become, the best first.
  ///
  /// - Parameter visibility: the receivers that ask: forms for fewer receivers do not count.
  public static func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    transferForms.filter { $0.export != nil && $0.visibility.includes(visibility) }.map(\.type)
  }

  /// The types of data that values can be made of, the best first.
  public static func importedContentTypes() -> [UTType] {
    transferForms.filter { $0.make != nil }.map(\.type)
  }

  /// The types of data that this value can become, the best first.
  ///
  /// - Parameter visibility: the receivers that ask: forms for fewer receivers do not count.
  public func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    Self.transferForms
      .filter { $0.export != nil && $0.visibility.includes(visibility) && $0.condition(self) }
      .map(\.type)
  }

  /// The types of data that values can be made of, the best first.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

  /// The name that the first representation with one gives a file.
  public var suggestedFilename: String? {
    Self.transferForms.lazy.compactMap { $0.fileName?(self) }.first
  }

  /// The value as data.
  ///
  /// - Parameter contentType: a type that it can become; nil is the best.
  public func exported(as contentType: UTType? = nil) async throws -> Data {
    try await exportedForm(contentType).data(of: self)
  }

  /// Writes the value into a file in a folder, and returns the file's address.
  ///
  /// - Parameter contentType: a type that it can become; nil is the best.
  public func export(to directory: URL, contentType: UTType? = nil) async throws -> URL {
    let form = try exportedForm(contentType)
    let name = TemporaryFile.fileName(form.fileName?(self) ?? suggestedFilename ?? "\(Self.self)")
    let file = directory.appendingPathComponent(name).appendingPathExtension(for: form.type)
    try await form.data(of: self).write(to: file)
    return file
  }

  /// Calls `fileHandler` with a file that holds the value and is deleted afterwards.
  ///
  /// - Parameter contentType: a type that it can become; nil is the best.
  public func withExportedFile<Result: Sendable>(
    contentType: UTType? = nil, fileHandler: @Sendable (URL) async throws -> Result
  ) async throws -> Result {
    let form = try exportedForm(contentType)
    let file = try TemporaryFile(
      await form.data(of: self), name: form.fileName?(self) ?? suggestedFilename, type: form.type)
    defer { file.remove() }
    return try await fileHandler(file.url)
  }

  /// Makes a value of data.
  ///
  /// - Parameter contentType: the data's type; nil tries those that the value can be made of, the best first.
  public init(importing data: Data, contentType: UTType? = nil) async throws {
    var problem: any Error = TransferError.noImport(Self.self, contentType)
    for form in Self.forms(reading: contentType) {
      do {
        self = try await form.value(of: data, named: nil)
        return
      } catch {
        problem = error
      }
    }
    throw problem
  }

  /// Makes a value of a file's content.
  ///
  /// A `FileRepresentation` that does not ask for the original is given a copy, which is deleted afterwards.
  ///
  /// - Parameter contentType: the content's type; nil takes it from the file's name.
  public init(importing file: URL, contentType: UTType? = nil) async throws {
    let type = contentType ?? UTType(filenameExtension: file.pathExtension)
    for form in Self.forms(reading: type) {
      guard case .file(_, let wantsOriginal) = form.make else { continue }
      let loaded: LoadedFile =
        wantsOriginal ? .original(file) : .copy(try TemporaryFile(copying: file))
      self = try await form.value(of: loaded)
      return
    }
    try await self.init(importing: Data(contentsOf: file), contentType: type)
  }

  private func exportedForm(_ type: UTType?) throws -> _TransferForm<Self> {
    let forms = Self.transferForms.filter { $0.export != nil && $0.condition(self) }
    let form = forms.first { form in type.map { form.type.conforms(to: $0) } ?? true }
    guard let form else { throw TransferError.noExport(Self.self, type) }
    return form
  }

  private static func forms(reading type: UTType?) -> [_TransferForm<Self>] {
    transferForms.filter { form in
      form.make != nil && (type.map { $0.conforms(to: form.type) } ?? true)
    }
  }
}

/// The reason why something cannot be transferred.
package struct TransferError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  static func noExport(_ value: Any.Type, _ type: UTType?) -> TransferError {
    TransferError(
      "\(value) has no representation\(type.map { " of the type \($0)" } ?? "") that exports it. "
        + "Add one to its transferRepresentation.")
  }

  static func noImport(_ value: Any.Type, _ type: UTType?) -> TransferError {
    TransferError(
      "\(value) has no representation that imports \(type.map { "\($0)" } ?? "data"). "
        + "Add one to its transferRepresentation.")
  }
}
