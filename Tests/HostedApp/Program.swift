import ExampleApps
import Foundation
import SwiftUI

/// The program that tests of hosts start: the example that `HOSTED_EXAMPLE` names, an app of text files, a
/// program that does nothing but store values, or else an app for all that a window does.
@main enum Program {
  @MainActor static func main() {
    if let order = ProcessInfo.processInfo.environment["HOSTED_STORAGE"] {
      StoredValues.main(order)
    }
    if ProcessInfo.processInfo.environment["HOSTED_EXAMPLE"] != nil {
      ExampleApp.main()
    } else if ProcessInfo.processInfo.environment["HOSTED_DOCUMENTS"] != nil {
      NoteDesk.main()
    } else {
      HostedApp.main()
    }
  }
}
