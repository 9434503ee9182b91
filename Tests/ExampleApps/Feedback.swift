import SwiftUI

/// Layouts whose results change what they lay out.
///
/// A bar of 60 points grows by 30 each time it is measured, up to 150. Another one, which a check box shows, grows by a point
/// each time and never stops.
struct FeedbackView: View {
  @State private var isEndless = false
  @State private var presses = 0
  @Environment(\.report) private var report

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      GrowingBar()
      Toggle("Endless", isOn: $isEndless)
      ZStack(alignment: .leading) {
        Color.clear
        if isEndless { EndlessBar() }
      }
      .frame(width: 200, height: 20)
      .clipped()
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("endless")
      Button("Press") {
        presses += 1
        report("presses \(presses)")
      }
    }
  }
}

/// Its width is sent to the main queue from inside the layout, and it grows a frame later.
private struct GrowingBar: View {
  @State private var width: CGFloat = 60
  @Environment(\.report) private var report

  var body: some View {
    TellingWidth(report: report, width: $width) {
      Color(hex: 0xB9770E).frame(width: width, height: 20)
    }
  }
}

private struct TellingWidth: Layout {
  let report: Report
  let width: Binding<CGFloat>

  func makeCache(subviews: Subviews) -> CGFloat? { nil }

  /// Keeps the width that was reported last, as a new cache would report the same one again.
  func updateCache(_ cache: inout CGFloat?, subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?) -> CGSize
  {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
    let measured = bounds.width
    if cache == measured { return }
    cache = measured
    DispatchQueue.main.async { [report, width] in
      report("measured \(Int(measured))")
      width.wrappedValue = min(150, measured + 30)
    }
  }
}

/// Its width comes back as a preference: within the same frame it grows again.
private struct EndlessBar: View {
  @State private var width: CGFloat = 20

  var body: some View {
    Color(hex: 0xC0392B)
      .frame(width: width, height: 20)
      .background {
        GeometryReader { Color.clear.preference(key: BarWidth.self, value: $0.size.width) }
      }
      .onPreferenceChange(BarWidth.self) { width = $0 + 1 }
  }
}

private struct BarWidth: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
