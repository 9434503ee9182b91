import Foundation
import SwiftUI
import ViewTesting

extension View {
  /// This view's picture as a PNG file, drawn for its ideal size or for `proposal`.
  func png(_ proposal: ProposedViewSize = .unspecified, scale: CGFloat = 1) throws -> Data {
    let renderer = ImageRenderer(content: self)
    renderer.proposedSize = proposal
    renderer.scale = scale
    return try renderer.pngData()
  }
}

/// A log of views and layouts, in the order of its entries.
final class Notebook<Entry> {
  private(set) var entries: [Entry] = []

  func write(_ entry: Entry) { entries.append(entry) }
}

extension Notebook where Entry: Equatable {
  /// Writes an entry that is not there yet.
  func writeOnce(_ entry: Entry) { if !entries.contains(entry) { write(entry) } }
}

/// A layout that logs every proposal for its one child, and behaves as the child does.
struct Eavesdropper: Layout {
  let asked: Notebook<ProposedViewSize>
  let placed: Notebook<ProposedViewSize>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    asked.write(proposal)
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    placed.write(proposal)
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

extension LayoutSnapshot {
  /// Lets blocks on the main queue run, and makes the frames that they ask for.
  func runMainQueue(frames: Int) async {
    for _ in 0..<frames {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      update()
    }
  }
}
