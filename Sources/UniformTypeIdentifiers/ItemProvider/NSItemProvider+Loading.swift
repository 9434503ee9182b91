import Dispatch
import Foundation
import Synchronization

extension NSItemProvider {
  /// Loads the best form of a type, or of a special case of it, as data.
  ///
  /// - Returns: the progress of loading; cancelling it gives the handler an error.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataHandler
  ) -> Progress {
    let loading = Loading()
    guard let form = representation(conformingTo: typeIdentifier) else {
      loading.end { completionHandler(nil, ItemProviderError.unavailable(typeIdentifier)) }
      return loading.progress
    }
    loading.begin {
      form.loadData { data, error in
        loading.end { completionHandler(loading.isCancelled ? nil : data, loading.error ?? error) }
      }
    }
    return loading.progress
  }

  /// Loads the best form of a type, or of a special case of it, as data.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping DataHandler
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads the best form of a type, or of a special case of it, as a copy in a file that is deleted when the handler returns.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier, inPlace: false) { url, _, error in completionHandler(url, error) }
  }

  /// Loads the best form of a type, or of a special case of it, as a file.
  ///
  /// - Parameters:
  ///   - openInPlace: true to get the original where there is one; a copy is deleted when the
  ///     handler returns.
  ///   - completionHandler: gets the file, and true if it is the original.
  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping FileHandler
  ) -> Progress {
    loadFile(contentType.identifier, inPlace: openInPlace, completionHandler)
  }

  /// Loads the best form of a type, or of a special case of it, as the original file where there is one, else as a copy that
  /// is deleted when the handler returns.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping FileHandler
  ) -> Progress {
    loadFile(typeIdentifier, inPlace: true, completionHandler)
  }

  private func loadFile(
    _ typeIdentifier: String, inPlace: Bool, _ handler: @escaping FileHandler
  ) -> Progress {
    let loading = Loading()
    guard let form = representation(conformingTo: typeIdentifier) else {
      loading.end { handler(nil, false, ItemProviderError.unavailable(typeIdentifier)) }
      return loading.progress
    }
    let name = suggestedName
    loading.begin {
      form.loadFile(named: name, inPlace: inPlace) { file, error in
        loading.end {
          defer { file?.removeCopy() }
          let url = loading.isCancelled ? nil : file?.url
          handler(url, file?.isOriginal ?? false, loading.error ?? error)
        }
      }
    }
    return loading.progress
  }

  /// Loads the best form of a type, or of a special case of it, as the original file where it may be had, else as a copy.
  package func file(for type: UTType) async throws -> LoadedFile {
    guard let form = representation(conformingTo: type.identifier) else {
      throw ItemProviderError.unavailable(type.identifier)
    }
    return try await withCheckedThrowingContinuation { continuation in
      form.loadFile(named: suggestedName, inPlace: true) { file, error in
        continuation.resume(
          with: file.map { .success($0) }
            ?? .failure(error ?? ItemProviderError.unavailable(type.identifier)))
      }
    }
  }

  /// Loads the best form of a type, or of a special case of it, as data.
  package func data(for type: UTType) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      loadDataRepresentation(for: type) { data, error in
        continuation.resume(
          with: data.map { .success($0) }
            ?? .failure(error ?? ItemProviderError.unavailable(type.identifier)))
      }
    }
  }

  /// Loads the item of a type as `Data`.
  ///
  /// Foundation's objects are not bridged to Swift's values here: the handler gets a value that
  /// `as? Data` accepts.
  ///
  /// - Parameter options: not used.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any Sendable)?, (any Error)?) -> Void)?
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data, error)
    }
  }

  /// Loads the item of a type as `Data`.
  ///
  /// - Parameter options: not used.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any Sendable {
    let data: Data = try await withCheckedThrowingContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        continuation.resume(
          with: data.map { .success($0) }
            ?? .failure(error ?? ItemProviderError.unavailable(typeIdentifier)))
      }
    }
    return data
  }
}

extension NSItemProvider.Representation {
  func loadData(_ handler: @escaping NSItemProvider.DataHandler) {
    switch load {
    case .data(let load): _ = load(handler)
    case .file(let load):
      _ = load { url, _, error in
        guard let url else { return handler(nil, error ?? ItemProviderError.unavailable(type)) }
        do {
          handler(try Data(contentsOf: url), nil)
        } catch {
          handler(nil, error)
        }
      }
    }
  }

  /// - Parameter inPlace: true if the original is wanted; the sender decides whether it is
  ///   available.
  func loadFile(
    named name: String?, inPlace: Bool,
    _ handler: @escaping @Sendable (LoadedFile?, (any Error)?) -> Void
  ) {
    let mayBeOriginal = inPlace && options.contains(.openInPlace)
    switch load {
    case .data(let load):
      _ = load { data, error in
        guard let data else { return handler(nil, error) }
        copied(handler) { try TemporaryFile(data, name: name, type: UTType(type)) }
      }
    case .file(let load):
      _ = load { url, isOriginal, error in
        guard let url else { return handler(nil, error) }
        if mayBeOriginal && isOriginal { return handler(.original(url), nil) }
        copied(handler) { try TemporaryFile(copying: url, name: name, type: UTType(type)) }
      }
    }
  }

  private func copied(
    _ handler: (LoadedFile?, (any Error)?) -> Void, _ copy: () throws -> TemporaryFile
  ) {
    do {
      handler(.copy(try copy()), nil)
    } catch {
      handler(nil, error)
    }
  }
}

/// One use of a form: it ends once, whatever the closures that load it do.
private final class Loading: Sendable {
  let progress = Progress(totalUnitCount: 1)
  private let isOver = Mutex(false)

  var isCancelled: Bool { progress.isCancelled }

  var error: (any Error)? { isCancelled ? CocoaError(.userCancelled) : nil }

  func begin(_ load: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: load) }

  /// Informs the receiver, in the background and once.
  func end(_ tell: @escaping @Sendable () -> Void) {
    let isFirst = isOver.withLock { isOver in
      defer { isOver = true }
      return !isOver
    }
    if !isFirst { return }
    progress.completedUnitCount = 1
    tell()
  }
}

/// The reasons why an item provider has no data.
package enum ItemProviderError {
  package static func unavailable(_ type: String) -> NSError {
    error(.itemUnavailableError, "There is no representation of the type \(type).")
  }

  static func unexpectedClass(_ type: Any.Type) -> NSError {
    error(.unexpectedValueClassError, "What was loaded is no \(type).")
  }

  private static func error(_ code: NSItemProvider.ErrorCode, _ message: String) -> NSError {
    NSError(
      domain: NSItemProvider.errorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: message])
  }
}

extension NSItemProvider {
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The kind of failure.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }
}
