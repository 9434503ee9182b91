// The only import, as in programs that load from the web.
import SwiftUI
import Testing

struct URLSessionTests {
  @Test func `importing SwiftUI also brings URLSession`() {
    var request = URLRequest(url: URL(filePath: "/"))
    request.httpMethod = "POST"
    let task = URLSession.shared.dataTask(with: request)
    #expect(task.originalRequest?.httpMethod == "POST")
    task.cancel()
  }
}
