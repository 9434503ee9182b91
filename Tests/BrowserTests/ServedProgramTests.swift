import Foundation
import Testing

@MainActor @Suite(.serialized) struct ServedProgramTests {
  @Test func `hundreds of pages that came and went leave no connections behind`() async throws {
    let program = try await ServedProgram()
    defer { program.end() }
    // After the first page the count has the program's own descriptors and those that it inherited.
    try await program.openPage().close()
    let descriptors = try program.descriptorCount()
    // Up to a hundred windows wait for their pages to come back; then the oldest is closed.
    for _ in 0..<300 { try await program.openPage().close() }
    // A few connections may be about to be closed, but not hundreds.
    try await patiently { (try? program.descriptorCount()).map { $0 < descriptors + 10 } ?? false }
    #expect(try program.descriptorCount() < descriptors + 10)
    #expect(try await program.ask() == "HTTP/1.1 200 OK")
  }

  @Test func `a program that may open few files serves again when connections have ended`()
    async throws
  {
    let program = try await ServedProgram(descriptorLimit: 48)
    defer { program.end() }
    // Several times: a program without free descriptors fails only if something needs one at that moment.
    for _ in 0..<10 {
      var clients: [TestClient] = []
      for _ in 0..<200 { clients.append(try await TestClient(port: program.port)) }
      for client in clients { client.close() }
      // A connection that comes while hundreds of silent ones are still being accepted may have to try again.
      var answer = ""
      try await patiently {
        answer = (try? await program.ask()) ?? ""
        return !answer.isEmpty || !program.isRunning
      }
      #expect(answer == "HTTP/1.1 200 OK")
      try #require(program.isRunning)
    }
    #expect(!program.text.contains("stopped serving"))
  }
}
