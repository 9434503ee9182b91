import EspalierCore
import EspalierDrawing
import Foundation

/// A view that loads a picture and shows it.
///
/// Files on this machine and `data:` addresses are available immediately. Pictures from the web
/// (`http`, `https`) are loaded off the main actor while the view is shown: the transfer ends when
/// the view is removed or its address changes. What was loaded is kept for all views with the same
/// address, within a limit of memory.
///
/// An ``ImageRenderer`` draws what is there: files, pictures that were loaded before, and
/// placeholders for all others.
public struct AsyncImage<Content: View> {
  private let source: AsyncImageSource?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.imageLoader) private var store
  /// The phase that has been loaded, and its source.
  @State private var loaded: (source: AsyncImageSource, phase: AsyncImagePhase)?

  /// Shows the view that `content` makes of each phase.
  ///
  /// - Parameters:
  ///   - url: the address of the picture; nil stays in the phase ``AsyncImagePhase/empty``.
  ///   - scale: pixels per point.
  ///   - transaction: goes with the changes of the phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    source = url.map { AsyncImageSource(url: $0, scale: scale) }
    self.transaction = transaction
    self.content = content
  }

  /// Shows the picture in its own size, and gray until it is there.
  ///
  /// - Parameter scale: pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// Shows the view that `content` makes of the picture, and `placeholder` until it is loaded.
  ///
  /// - Parameter scale: pixels per point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage: View {
  public var body: some View {
    content(phase).task(id: source) { await load() }
  }

  @MainActor private var phase: AsyncImagePhase {
    guard let source, let store else { return .empty }
    if let loaded, loaded.source == source { return loaded.phase }
    if let bitmap = store.loaded(source.url) { return source.success(bitmap) }
    guard source.isHere else { return .empty }
    do { return source.success(try store.read(source.url)) } catch { return .failure(error) }
  }

  @MainActor private func load() async {
    guard let source, let store, !source.isHere, loaded?.source != source else { return }
    do {
      let bitmap = try await store.load(source.url)
      show(source, source.success(bitmap))
    } catch {
      show(source, .failure(error))
    }
  }

  @MainActor private func show(_ source: AsyncImageSource, _ phase: AsyncImagePhase) {
    // The view is removed, or shows another picture by now.
    if Task.isCancelled { return }
    withTransaction(transaction) { loaded = (source, phase) }
  }
}

/// The picture to load, and the number of its pixels that make a point.
private struct AsyncImageSource: Equatable, Sendable {
  var url: URL
  var scale: CGFloat

  /// True if the picture is there without waiting.
  var isHere: Bool { url.isFileURL || DataURL.isScheme(of: url) }

  func success(_ bitmap: Bitmap) -> AsyncImagePhase {
    .success(Image(.pixels(ImageContent(bitmap: bitmap, scale: scale))))
  }
}

extension Image {
  /// Stands for a picture that is not there yet, in any size.
  fileprivate static var placeholder: Image {
    Image(size: CGSize(width: 1, height: 1)) { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.gray.opacity(0.2)))
    }
    .resizable()
  }
}
