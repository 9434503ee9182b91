import SwiftUI
import ViewTesting

/// A binding that a view hands out, so that a test can change the view's state from outside.
@MainActor package final class Handle<Value> {
  package private(set) var taken: Binding<Value>?

  package init() {}

  /// Called in a body.
  package func take(_ binding: Binding<Value>) { taken = binding }

  package var value: Value? {
    get { taken?.wrappedValue }
    set { if let newValue { taken?.wrappedValue = newValue } }
  }
}

/// The entries, in order.
@MainActor package final class Log {
  package private(set) var entries: [String] = []

  package nonisolated init() {}

  /// Adds an entry; also in closures that are `Sendable` and called on the main actor.
  package nonisolated func note(_ entry: String) {
    MainActor.assumeIsolated { entries.append(entry) }
  }

  /// Returns the entries since the last call.
  package func take() -> [String] {
    defer { entries.removeAll() }
    return entries
  }
}

/// A bar as wide as its own state, which starts at `start`.
package struct Counter: View {
  @State private var count: Int
  private let handle: Handle<Int>
  private let name: String

  package init(_ handle: Handle<Int>, start: Int = 1, name: String = "counter") {
    self.handle = handle
    self.name = name
    _count = State(initialValue: start)
  }

  package var body: some View {
    let _ = handle.take($count)
    bar(.red, count).accessibilityIdentifier(name)
  }
}

/// A view that logs its name whenever its body is evaluated.
package struct Noted<Content: View>: View {
  private let name: String
  private let log: Log
  private let content: Content

  package init(name: String, log: Log, @ViewBuilder content: () -> Content) {
    self.name = name
    self.log = log
    self.content = content()
  }

  package var body: some View {
    let _ = log.note(name)
    content
  }
}

/// One point of a color.
@MainActor package func dot(_ color: Color) -> some View { color.frame(width: 1, height: 1) }

/// A line, one point high, of a color.
@MainActor package func bar(_ color: Color, _ width: Int) -> some View {
  color.frame(width: CGFloat(width), height: 1)
}

extension LayoutSnapshot {
  /// Lays out a view for 100 by 100 points.
  package convenience init(_ view: some View) {
    self.init(of: view, proposal: ProposedViewSize(width: 100, height: 100))
  }

  /// The width of the view with an identifier.
  package func width(of identifier: String) -> CGFloat? { frame(of: identifier)?.width }
}

/// A view of `content` for a Boolean value that a test can change.
package struct Switching<Content: View>: View {
  private let handle: Handle<Bool>
  private let content: (Bool) -> Content
  @State private var isOn = true

  package init(handle: Handle<Bool>, @ViewBuilder content: @escaping (Bool) -> Content) {
    self.handle = handle
    self.content = content
  }

  package var body: some View {
    let _ = handle.take($isOn)
    content(isOn)
  }
}

/// A view of `content` for a value that a test can change.
package struct Varying<Value, Content: View>: View {
  private let handle: Handle<Value>
  private let content: (Value) -> Content
  @State private var value: Value

  package init(
    _ handle: Handle<Value>, _ value: Value, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.handle = handle
    self.content = content
    _value = State(initialValue: value)
  }

  package var body: some View {
    let _ = handle.take($value)
    content(value)
  }
}
