import SwiftUI

/// Rows of colors that break where the window ends, under a panel that changes them.
///
/// Nine swatches are there, eight are shown at first, 10 points apart and 10 from the window's edges.
struct SwatchesView: View {
  @StateObject private var model = SwatchModel()

  var body: some View {
    ScrollView {
      FlowRows(gap: model.gap, alignment: model.side.alignment) {
        ForEach(model.shown) { SwatchView(swatch: $0) }
      }
      .padding(10)
    }
    .overlay(alignment: .bottom) { SwatchPanel(model: model) }
  }
}

private struct Swatch: Identifiable {
  let name: String
  let width: CGFloat
  let color: UInt32
  var id: String { name }

  static let all = [
    Swatch(name: "clay", width: 100, color: 0xB66A50),
    Swatch(name: "rust", width: 60, color: 0xB7410E),
    Swatch(name: "moss", width: 80, color: 0x8A9A5B),
    Swatch(name: "slate", width: 120, color: 0x708090),
    Swatch(name: "plum", width: 60, color: 0x8E4585),
    Swatch(name: "sand", width: 100, color: 0xC2B280),
    Swatch(name: "teal", width: 80, color: 0x008080),
    Swatch(name: "ink", width: 140, color: 0x27374D),
    Swatch(name: "rose", width: 60, color: 0xFF66CC),
  ]
}

private enum Side: String, CaseIterable {
  case leading, center, trailing

  var alignment: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

@MainActor private final class SwatchModel: ObservableObject {
  @Published private var all = Swatch.all
  @Published var count = 8
  @Published var gap: CGFloat = 10
  @Published var side = Side.leading

  var shown: [Swatch] { Array(all.prefix(count)) }
  var range: ClosedRange<Int> { 0...all.count }

  /// As one shuffles cards: one from the first half, one from the second, and so on.
  func shuffle() {
    let middle = (all.count + 1) / 2
    all = all.indices.map { all[$0.isMultiple(of: 2) ? $0 / 2 : middle + $0 / 2] }
  }
}

private struct SwatchView: View {
  let swatch: Swatch
  @Environment(\.report) private var report

  var body: some View {
    Color(hex: swatch.color)
      .frame(width: swatch.width, height: 30)
      .accessibilityElement()
      .accessibilityLabel(swatch.name)
      .accessibilityIdentifier(swatch.name)
      .onAppear { report("\(swatch.name) appears") }
      .onDisappear { report("\(swatch.name) disappears") }
  }
}

private struct SwatchPanel: View {
  @ObservedObject var model: SwatchModel

  var body: some View {
    VStack {
      Stepper(value: $model.count, in: model.range) {
        Text("\(model.count) swatches").frame(width: 100)
      }
      .accessibilityIdentifier("count")
      HStack {
        Text("Gap")
        Slider(value: $model.gap, in: 0...40) { Text("Gap") }
          .labelsHidden()
          .accessibilityIdentifier("gap")
      }
      Picker("Side", selection: $model.side) {
        ForEach(Side.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      Button("Shuffle") {
        withAnimation(.linear(duration: 2)) { model.shuffle() }
      }
    }
    .padding()
    .background(.background)
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .overlay { RoundedRectangle(cornerRadius: 16).stroke(.primary, lineWidth: 3) }
    .padding()
  }
}
