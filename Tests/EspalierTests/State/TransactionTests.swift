import SwiftUI
import Testing

struct TransactionTests {
  @Test func `a key has its default until it is set`() {
    var transaction = Transaction()
    #expect(transaction[SpeedKey.self] == 1)
    transaction[SpeedKey.self] = 3
    #expect(transaction[SpeedKey.self] == 3)
    #expect(!transaction.disablesAnimations)
  }

  /// The transaction that a write through `binding` carries.
  private func written(_ change: (Binding<Int>) -> Void) -> Transaction {
    var seen = Transaction()
    change(Binding(get: { 0 }, set: { _, transaction in seen = transaction }))
    return seen
  }

  @Test func `changes inside withTransaction carry its values`() {
    let transaction = written { binding in
      withTransaction(\.speed, 5) { binding.wrappedValue = 1 }
    }
    #expect(transaction.speed == 5)
  }

  @Test func `an inner transaction adds to the outer one`() {
    let transaction = written { binding in
      withTransaction(\.speed, 5) {
        withTransaction(\.disablesAnimations, true) { binding.wrappedValue = 1 }
      }
    }
    #expect(transaction.speed == 5)
    #expect(transaction.disablesAnimations)
  }

  @Test func `the value of the body comes back`() {
    #expect(withTransaction(Transaction()) { 4 } == 4)
    #expect(withTransaction(\.speed, 2) { "fast" } == "fast")
  }
}

extension Transaction {
  fileprivate var speed: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

private enum SpeedKey: TransactionKey { static let defaultValue = 1 }
