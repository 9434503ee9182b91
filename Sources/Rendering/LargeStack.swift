import EspalierDrawing
import Foundation

/// A thread with a stack that is large enough for the deepest files that are read, and the deepest drawings.
enum LargeStack {
  private static let size = 256 << 20
  /// The depth of groups for which an ordinary stack has room, even where unoptimized code paints
  /// them.
  private static let ordinaryDepth = 200

  /// Runs `render`, which recurses as deep as groups are nested in `items`, where there is room for
  /// that.
  static func rendering<Result>(
    _ items: [DisplayItem], _ render: () throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    if !items.isNested(deeperThan: ordinaryDepth) { return try render() }
    var result: Swift.Result<Result, RenderingError>?
    let hasRun = run {
      do throws(RenderingError) {
        result = .success(try render())
      } catch {
        result = .failure(error)
      }
    }
    guard hasRun, let result else { throw .nestedTooDeeply }
    return try result.get()
  }

  /// The code and its result, for the thread that runs it.
  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs `body` and waits for it; false where there is no memory for the stack.
  static func run(_ body: () -> Void) -> Bool {
    withoutActuallyEscaping(body) { body in
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
      let work = Unmanaged.passRetained(Work(body))
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, &attributes,
        { data in
          if let data { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body() }
          return nil
        }, work.toOpaque())
      if failure == 0 { pthread_join(thread, nil) }
      work.release()
      return failure == 0
    }
  }
}
