import SwiftUI
import ViewTesting

/// A million rows of different heights, which a program can scroll.
struct LongList: View {
  /// The means to scroll, left by the program that has the list.
  @MainActor final class Remote {
    var scroll: ((Int) -> Void)?
  }

  static let count = 1_000_000
  let remote: Remote

  var body: some View {
    ScrollViewReader { proxy in
      let _ = remote.scroll = { proxy.scrollTo($0, anchor: .bottom) }
      ScrollView {
        LazyVStack {
          ForEach(0..<Self.count, id: \.self) { number in
            Text(verbatim: "Row \(number)").padding(CGFloat(number % 7))
          }
        }
      }
    }
  }

  /// Times the first frame, steps of one screen, and the way to the last row.
  @MainActor static func report() {
    let size = CGSize(width: 400, height: 600)
    var snapshot: LayoutSnapshot?
    let remote = Remote()
    let first = best(3) { snapshot = LayoutSnapshot(of: LongList(remote: remote), window: size) }
    guard let snapshot else { return }
    let step = best(20) { snapshot.scroll(by: CGSize(width: 0, height: size.height)) }
    let last = best(1) {
      remote.scroll?(count - 1)
      snapshot.update()
    }
    print(
      "a million lazy rows: first frame \(text(first)) ms, a screen further \(text(step)) ms, to the last row "
        + "\(text(last)) ms, at \(text(Double(snapshot.scrollOffset()?.y ?? .nan)))")
  }
}
