import SwiftUI

/// Rows that are made when they come into view.
struct LazyStacksPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("A million rows: those in view are made, the rest is estimated") {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(1...1_000_000, id: \.self) { number in
              HStack {
                Circle().fill(color(number)).frame(width: 16, height: 16)
                Text("Row \(number)")
              }
              .padding(8)
              Divider()
            }
          }
        }
        .scrollIndicators(.visible)
        .frame(height: 150)
      }

      Sample("The same from its end") {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(1...1_000_000, id: \.self) { number in
              Text("Row \(number)").padding(8)
            }
          }
        }
        .defaultScrollAnchor(.bottom)
        .frame(height: 110)
      }

      Sample("Headers stay while their section is in view") {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 6, pinnedViews: .sectionHeaders) {
            ForEach(["Apples", "Pears", "Plums"], id: \.self) { fruit in
              Section {
                ForEach(1...5, id: \.self) { Text("\(fruit), crate \($0)").padding(.leading, 8) }
              } header: {
                Text(fruit)
                  .font(.headline)
                  .frame(maxWidth: .infinity, alignment: .leading)
                  .padding(4)
                  .background(.bar)
              }
            }
          }
        }
        .defaultScrollAnchor(.center)
        .frame(height: 130)
      }

      Sample("A lazy row") {
        ScrollView(.horizontal) {
          LazyHStack(alignment: .bottom, spacing: 4) {
            ForEach(0..<10_000, id: \.self) { number in
              Capsule()
                .fill(color(number))
                .frame(width: 8, height: 20 + 40 * abs(sin(Double(number) / 5)))
            }
          }
        }
        .frame(height: 64)
      }
    }
  }

  private func color(_ number: Int) -> Color {
    Color(hue: Double(number % 12) / 12, saturation: 0.6, brightness: 0.85)
  }
}
