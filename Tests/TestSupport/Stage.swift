import Foundation
import SwiftUI
import ViewTesting

/// A view of a value that a test sets, with or without animation, and looks at as time passes.
@MainActor package final class Stage<Value> {
  package let snapshot: LayoutSnapshot
  private let remote: Remote

  @MainActor private final class Remote {
    var binding: Binding<Value>?
  }

  package init<Content: View>(
    _ value: Value, width: CGFloat, height: CGFloat,
    environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    let remote = Remote()
    self.remote = remote
    snapshot = LayoutSnapshot(
      of: Scene(value: value, remote: remote, content: content),
      window: CGSize(width: width, height: height), environment: environment)
  }

  private struct Scene<Content: View>: View {
    @State var value: Value
    let remote: Remote
    let content: (Value) -> Content

    var body: some View {
      let _ = remote.binding = $value
      content(value)
    }
  }

  /// Sets the value in a transaction and makes a frame.
  package func set(_ value: Value, _ animation: Animation? = nil) {
    withAnimation(animation) { remote.binding?.wrappedValue = value }
    snapshot.update()
  }

  /// Sets the value without making a frame.
  package func write(_ value: Value) { remote.binding?.wrappedValue = value }

  package var binding: Binding<Value>? { remote.binding }

  package func advance(_ seconds: TimeInterval) { snapshot.advance(by: seconds) }

  /// The frame in which a view is drawn, as "x,y wxh" in rounded numbers; "-" without a view.
  package func frame(_ identifier: String = "box") -> String {
    guard let frame = snapshot.presentedFrame(of: identifier) else { return "-" }
    func number(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }
    return
      "\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))x\(number(frame.height))"
  }

  /// The middle of where a view is drawn, to a hundredth.
  package func center(_ identifier: String) -> CGPoint {
    let frame = snapshot.presentedFrame(of: identifier) ?? .zero
    func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return CGPoint(x: rounded(frame.midX), y: rounded(frame.midY))
  }

  /// The frames of a view now and after each of `count` steps of a quarter of a second.
  package func quarters(_ count: Int, _ identifier: String = "box") -> [String] {
    var frames = [frame(identifier)]
    for _ in 0..<count {
      advance(0.25)
      frames.append(frame(identifier))
    }
    return frames
  }

  /// The drawing, as text without the line of the picture's size.
  package var drawing: String { snapshot.displayListText }
}
