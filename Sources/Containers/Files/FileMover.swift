import EspalierControls
import EspalierCore
import Foundation

nonisolated extension View {
  /// Has a person choose the folder that a file is moved to while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - onCompletion: gets the file's new place, or the reason why it is still at the old one.
  ///   - onCancellation: called when the person cancels.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: [file].compactMap { $0 },
      onCompletion: { result in onCompletion(result.map { $0[0] }) }, onCancellation: onCancellation
    )
  }

  /// Has a person choose the folder that files are moved to while `isPresented` is true and there are any.
  ///
  /// - Parameters:
  ///   - onCompletion: gets the files' new places, or the reason why they are still at the old ones.
  ///   - onCancellation: called when the person cancels.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL {
    let files = Array(files)
    nonisolated(unsafe) let onCompletion = onCompletion
    nonisolated(unsafe) let onCancellation = onCancellation
    return modifier(
      FileChooser(
        isPresented.where(!files.isEmpty), FileRequest(purpose: .folder(label: "Move"))
      ) { folders, _ in
        onCompletion(Result { try FileMoving.move(files, to: folders[0]) })
      } onFailure: {
        onCompletion(.failure($0))
      } onCancellation: {
        onCancellation()
      })
  }
}

/// Moves files: all of them, or none.
enum FileMoving {
  static func move(_ files: [URL], to folder: URL) throws -> [URL] {
    var moved: [(from: URL, to: URL)] = []
    do {
      for file in files {
        let place = folder.appendingPathComponent(file.lastPathComponent)
        if place.standardizedFileURL != file.standardizedFileURL {
          try FileManager.default.moveItem(at: file, to: place)
        }
        moved.append((file, place))
      }
    } catch {
      for file in moved.reversed()
      where file.to.standardizedFileURL != file.from.standardizedFileURL {
        try? FileManager.default.moveItem(at: file.to, to: file.from)
      }
      throw error
    }
    return moved.map(\.to)
  }
}
