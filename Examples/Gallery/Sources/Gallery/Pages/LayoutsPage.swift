import SwiftUI

/// Three layouts, each with the two methods that a layout needs: one for its size, one for the places of its views.
struct LayoutsPage: View {
  private let hours = [12] + Array(1...11)
  private let herbs = [
    "Basil", "Chives", "Coriander", "Dill", "Lemon balm", "Lovage", "Marjoram", "Mint", "Oregano",
    "Parsley", "Rosemary", "Sage", "Savory", "Tarragon", "Thyme",
  ]

  var body: some View {
    VStack(spacing: 16) {
      Sample("Views around a circle") {
        RadialLayout {
          ForEach(hours, id: \.self) { Label(text: "\($0)", color: .teal) }
        }
        .frame(width: 220, height: 220)
      }
      Sample("Views of one width, that of the widest") {
        EqualWidthRow {
          Label(text: "Cancel", color: .gray)
          Label(text: "Save", color: .blue)
          Label(text: "Save and send", color: .blue)
        }
      }
      Sample("Views that flow into rows", alignment: .leading) {
        FlowLayout {
          ForEach(herbs, id: \.self) { Label(text: $0, color: .green) }
        }
      }
    }
  }
}

/// Places views on a circle, clockwise from the top.
private struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    return CGSize(width: min(size.width, size.height), height: min(size.width, size.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let margin = sizes.map { max($0.width, $0.height) }.max() ?? 0
    let radius = (bounds.width - margin) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
      let point = CGPoint(
        x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

/// A row in which every view is as wide as the widest.
private struct EqualWidthRow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let cell = cellSize(subviews)
    let gaps = spacing * CGFloat(max(0, subviews.count - 1))
    return CGSize(width: cell.width * CGFloat(subviews.count) + gaps, height: cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let cell = cellSize(subviews)
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(cell))
      x += cell.width + spacing
    }
  }

  private func cellSize(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }
}

/// Rows of views, each begun when the one before is full.
private struct FlowLayout: Layout {
  var spacing: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, origin) in zip(subviews, arrange(subviews, width: bounds.width).origins) {
      let point = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
      subview.place(at: point, proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var (next, total) = (CGPoint.zero, CGSize.zero)
    for size in subviews.map({ $0.sizeThatFits(.unspecified) }) {
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: total.height + spacing)
      }
      origins.append(next)
      total.width = max(total.width, next.x + size.width)
      total.height = max(total.height, next.y + size.height)
      next.x += size.width + spacing
    }
    return (origins, total)
  }
}

private struct Label: View {
  let text: String
  let color: Color

  var body: some View {
    Text(text)
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 5)
      .frame(maxWidth: .infinity)
      .background(color.gradient, in: .capsule)
  }
}
