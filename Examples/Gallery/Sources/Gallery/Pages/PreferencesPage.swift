import SwiftUI

/// Views report their sizes and places to those around them.
struct PreferencesPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("Tags report their widths; the cloud breaks them into rows") {
        TagCloud(tags: trees, marked: [])
      }
      Sample("Tags also report where they are; a line is drawn through some of them") {
        TagCloud(tags: trees, marked: ["Almond", "Hazel", "Medlar", "Quince"])
          .frame(width: 340)
      }
    }
  }

  private let trees = [
    "Almond", "Apple", "Apricot", "Cherry", "Damson", "Fig", "Hazel", "Medlar", "Mirabelle",
    "Mulberry", "Nectarine", "Olive", "Peach", "Pear", "Plum", "Quince", "Rowan", "Walnut",
  ]
}

/// Tags in as many rows as they need.
private struct TagCloud: View {
  let tags: [String]
  let marked: Set<String>

  @State private var widths: [String: CGFloat] = [:]
  @State private var available: CGFloat = 0

  private let spacing: CGFloat = 8

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      // As wide as the cloud may be, whatever the rows need.
      Color.clear
        .frame(height: 0)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          available = $0
        }
      VStack(alignment: .leading, spacing: spacing) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: spacing) {
            ForEach(row, id: \.self) { tag in
              Tag(name: tag, isMarked: marked.contains(tag))
            }
          }
        }
      }
    }
    .onPreferenceChange(TagWidths.self) { widths = $0 }
    .backgroundPreferenceValue(MarkedCenters.self) { anchors in
      GeometryReader { geometry in
        Path { path in
          path.addLines(anchors.map { geometry[$0] })
        }
        .stroke(.pink, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 4]))
      }
    }
  }

  /// The tags in order, with as many in each row as fit; one that has not reported yet stands alone.
  private var rows: [[String]] {
    var rows: [[String]] = [[]]
    var rest = available
    for tag in tags {
      let width = widths[tag, default: .infinity]
      if width > rest, !rows[rows.count - 1].isEmpty {
        rows.append([])
        rest = available
      }
      rows[rows.count - 1].append(tag)
      rest -= width + spacing
    }
    return rows
  }
}

private struct Tag: View {
  let name: String
  let isMarked: Bool

  var body: some View {
    Text(name)
      .fixedSize()
      .foregroundStyle(isMarked ? .white : .black)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(isMarked ? Color.pink : Color.mint, in: .capsule)
      .background {
        GeometryReader { geometry in
          Color.clear.preference(key: TagWidths.self, value: [name: geometry.size.width])
        }
      }
      .anchorPreference(key: MarkedCenters.self, value: .center) { isMarked ? [$0] : [] }
  }
}

/// The width of each tag.
private struct TagWidths: PreferenceKey {
  static let defaultValue: [String: CGFloat] = [:]

  static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
    value.merge(nextValue()) { _, new in new }
  }
}

/// The centers of the marked tags, in order.
private struct MarkedCenters: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }

  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}
