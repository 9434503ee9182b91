import SwiftUI

/// Content that is larger than its window.
struct ScrollingPage: View {
  private let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  var body: some View {
    VStack(spacing: 16) {
      Sample("A column is proposed the width, and takes the height it likes") {
        HStack(alignment: .top, spacing: 12) {
          list(from: .top, "from the top")
          list(from: .center, "from the middle")
          list(from: .bottom, "from the bottom")
        }
      }

      Sample("Sideways: the start is at the side where reading starts") {
        ScrollView(.horizontal) {
          HStack {
            ForEach(months, id: \.self) { month in
              Text(month)
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .background(.blue.opacity(0.2), in: .capsule)
            }
          }
          .padding(.bottom, 12)
        }
        .scrollIndicators(.visible)
      }

      Sample("Margins inset the content, not the window") {
        ScrollView(.horizontal) {
          HStack(spacing: 12) {
            ForEach(0..<8) { number in
              RoundedRectangle(cornerRadius: 12)
                .fill(Color(hue: Double(number) / 8, saturation: 0.6, brightness: 0.9).gradient)
                .frame(width: 120, height: 80)
            }
          }
        }
        .contentMargins(.horizontal, 40, for: .scrollContent)
        .border(.secondary)
      }

      Sample("A bar that insets what scrolls below it") {
        ScrollView {
          lines
        }
        .frame(height: 120)
        .safeAreaInset(edge: .bottom) {
          Text("Twelve months")
            .frame(maxWidth: .infinity)
            .padding(6)
            .background(.bar)
        }
      }
    }
  }

  private func list(from anchor: UnitPoint, _ caption: String) -> some View {
    VStack(spacing: 6) {
      ScrollView { lines }
        .defaultScrollAnchor(anchor)
        .scrollIndicators(.visible)
        .frame(height: 130)
        .border(.secondary)
      Text(caption).font(.caption)
    }
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(months, id: \.self) { month in
        Text(month).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(8)
  }
}
