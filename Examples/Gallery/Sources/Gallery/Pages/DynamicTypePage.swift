import SwiftUI

/// The same views at every size that a reader may ask for.
struct DynamicTypePage: View {
  private let sizes: [DynamicTypeSize] = [
    .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1,
    .accessibility2, .accessibility3, .accessibility4, .accessibility5,
  ]

  var body: some View {
    VStack(spacing: 16) {
      Sample("Body text and a drawn size that follows it, on a phone") {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(sizes, id: \.self) { size in
            HStack(alignment: .firstTextBaseline, spacing: 12) {
              Text("\(size)")
                .font(.system(size: 11))
                .foregroundStyle(.secondary)
                .frame(width: 84, alignment: .trailing)
              Badge().dynamicTypeSize(size)
            }
          }
        }
        .environment(\.platformStyle, .phone)
      }
      Sample("A range keeps a view readable and whole") {
        VStack(alignment: .leading) {
          Badge()
          Badge().dynamicTypeSize(.small ... .xLarge)
          Badge().dynamicTypeSize(.accessibility2...)
        }
        .environment(\.platformStyle, .phone)
        .dynamicTypeSize(.accessibility5)
      }
    }
  }
}

private struct Badge: View {
  @ScaledMetric private var side = 16.0

  var body: some View {
    HStack(spacing: side / 2) {
      RoundedRectangle(cornerRadius: side / 4)
        .fill(.orange.gradient)
        .frame(width: side, height: side)
      Text("Pears and figs")
    }
    .lineLimit(1)
  }
}
