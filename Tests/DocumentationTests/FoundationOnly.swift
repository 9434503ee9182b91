import Foundation

// Compiles on Apple's systems, where Foundation brings all this along.

final class OldModel: ObservableObject {
  @Published var name = String(localized: "Untitled")
}

@Observable final class NewModel {
  var count = 0
}
