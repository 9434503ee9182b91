import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Adds the representations of a value.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let item = transferable()
    if suggestedName == nil { suggestedName = item.suggestedFilename }
    for form in T.transferForms where form.condition(item) {
      switch form.export {
      case .data(let export): register(item, as: form, by: export)
      case .file(let export, let allowsOriginal):
        register(item, as: form, allowsOriginal: allowsOriginal, by: export)
      case nil: break
      }
    }
  }

  private func register<T: Transferable>(
    _ item: T, as form: _TransferForm<T>, by export: @escaping @Sendable (T) async throws -> Data
  ) {
    registerDataRepresentation(for: form.type, visibility: form.visibility.visibility) { handler in
      reportingProgress {
        do {
          handler(try await export(item), nil)
        } catch {
          handler(nil, error)
        }
      }
    }
  }

  private func register<T: Transferable>(
    _ item: T, as form: _TransferForm<T>, allowsOriginal: Bool,
    by export: @escaping @Sendable (T) async throws -> SentTransferredFile
  ) {
    registerFileRepresentation(
      for: form.type, visibility: form.visibility.visibility, openInPlace: allowsOriginal
    ) { handler in
      reportingProgress {
        do {
          let sent = try await export(item)
          handler(sent.file, sent.allowAccessingOriginalFile, nil)
        } catch {
          handler(nil, false, error)
        }
      }
    }
  }

  /// A provider of a value, which receivers in this program get as it is.
  package convenience init<T: Transferable>(transferring item: T) {
    self.init()
    register(item)
    value = item
  }

  /// Makes a value of the content.
  ///
  /// The handler is called in the background.
  @discardableResult public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let task = Task {
      let result: Result<T, any Error>
      do {
        result = .success(try await load(transferableType))
      } catch {
        result = .failure(error)
      }
      progress.completedUnitCount = 1
      completionHandler(progress.isCancelled ? .failure(CocoaError(.userCancelled)) : result)
    }
    progress.cancellationHandler = { task.cancel() }
    return progress
  }

  /// Returns whether a value of a type can be made of the content.
  package func provides<T: Transferable>(_ type: T.Type) -> Bool {
    value is T || T.transferForms.contains { $0.make != nil && carries($0.type) }
  }

  /// Loads the content as a value of a type.
  package func load<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = value as? T { return value }
    for form in T.transferForms where form.make != nil && carries(form.type) {
      if form.wantsOriginal { return try await form.value(of: file(for: form.type)) }
      return try await form.value(of: data(for: form.type), named: suggestedName)
    }
    throw TransferError(
      "No \(T.self) can be made of \(registeredTypeIdentifiers.joined(separator: ", ")).")
  }

  private func carries(_ type: UTType) -> Bool {
    hasItemConformingToTypeIdentifier(type.identifier)
  }
}

/// Starts `work`, and returns its progress: none, or all.
private func reportingProgress(_ work: @escaping @Sendable () async -> Void) -> Progress {
  let progress = Progress(totalUnitCount: 1)
  Task {
    await work()
    progress.completedUnitCount = 1
  }
  return progress
}
