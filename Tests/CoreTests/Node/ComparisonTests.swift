import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Values without `Equatable` are compared by their content, not by where it is stored.
@Suite struct `Comparison of values` {
  private struct Plain { var name: String }

  private final class Reference {}

  private func long(_ suffix: String = "") -> String {
    String(repeating: "long ", count: 10) + suffix
  }

  private func isSame<Value>(_ make: () -> Value) -> Bool { isKnownEqual(make(), make()) }

  @Test func `a value made a second time is known to be equal`() {
    #expect(isSame { Plain(name: long()) })
    #expect(isSame { Optional(Plain(name: long())) })
    #expect(isSame { Plain?.none })
    #expect(isSame { [Plain(name: long()), Plain(name: long("x"))] })
    #expect(isSame { [1: Plain(name: long()), 2: Plain(name: "")] })
    #expect(isSame { ["a": long() as Any, "b": [long(), 2] as [Any]] })
    #expect(isSame { [Optional([Plain(name: long())])] })
    #expect(isSame { long() as any Hashable })
    #expect(isSame { (long() as any Hashable & Sendable, 2) })
    #expect(isSame { Plain(name: long()) as Any })
    #expect(isSame { [Plain]() })
  }

  @Test func `a value that holds something else is not equal`() {
    #expect(!isKnownEqual(Optional(Plain(name: long())), Plain(name: long("x"))))
    #expect(!isKnownEqual(Optional(Plain(name: "")), nil))
    #expect(!isKnownEqual([Plain(name: "a")], [Plain(name: "b")]))
    #expect(!isKnownEqual([Plain(name: "a")], []))
    #expect(!isKnownEqual([1: Plain(name: "a")], [2: Plain(name: "a")]))
    #expect(!isKnownEqual(["a": 1 as Any], ["a": "1" as Any]))
    #expect(!isKnownEqual(1 as any Hashable, 2 as any Hashable))
    #expect(!isKnownEqual(1 as any Hashable, "1" as any Hashable))
    #expect(!isKnownEqual(Reference() as AnyObject, Reference() as AnyObject))
  }

  @Test func `a reference equals itself, and an error equals the same error`() {
    let (reference, error) = (Reference(), CancellationError() as any Error)
    #expect(isSame { reference })
    #expect(isSame { reference as AnyObject })
    #expect(isSame { Optional(reference) })
    #expect(isSame { [reference] })
    #expect(isSame { error })
  }

  private struct Child {
    weak var parent: Reference?
    unowned var root: Reference
    var name: String
    weak var delegate: AnyObject?
  }

  @Test func `a weak reference equals itself and is not taken for a strong one`() {
    let (one, other) = (Reference(), Reference())
    func child(of parent: Reference?) -> Child {
      Child(parent: parent, root: one, name: long(), delegate: one)
    }
    #expect(isSame { child(of: one) })
    #expect(isSame { Optional(child(of: nil)) })
    #expect(!isKnownEqual(child(of: one), child(of: other)))
    #expect(!isKnownEqual(child(of: one), child(of: nil)))
    // The target of a weak reference has no reference count at the place where an object has one.
    #expect(storedProperties(of: Child.self).map(\.isStrong) == [false, false, true, false])
  }

  @Test func `long lists are known to be equal only if they share their storage`() {
    let list = (0..<5_000).map { Plain(name: "\($0)") }
    #expect(isKnownEqual(list, list))
    #expect(!isSame { (0..<5_000).map { Plain(name: "\($0)") } })
  }

  private struct Ratio: Equatable { var value: Double }

  @Test
  func `the same NaN is an unchanged value, alone and inside other values`() {
    #expect(isSame { Double.nan })
    #expect(isSame { CGFloat?.some(.nan) })
    #expect(isSame { Ratio(value: .nan) })
    #expect(isSame { [1, Double.nan] })
    #expect(isSame { ["width": Ratio(value: .nan)] })
    #expect(!isKnownEqual(Double.nan, 1))
    #expect(!isKnownEqual([Double.nan, 1], [Double.nan, 2]))
    #expect(isKnownEqual(0.0, -0.0))
    #expect(isUnchanged(Double.nan, .nan) && !isUnchanged(1, 2))
  }
}
