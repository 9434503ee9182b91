import SwiftUI

/// A week in a bakery, as a card to send.
struct ReportPage: View {
  private let days = [
    Entry("Mon", 118), Entry("Tue", 142), Entry("Wed", 131), Entry("Thu", 156), Entry("Fri", 204),
    Entry("Sat", 268), Entry("Sun", 96),
  ]
  private let breads = [
    Entry("Rye sourdough", 412), Entry("Walnut bread", 287), Entry("Baguette", 251),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      header
      HStack(spacing: 12) {
        Figure(caption: "Loaves", value: "1,115", change: 0.08)
        Figure(caption: "Revenue", value: "€6,412", change: 0.12)
        Figure(caption: "Left over", value: "4%", change: -0.03)
      }
      HStack(spacing: 12) {
        BarChart(entries: days)
          .panel("Loaves a day")
        Ring(share: 0.86)
          .frame(width: 110)
          .panel("Goal")
          .fixedSize(horizontal: true, vertical: false)
      }
      .fixedSize(horizontal: false, vertical: true)
      VStack(spacing: 8) {
        ForEach(breads, id: \.name) { bread in
          Divider()
          HStack {
            Text(bread.name)
            Spacer()
            Text(bread.count, format: .number).foregroundStyle(.secondary)
          }
        }
      }
      .panel("Most liked")
    }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      VStack(alignment: .leading) {
        Text("Mill Lane Bakery").font(.largeTitle.bold())
        Text("Week 24 · 9 to 15 June").foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "star.fill").foregroundStyle(.yellow)
      Text("4.8").fontWeight(.semibold)
    }
    .font(.title3)
    .padding(.bottom, 8)
  }
}

private struct Entry {
  let name: String
  let count: Int

  init(_ name: String, _ count: Int) {
    self.name = name
    self.count = count
  }
}

extension View {
  /// Puts this view under a title, on a panel.
  fileprivate func panel(_ title: String, alignment: Alignment = .center) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline)
      frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 10))
  }
}

/// A number, and how it has changed since the week before.
private struct Figure: View {
  let caption: String
  let value: String
  let change: Double

  var body: some View {
    VStack(alignment: .leading) {
      Text(value).font(.title.weight(.semibold))
      HStack(spacing: 3) {
        Image(systemName: change > 0 ? "arrow.up" : "arrow.down")
        Text(abs(change), format: .percent)
      }
      .foregroundStyle(.green)
    }
    .panel(caption, alignment: .leading)
  }
}

private struct BarChart: View {
  let entries: [Entry]

  var body: some View {
    let largest = entries.map(\.count).max() ?? 1
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(entries, id: \.name) { entry in
        VStack(spacing: 4) {
          Text(entry.count, format: .number)
          RoundedRectangle(cornerRadius: 4)
            .fill(entry.count == largest ? Color.orange.gradient : Color.brown.gradient)
            .frame(height: 100 * CGFloat(entry.count) / CGFloat(largest))
          Text(entry.name).foregroundStyle(.secondary)
        }
        .font(.caption)
      }
    }
  }
}

private struct Ring: View {
  let share: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(.quaternary, lineWidth: 12)
      Circle()
        .trim(from: 0, to: share)
        .stroke(.green.gradient, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text(share, format: .percent)
        .font(.title2.weight(.semibold))
    }
    .padding(6)
  }
}
