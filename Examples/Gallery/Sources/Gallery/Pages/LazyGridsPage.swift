import SwiftUI

/// Columns of fixed, flexible and adaptive width.
struct LazyGridsPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("Fixed: the width is given") {
        grid([GridItem(.fixed(60)), GridItem(.fixed(120)), GridItem(.fixed(60))], count: 6)
      }
      Sample("Flexible: the columns share what is there, within their bounds") {
        grid(
          [GridItem(.flexible(maximum: 80)), GridItem(.flexible()), GridItem(.flexible())], count: 6
        )
      }
      Sample("Adaptive: as many columns as fit") {
        grid([GridItem(.adaptive(minimum: 50))], count: 19)
      }
      Sample("Both at once; cells lie where their column says") {
        LazyVGrid(
          columns: [
            GridItem(.fixed(120), spacing: 20, alignment: .trailing),
            GridItem(.adaptive(minimum: 70), alignment: .top),
          ],
          spacing: 6
        ) {
          ForEach(0..<8, id: \.self) { number in
            tile(number).frame(width: number % 5 == 0 ? 50 : nil, height: number % 3 == 0 ? 40 : 24)
          }
        }
      }
      Sample("Rows instead of columns, filled from the top") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30)), GridItem(.fixed(30))]) {
            ForEach(0..<300, id: \.self) { tile($0).frame(width: 52) }
          }
        }
        .frame(height: 110)
      }
    }
  }

  private func grid(_ columns: [GridItem], count: Int) -> some View {
    LazyVGrid(columns: columns) {
      ForEach(0..<count, id: \.self) { tile($0).frame(height: 28) }
    }
  }

  private func tile(_ number: Int) -> some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(Color(hue: Double(number % 9) / 9, saturation: 0.5, brightness: 0.9).gradient)
      .overlay { Text("\(number + 1)").font(.caption).foregroundStyle(.black) }
  }
}
