import EspalierCore
import Foundation
import UniformTypeIdentifiers

nonisolated extension View {
  /// Has a person choose a file while `isPresented` is true.
  ///
  /// - Parameter onCompletion: gets the file; a copy of it on a page, and an error where files cannot be chosen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    importer(isPresented, allowedContentTypes, several: false) { result in
      // The person cancelled.
      if case .success(let urls) = result, urls.isEmpty { return }
      onCompletion(result.map { $0[0] })
    } onCancellation: {
    }
  }

  /// Has a person choose files while `isPresented` is true.
  ///
  /// - Parameter onCompletion: gets the files; copies of them on a page, and an error where files cannot be chosen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    importer(
      isPresented, allowedContentTypes, several: allowsMultipleSelection, onCompletion
    ) {
    }
  }

  /// Has a person choose files while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - onCompletion: gets the files; copies of them on a page, and an error where files cannot be chosen.
  ///   - onCancellation: called when the person cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    importer(
      isPresented, allowedContentTypes, several: allowsMultipleSelection, onCompletion,
      onCancellation: onCancellation)
  }

  private func importer(
    _ isPresented: Binding<Bool>, _ types: [UTType], several: Bool,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let onCompletion = onCompletion
    nonisolated(unsafe) let onCancellation = onCancellation
    return modifier(
      FileChooser(
        isPresented, FileRequest(purpose: .open(several: several), types: types, travels: true)
      ) { urls, _ in
        onCompletion(.success(urls))
      } onFailure: {
        onCompletion(.failure($0))
      } onCancellation: {
        onCancellation()
      })
  }
}
