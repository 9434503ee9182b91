import CoreTransferable
import EspalierControls
import EspalierCore
import Foundation
import UniformTypeIdentifiers

nonisolated extension View {
  // MARK: Documents

  /// Has a person choose the place that a document is written to while `isPresented` is true and there is one.
  ///
  /// - Parameter onCompletion: gets the file, or the reason why nothing was written.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Has a person choose the place that a document is written to while `isPresented` is true and there is one.
  ///
  /// - Parameters:
  ///   - contentTypes: the kinds of files to choose from, of which the first is written; an empty
  ///     list stands for those of the document.
  ///   - onCompletion: gets the file, or the reason why nothing was written.
  ///   - onCancellation: called when the person cancels.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first
    return exporter(
      isPresented, document.map { [FileExport($0, type)] } ?? [], type, defaultFilename,
      onCompletion, onCancellation)
  }

  /// Has a person choose the place that a document is written to while `isPresented` is true and there is one.
  ///
  /// - Parameter onCompletion: gets the file, or the reason why nothing was written.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Has a person choose the place that a document is written to while `isPresented` is true and there is one.
  ///
  /// - Parameters:
  ///   - contentTypes: the kinds of files to choose from, of which the first is written; an empty
  ///     list stands for those of the document.
  ///   - onCompletion: gets the file, or the reason why nothing was written.
  ///   - onCancellation: called when the person cancels.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first
    return exporter(
      isPresented, document.map { [FileExport($0, type)] } ?? [], type, defaultFilename,
      onCompletion, onCancellation)
  }

  // MARK: Several documents

  /// Has a person choose the folder that documents are written to while `isPresented` is true and there are any.
  ///
  /// - Parameter onCompletion: gets the files, or the reason why not all of them were written.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType],
      onCompletion: onCompletion)
  }

  /// Has a person choose the folder that documents are written to while `isPresented` is true and there are any.
  ///
  /// - Parameters:
  ///   - onCompletion: gets the files, or the reason why not all of them were written.
  ///   - onCancellation: called when the person cancels.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let type = contentTypes.first ?? C.Element.writableContentTypes.first
    return exporter(
      isPresented, documents.map { FileExport($0, type) }, onCompletion, onCancellation)
  }

  /// Has a person choose the folder that documents are written to while `isPresented` is true and there are any.
  ///
  /// - Parameter onCompletion: gets the files, or the reason why not all of them were written.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType],
      onCompletion: onCompletion)
  }

  /// Has a person choose the folder that documents are written to while `isPresented` is true and there are any.
  ///
  /// - Parameters:
  ///   - onCompletion: gets the files, or the reason why not all of them were written.
  ///   - onCancellation: called when the person cancels.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    let type = contentTypes.first ?? C.Element.writableContentTypes.first
    return exporter(
      isPresented, documents.map { FileExport($0, type) }, onCompletion, onCancellation)
  }

  // MARK: Items

  /// Has a person choose the place that an item is written to while `isPresented` is true and there is one.
  ///
  /// - Parameters:
  ///   - contentTypes: the kinds of files to choose from, of which the first is written; an empty
  ///     list stands for those of the item.
  ///   - onCompletion: gets the file, or the reason why nothing was written.
  ///   - onCancellation: called when the person cancels.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? item?.exportedContentTypes().first
    return exporter(
      isPresented, item.map { [FileExport(item: $0, type)] } ?? [], type, defaultFilename,
      onCompletion, onCancellation)
  }

  /// Has a person choose the folder that items are written to while `isPresented` is true and there are any.
  ///
  /// - Parameters:
  ///   - onCompletion: gets the files, or the reason why not all of them were written.
  ///   - onCancellation: called when the person cancels.
  public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    exporter(
      isPresented,
      items.map { FileExport(item: $0, contentTypes.first ?? $0.exportedContentTypes().first) },
      onCompletion, onCancellation)
  }

  // MARK: Choosers

  /// Chooses the name of one file.
  private func exporter(
    _ isPresented: Binding<Bool>, _ exports: [FileExport], _ type: UTType?, _ name: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let (onCompletion, onCancellation) = (onCompletion, onCancellation)
    return modifier(
      FileChooser(
        isPresented.where(!exports.isEmpty),
        FileRequest(purpose: .save(name: name ?? "Untitled", type: type), travels: true)
      ) { urls, delivery in
        Task {
          do {
            try await exports[0].write(urls[0])
            try delivery([urls[0]])
            onCompletion(.success(urls[0]))
          } catch {
            delivery.discard()
            onCompletion(.failure(error))
          }
        }
      } onFailure: {
        onCompletion(.failure($0))
      } onCancellation: {
        onCancellation()
      })
  }

  /// Chooses the folder of several files.
  private func exporter(
    _ isPresented: Binding<Bool>, _ exports: [FileExport],
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let (onCompletion, onCancellation) = (onCompletion, onCancellation)
    return modifier(
      FileChooser(
        isPresented.where(!exports.isEmpty),
        FileRequest(purpose: .folder(label: "Export"), travels: true)
      ) { folders, delivery in
        Task {
          do {
            var urls: [URL] = []
            for export in exports {
              let url = export.place(in: folders[0])
              try await export.write(url)
              urls.append(url)
            }
            try delivery(urls)
            onCompletion(.success(urls))
          } catch {
            delivery.discard()
            onCompletion(.failure(error))
          }
        }
      } onFailure: {
        onCompletion(.failure($0))
      } onCancellation: {
        onCancellation()
      })
  }
}

/// Something that is written into a file.
private struct FileExport {
  private let type: UTType?
  private let name: @MainActor () -> String?
  let write: @MainActor (URL) async throws -> Void

  init<D: FileDocument>(_ document: D, _ type: UTType?) {
    self.init(type) {
      try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: $0, existingFile: nil))
    }
  }

  init<D: ReferenceFileDocument>(_ document: D, _ type: UTType?) {
    nonisolated(unsafe) let document = document
    self.init(type) {
      let snapshot = try document.snapshot(contentType: $0)
      return try document.fileWrapper(
        snapshot: snapshot,
        configuration: FileDocumentWriteConfiguration(contentType: $0, existingFile: nil))
    }
  }

  private init(_ type: UTType?, wrapper: @escaping @MainActor (UTType) throws -> FileWrapper) {
    self.type = type
    name = { type.flatMap { try? wrapper($0).preferredFilename } }
    write = { url in
      guard let type else { throw CocoaError(.fileWriteUnknown) }
      try wrapper(type).write(to: url, options: .atomic)
    }
  }

  init<T: Transferable>(item: T, _ type: UTType?) {
    self.type = type
    name = { nil }
    write = { url in
      let data = try await item.exported(as: type)
      try data.write(to: url, options: .atomic)
    }
  }

  /// A place in a folder where no file exists yet.
  @MainActor func place(in folder: URL) -> URL {
    let name = name() ?? "Untitled"
    let ending = type?.preferredFilenameExtension.map { ".\($0)" } ?? ""
    let plain = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    var (url, number) = (folder.appendingPathComponent(plain + ending), 1)
    while FileManager.default.fileExists(atPath: url.path) {
      number += 1
      url = folder.appendingPathComponent("\(plain) \(number)\(ending)")
    }
    return url
  }
}
