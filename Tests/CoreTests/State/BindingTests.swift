import SwiftUI
import Testing

struct BindingTests {
  private struct Person: Equatable {
    var name = "Ada"
    var address: Address?
  }

  private struct Address: Equatable {
    var street = "Elm"
    var number = 1
  }

  /// A value behind a binding, with the number of writes.
  private final class Box<Value> {
    var value: Value { didSet { writes += 1 } }
    var writes = 0

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test func `a binding reads and writes what it was made with`() {
    let box = Box(1)
    let binding = box.binding
    binding.wrappedValue += 4
    #expect(box.value == 5)
    #expect(binding.projectedValue.wrappedValue == 5)
  }

  @Test func `a constant does not change`() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func `bindings to members are bindings, too`() {
    let box = Box(Person(address: Address()))
    box.binding.name.wrappedValue = "Eve"
    #expect(box.value.name == "Eve")
    box.binding.address.wrappedValue = nil
    #expect(box.value.address == nil)
  }

  @Test func `a binding to an optional can be unwrapped`() throws {
    let box = Box(Person(address: Address()))
    let address = try #require(Binding(box.binding.address))
    address.number.wrappedValue = 8
    #expect(box.value.address == Address(number: 8))
    box.value.address = nil
    #expect(Binding(box.binding.address) == nil)
  }

  @Test func `an unwrapped binding reads its last value when the optional is nil again`() throws {
    let box = Box<Int?>(1)
    let opened = try #require(Binding(box.binding))
    box.value = nil
    #expect(opened.wrappedValue == 1)
  }

  @Test func `a binding can be made optional`() {
    let box = Box(1)
    let optional = Binding<Int?>(box.binding)
    optional.wrappedValue = 2
    optional.wrappedValue = nil
    #expect(box.value == 2)
  }

  @Test func `a binding can hide its hashable type`() {
    let box = Box(1)
    let hidden = Binding<AnyHashable>(box.binding)
    hidden.wrappedValue = AnyHashable(5)
    hidden.wrappedValue = AnyHashable("not a number")
    #expect(box.value == 5)
    #expect(hidden.wrappedValue == AnyHashable(5))
  }

  @Test func `a binding to a collection is a collection of bindings`() {
    let box = Box([1, 2, 3])
    for element in box.binding { element.wrappedValue *= 10 }
    #expect(box.value == [10, 20, 30])
    #expect(box.binding.count == 3)
    #expect(box.binding.reversed().map(\.wrappedValue) == [30, 20, 10])
  }

  /// Numbers from zero on, in a collection that counts its single steps.
  private struct Steps: RandomAccessCollection, MutableCollection {
    let startIndex = 0
    var endIndex: Int
    let taken: Box<Int>

    func index(after index: Int) -> Int {
      taken.value += 1
      return index + 1
    }

    func index(before index: Int) -> Int {
      taken.value += 1
      return index - 1
    }

    subscript(position: Int) -> Int {
      get { position }
      set { endIndex = newValue }
    }
  }

  @Test func `a distant index of a binding is reached as fast as in the collection`() {
    let taken = Box(0)
    let binding = Box(Steps(endIndex: 1_000_000, taken: taken)).binding
    let middle = binding.index(binding.startIndex, offsetBy: 500_000)
    #expect(binding[middle].wrappedValue == 500_000)
    #expect(binding.index(middle, offsetBy: -499_999) == 1)
    #expect(binding.index(middle, offsetBy: 1, limitedBy: middle) == nil)
    #expect(binding.distance(from: middle, to: binding.endIndex) == 500_000)
    #expect(binding.count == 1_000_000 && !binding.isEmpty)
    #expect(taken.value == 0)
  }

  @Test func `a binding to a member writes the whole once`() {
    let box = Box(Person())
    box.binding.name.wrappedValue = "Eve"
    #expect(box.writes == 1)
  }

  @Test func `a parameter can take a binding by its projected value`() {
    struct Holder {
      @Binding var value: Int
      init(value: Binding<Int>) { _value = value }
    }
    func length(@Binding of value: Int) -> Int {
      value += 1
      return value
    }
    let box = Box(1)
    #expect(length($of: box.binding) == 2)
    Holder(value: box.binding).$value.wrappedValue = 9
    #expect(box.value == 9)
  }

  @Test func `a write carries the binding's transaction`() {
    let box = Box(false)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let seen = Binding<Int>(
      get: { 0 }, set: { _, transaction in box.value = transaction.disablesAnimations })
    seen.wrappedValue = 1
    #expect(!box.value)
    seen.transaction(transaction).wrappedValue = 1
    #expect(box.value)
  }
}
