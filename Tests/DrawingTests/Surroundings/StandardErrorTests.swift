import Foundation
import Testing

@testable import EspalierDrawing

/// Messages to the person who runs a program, wherever the standard error stream leads.
struct StandardErrorTests {
  @Test func `each message is written on a line of its own`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      StandardError.write(line: "one")
      StandardError.write(line: "two")
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.hasSuffix("one\ntwo\n"))
  }

  @Test func `a disk that is full takes no message, and ends no program`() async {
    await #expect(processExitsWith: .success) {
      dup2(open("/dev/full", O_WRONLY), STDERR_FILENO)
      StandardError.write(line: "lost")
    }
  }

  @Test func `a stream that is closed takes no message, and ends no program`() async {
    await #expect(processExitsWith: .success) {
      close(STDERR_FILENO)
      StandardError.write(line: "lost")
    }
  }
}
