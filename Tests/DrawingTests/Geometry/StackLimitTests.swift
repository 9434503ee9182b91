@_spi(Espalier) import EspalierDrawing
import Foundation
import Testing

@Suite struct StackLimitTests {
  /// Runs `body` on a thread with a stack of its own, and waits for it.
  private func onNewThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 1 << 20
      thread.start()
    }
  }

  @Test func `a thread's stack is looked up once`() async {
    let known = await onNewThread {
      var (one, other) = (StackLimit(), StackLimit())
      let before = ThreadStack.isKnown
      one.enter()
      let after = ThreadStack.isKnown
      other.enter()
      return [before, after, one.isReached, other.isReached]
    }
    #expect(known == [false, true, false, false])
  }

  @Test func `a reserve never takes all of a thread's stack`() async {
    let isReached = await onNewThread {
      // This asks for the whole stack to stay free; no more than half of it is reserved.
      var greedy = StackLimit(reserve: .max)
      greedy.enter()
      return greedy.isReached
    }
    #expect(!isReached)
  }

  @Test func `the limit is reached before the stack ends`() async {
    let depth = await onNewThread {
      var limit = StackLimit(reserve: 256 * 1024)
      limit.enter()
      func deeper(_ depth: Int) -> Int {
        limit.isReached
          ? depth
          : withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) {
            $0[0] = 1
            return deeper(depth + 1)
          }
      }
      return deeper(0)
    }
    // A kilobyte and more each, of a megabyte less a quarter.
    #expect(depth > 0 && depth < 768)
  }
}
