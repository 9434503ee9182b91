import SwiftUI

/// A day's appointments: each view says when it begins and ends, the layout finds room for it.
struct LayoutValuesPage: View {
  var body: some View {
    DayLayout(hours: 8...16) {
      Appointment("Breakfast with Ada", .orange).hours(8, 9)
      Appointment("Design review", .blue).hours(9.5, 11.5)
      Appointment("Interview", .purple).hours(10, 11)
      Appointment("Call the printer", .pink).hours(10.5, 12)
      Appointment("Lunch", .green).hours(12, 13)
      Appointment("Write the release notes", .blue).hours(13.5, 16)
      Appointment("Train to Ulm", .indigo).hours(14.5, 15.5)
    }
    .background { HourLines(hours: 8...16) }
    .frame(height: 400)
  }
}

/// The hours after midnight at which a view begins and ends.
private struct HoursKey: LayoutValueKey {
  static let defaultValue: ClosedRange<Double> = 0...1
}

extension View {
  fileprivate func hours(_ start: Double, _ end: Double) -> some View {
    layoutValue(key: HoursKey.self, value: start...end)
  }
}

/// Places views by their hours, and side by side where they overlap.
private struct DayLayout: Layout {
  let hours: ClosedRange<Double>

  /// The column of each view, and how many it shares the width with.
  struct Cache {
    var lanes: [(index: Int, count: Int)]
  }

  /// Called when the views change; both other methods use the result.
  func makeCache(subviews: Subviews) -> Cache {
    let times = subviews.map { $0[HoursKey.self] }
    var lanes = times.map { _ in (index: 0, count: 1) }
    var cluster: [Int] = []
    for index in times.indices {
      let isApart = cluster.allSatisfy { times[$0].upperBound <= times[index].lowerBound }
      if isApart { cluster = [] }
      let taken = cluster.filter { times[$0].upperBound > times[index].lowerBound }
      lanes[index].index = (0...taken.count).first { lane in
        !taken.contains { lanes[$0].index == lane }
      }!
      cluster.append(index)
      let count = cluster.map { lanes[$0].index }.max()! + 1
      for member in cluster { lanes[member].count = count }
    }
    return Cache(lanes: lanes)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 400))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let margin: CGFloat = 48
    let hour = bounds.height / (hours.upperBound - hours.lowerBound)
    for (subview, lane) in zip(subviews, cache.lanes) {
      let time = subview[HoursKey.self]
      let width = (bounds.width - margin) / CGFloat(lane.count)
      let point = CGPoint(
        x: bounds.minX + margin + width * CGFloat(lane.index),
        y: bounds.minY + (time.lowerBound - hours.lowerBound) * hour)
      let size = CGSize(
        width: width - 2, height: (time.upperBound - time.lowerBound) * hour - 2)
      subview.place(at: point, proposal: ProposedViewSize(size))
    }
  }
}

private struct Appointment: View {
  let title: String
  let color: Color

  init(_ title: String, _ color: Color) {
    self.title = title
    self.color = color
  }

  var body: some View {
    Text(title)
      .fontWeight(.medium)
      .padding(8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(color.opacity(0.2))
      .background(.background)
      .overlay(alignment: .leading) { color.frame(width: 3) }
      .clipShape(.rect(cornerRadius: 4))
  }
}

private struct HourLines: View {
  let hours: ClosedRange<Int>

  var body: some View {
    VStack(spacing: 0) {
      ForEach(hours.dropLast(), id: \.self) { hour in
        Divider()
          .overlay(alignment: .topLeading) {
            Text("\(hour):00")
              .font(.caption)
              .monospacedDigit()
              .foregroundStyle(.secondary)
              .frame(width: 40, alignment: .trailing)
              .offset(y: 3)
          }
          .frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }
}
