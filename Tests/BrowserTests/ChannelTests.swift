import Foundation
import Synchronization
import Testing

@testable import EspalierBrowser

struct ChannelTests {
  /// The bytes that a channel has written.
  private final class Written: Sendable {
    private let parts = Mutex<[Data]>([])
    var all: [Data] { parts.withLock { $0 } }
    func add(_ data: Data) { parts.withLock { $0.append(data) } }
  }

  @Test func `messages are written in order, and the farewell comes last`() async {
    let (channel, written) = (Channel(), Written())
    channel.send("one")
    channel.send(frame: [[2], [3]])
    channel.close(.goingAway, "bye")
    channel.send("too late")
    await channel.write { written.add($0) }
    #expect(
      written.all == [
        WebSocketFrame.text("one"), WebSocketFrame.binary([2]), WebSocketFrame.binary([3]),
        WebSocketFrame.close(WebSocketReader.Failure(code: .goingAway, reason: "bye")),
      ])
    #expect(channel.waitingBytes == 0)
  }

  @Test func `messages that are not read are kept only up to a limit`() async {
    let channel = Channel()
    let text = String(repeating: "x", count: 1_000)
    var most = 0
    for _ in 0..<10_000 {
      channel.send(text)
      most = max(most, channel.waitingBytes)
    }
    #expect(most > Channel.weightLimit / 2)
    #expect(most <= Channel.weightLimit + 1_100)
    // The channel has given up: it writes nothing more, and tasks that wait for its end are resumed.
    await channel.waitForEnd()
    let written = Written()
    await channel.write { written.add($0) }
    #expect(written.all.isEmpty)
  }

  @Test func `a frame may be large, and the next one waits until it is written`() async {
    let (channel, written) = (Channel(), Written())
    channel.send(frame: [[UInt8](repeating: 1, count: 2 * Channel.weightLimit)])
    channel.send("a message goes with it")
    let drained = Mutex(0)
    #expect(!channel.isDrained { drained.withLock { $0 += 1 } })
    async let writing: Void = channel.write { written.add($0) }
    while drained.withLock({ $0 }) == 0 { await Task.yield() }
    #expect(channel.isDrained {})
    #expect(written.all.count == 2)
    channel.close(nil)
    await writing
    #expect(drained.withLock { $0 } == 1)
  }

  @Test func `writing ends when its task is cancelled`() async {
    let channel = Channel()
    let writing = Task { await channel.write { _ in } }
    writing.cancel()
    await writing.value
  }
}

struct InboxTests {
  /// The sizes of the batches in which messages were handled.
  private final class Batches: Sendable {
    private let state = Mutex<[Int]>([])
    var sizes: [Int] { state.withLock { $0 } }
    func add(_ messages: [PageMessage]) { state.withLock { $0.append(messages.count) } }
  }

  /// Takes all messages on the main queue, a turn at a time.
  private func take(from inbox: Inbox, _ batches: Batches) {
    DispatchQueue.main.async {
      let (messages, areMore, _) = inbox.take()
      batches.add(messages)
      if areMore { self.take(from: inbox, batches) }
    }
  }

  private func size(_ width: Int) throws -> PageMessage {
    try #require(PageMessage("{\"t\":\"surroundings\",\"w\":\(width),\"h\":10}", time: 0))
  }

  @Test func `only the last of many sizes counts, and the sender waits until it is taken`()
    async throws
  {
    let inbox = Inbox()
    await inbox.add(try size(1), size: 10) {}
    let (second, third) = (try size(2), try size(3))
    let flood = Task {
      await inbox.add(second, size: 10) {}
      await inbox.add(third, size: 10) {}
    }
    // The second size has replaced the first; the third is read only once the second was handled.
    try await patiently { inbox.coalescedCount == 1 }
    #expect(inbox.coalescedCount == 1)
    #expect(inbox.count == 1)
    let flooded = inbox.take()
    #expect(flooded.isFlooded)
    guard case .surroundings(let seen) = flooded.messages.first else {
      Issue.record("no size")
      return
    }
    #expect(seen.size.width == 2)
    await flood.value
    let calm = inbox.take()
    #expect(!calm.isFlooded)
    guard case .surroundings(let last) = calm.messages.first else {
      Issue.record("no size")
      return
    }
    #expect(last.size.width == 3)
  }

  @Test func `sizes replace each other across acknowledgements of frames`() async throws {
    let inbox = Inbox()
    await inbox.add(try size(1), size: 10) {}
    await inbox.add(try #require(PageMessage("{\"t\":\"ack\",\"frame\":1}", time: 0)), size: 10) {}
    let second = try size(2)
    let flood = Task { await inbox.add(second, size: 10) {} }
    try await patiently { inbox.coalescedCount == 1 }
    let messages = inbox.take().messages
    await flood.value
    guard messages.count == 2, case .acknowledged(1) = messages[0],
      case .surroundings(let seen) = messages[1]
    else {
      Issue.record("\(messages)")
      return
    }
    #expect(seen.size.width == 2)
  }

  @Test func `once a page has left, its keys are handled, but not its movements and sizes`()
    async throws
  {
    let inbox = Inbox()
    let moved = try #require(
      PageMessage("{\"t\":\"pointer\",\"phase\":\"moved\",\"x\":1,\"y\":1}", time: 0))
    for message in [try size(1), moved, try key()] { await inbox.add(message, size: 10) {} }
    let (messages, areMore, _) = inbox.take(isOpen: false)
    guard case .input(.key) = messages.first, messages.count == 1 else {
      Issue.record("\(messages)")
      return
    }
    #expect(!areMore)
  }

  @Test func `a page with many messages gives others a turn in between`() async throws {
    let inbox = Inbox()
    for _ in 0..<Inbox.turn + 1 { await inbox.add(try key(), size: 10) {} }
    let first = inbox.take()
    #expect(first.messages.count == Inbox.turn)
    #expect(first.areMore)
    let second = inbox.take()
    #expect(second.messages.count == 1)
    #expect(!second.areMore)
  }

  private func key() throws -> PageMessage {
    try #require(PageMessage("{\"t\":\"key\",\"phase\":\"down\",\"key\":\"a\"}", time: 0))
  }

  @Test func `a full inbox keeps the sender waiting, and loses nothing`() async throws {
    let (inbox, batches) = (Inbox(), Batches())
    let message = try key()
    for _ in 0..<2_000 {
      await inbox.add(message, size: 10) { take(from: inbox, batches) }
      #expect(inbox.count < Inbox.limit)
    }
    try await patiently { batches.sizes.reduce(0, +) == 2_000 }
    #expect(batches.sizes.reduce(0, +) == 2_000)
    #expect(batches.sizes.allSatisfy { $0 <= Inbox.turn })
  }

  @Test func `large messages wait one by one`() async throws {
    let (inbox, batches) = (Inbox(), Batches())
    let message = try key()
    for _ in 0..<20 {
      await inbox.add(message, size: Inbox.byteLimit) { take(from: inbox, batches) }
    }
    // A message leaves room in the queue just before it is handled.
    try await patiently { batches.sizes.count == 20 }
    #expect(batches.sizes == [Int](repeating: 1, count: 20))
  }
}
