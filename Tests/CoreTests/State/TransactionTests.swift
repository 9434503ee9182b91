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

  @Test func `an inner transaction takes the place of the outer one`() {
    let transactions = [
      written { binding in
        withTransaction(\.speed, 5) {
          withTransaction(\.disablesAnimations, true) { binding.wrappedValue = 1 }
        }
      },
      written { binding in
        var still = Transaction()
        still.disablesAnimations = true
        withAnimation { withTransaction(still) { binding.wrappedValue = 1 } }
      },
    ]
    for transaction in transactions {
      #expect(transaction.speed == 1)
      #expect(transaction.animation == nil)
      #expect(transaction.disablesAnimations)
    }
  }

  @Test func `the transaction of a binding adds to that of the code that writes to it`() {
    var still = Transaction()
    still.disablesAnimations = true
    let transaction = written { binding in
      withTransaction(\.speed, 5) { binding.transaction(still).wrappedValue = 1 }
    }
    #expect(transaction.speed == 5)
    #expect(transaction.disablesAnimations)
  }

  @Test func `a nil animation inside overrides an animation outside`() {
    var none = Transaction()
    none.animation = nil
    let transactions = [
      written { binding in withAnimation { withAnimation(nil) { binding.wrappedValue = 1 } } },
      written { binding in withAnimation { withTransaction(none) { binding.wrappedValue = 1 } } },
      written { binding in withAnimation { binding.animation(nil).wrappedValue = 1 } },
      written { binding in
        withAnimation { withTransaction(\.animation, nil) { binding.wrappedValue = 1 } }
      },
    ]
    #expect(transactions.map(\.animation) == [nil, nil, nil, nil])
    // A binding without a setting leaves the animation of the code around it as it is.
    let unsaid = written { binding in
      withAnimation(.linear) { binding.transaction(Transaction()).wrappedValue = 1 }
    }
    #expect(unsaid.animation == .linear)
    let inner = written { binding in
      withAnimation(nil) { withAnimation(.linear) { binding.wrappedValue = 1 } }
    }
    #expect(inner.animation == .linear)
  }

  @Test func `a task started within a transaction is not part of it`() async {
    let (main, other) = withTransaction(\.speed, 5) {
      (
        Task { @MainActor in written { $0.wrappedValue = 1 }.speed },
        Task.detached { TransactionTests().written { $0.wrappedValue = 1 }.speed }
      )
    }
    #expect(await main.value == 1)
    #expect(await other.value == 1)
    let nested = Task {
      withTransaction(\.speed, 3) { written { $0.wrappedValue = 1 }.speed }
    }
    #expect(await nested.value == 3)
  }

  @Test func `a body that throws ends its transaction`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withTransaction(\.speed, 5) { throw Failure() } }
    #expect(written { $0.wrappedValue = 1 }.speed == 1)
  }

  @Test func `the value of the body is returned`() {
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
