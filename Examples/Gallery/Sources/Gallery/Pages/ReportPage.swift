import SwiftUI

/// A week in a bakery, as a card to send.
struct ReportPage: View {
  private let week = Week.sample

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      header
      HStack(spacing: 12) {
        Figure("Loaves", week.loaves.formatted(), change: 0.08)
        Figure("Revenue", week.revenue.formatted(.currency(code: "EUR").precision(.fractionLength(0))), change: 0.12)
        Figure("Left over", week.leftOver.formatted(.percent), change: -0.03)
      }
      HStack(alignment: .top, spacing: 12) {
        Panel("Loaves a day") { BarChart(values: week.days) }
        Panel("Goal") { Ring(share: 0.86).frame(width: 110) }
          .fixedSize(horizontal: true, vertical: false)
      }
      .fixedSize(horizontal: false, vertical: true)
      Panel("Most liked") {
        VStack(spacing: 8) {
          ForEach(week.breads, id: \.name) { bread in
            HStack {
              Text(bread.name)
              Spacer()
              Text(bread.count, format: .number)
                .monospacedDigit()
                .foregroundStyle(.secondary)
            }
            if bread.name != week.breads.last?.name { Divider() }
          }
        }
      }
    }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Mill Lane Bakery")
          .font(.largeTitle.bold())
        Text("Week 24 · 9 to 15 June")
          .font(.title3)
          .foregroundStyle(.secondary)
      }
      Spacer()
      HStack(spacing: 4) {
        Image(systemName: "star.fill").foregroundStyle(.yellow)
        Text("4.8").fontWeight(.semibold)
      }
      .font(.title3)
    }
  }
}

private struct Week {
  let days: [(name: String, count: Int)]
  let breads: [(name: String, count: Int)]
  let revenue = 6_412.0
  let leftOver = 0.04

  var loaves: Int { days.map(\.count).reduce(0, +) }

  static let sample = Week(
    days: [
      ("Mon", 118), ("Tue", 142), ("Wed", 131), ("Thu", 156), ("Fri", 204), ("Sat", 268),
      ("Sun", 96),
    ],
    breads: [("Rye sourdough", 412), ("Walnut bread", 287), ("Baguette", 251), ("Brioche", 165)])
}

/// A number with how it has changed.
private struct Figure: View {
  let caption: String
  let value: String
  let change: Double

  init(_ caption: String, _ value: String, change: Double) {
    self.caption = caption
    self.value = value
    self.change = change
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(caption)
        .foregroundStyle(.secondary)
      Text(value)
        .font(.title.weight(.semibold))
      HStack(spacing: 3) {
        Image(systemName: change > 0 ? "arrow.up" : "arrow.down")
        Text(abs(change), format: .percent)
      }
      .font(.callout.weight(.medium))
      .foregroundStyle(.green)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 10))
  }
}

/// A part of the report under its title.
private struct Panel<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 10))
  }
}

private struct BarChart: View {
  let values: [(name: String, count: Int)]

  var body: some View {
    let largest = values.map(\.count).max() ?? 1
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(values, id: \.name) { name, count in
        VStack(spacing: 4) {
          Text(count, format: .number)
            .font(.caption)
            .monospacedDigit()
          UnevenBar()
            .fill(count == largest ? Color.orange.gradient : Color.brown.gradient)
            .frame(height: 100 * CGFloat(count) / CGFloat(largest))
          Text(name)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// A bar with round corners at its top.
private struct UnevenBar: Shape {
  func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 5, topTrailing: 5))
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
