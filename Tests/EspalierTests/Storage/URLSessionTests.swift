// The only import, as in programs that load from the web.
import SwiftUI
import Testing

struct URLSessionTests {
  @Test func `what loads from the web comes with SwiftUI`() {
    var request = URLRequest(url: URL(filePath: "/"))
    request.httpMethod = "POST"
    let task = URLSession.shared.dataTask(with: request)
    #expect(task.originalRequest?.httpMethod == "POST")
    task.cancel()
  }
}
