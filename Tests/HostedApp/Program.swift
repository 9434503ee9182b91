import ExampleApps
import Foundation
import SwiftUI

/// What the tests of hosts start: the example that `HOSTED_EXAMPLE` names, else an app that tests all that a window does.
@main enum Program {
  @MainActor static func main() {
    if ProcessInfo.processInfo.environment["HOSTED_EXAMPLE"] != nil {
      ExampleApp.main()
    } else {
      HostedApp.main()
    }
  }
}
