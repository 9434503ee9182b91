import SwiftUI

/// The text styles of the Mac with the heights of their lines, the weights and the designs.
struct TextStylesPage: View {
  private let styles: [(name: String, font: Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body),
    ("Callout", .callout), ("Footnote", .footnote), ("Caption", .caption),
    ("Caption 2", .caption2),
  ]
  private let weights: [(name: String, weight: Font.Weight)] = [
    ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]
  private let designs: [(name: String, design: Font.Design)] = [
    ("Default", .default), ("Serif", .serif), ("Rounded", .rounded), ("Monospaced", .monospaced),
  ]

  var body: some View {
    VStack(spacing: 16) {
      Sample("Styles, and the height of one line and of two in points") {
        VStack(spacing: 8) {
          ForEach(styles, id: \.name) { StyleRow(name: $0.name, font: $0.font) }
        }
      }

      Samples {
        Sample("Weights", alignment: .leading) {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(weights, id: \.name) { Text($0.name).fontWeight($0.weight) }
          }
          .font(.title2)
        }
        Sample("Designs and looks", alignment: .leading) {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(designs, id: \.name) { Text($0.name).fontDesign($0.design) }
            Text("Italic").italic()
            Text("Underlined").underline()
            Text("Crossed out").strikethrough()
            Text("Spaced").tracking(4)
            Text("Digits: 2011, 1984")
            Text("Digits: 2011, 1984").monospacedDigit()
            Text("Small Capitals").font(.title2.smallCaps())
            Text("Condensed").fontWidth(.condensed)
            Text("Expanded").fontWidth(.expanded)
          }
          .font(.title2)
        }
      }
    }
  }
}

/// A style's name in that style, beside the heights that it gives to text.
private struct StyleRow: View {
  let name: String
  let font: Font

  @State private var height = 0.0
  @State private var heightOfTwo = 0.0

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(name)
        .font(font)
        .measured($height)
      Spacer()
      Text(height, format: .number)
        .frame(width: 48, alignment: .trailing)
      Text(heightOfTwo, format: .number)
        .frame(width: 48, alignment: .trailing)
    }
    .monospacedDigit()
    .background {
      Text("\n")
        .font(font)
        .fixedSize()
        .measured($heightOfTwo)
        .hidden()
    }
  }
}

extension View {
  /// Keeps the height that this view is given.
  fileprivate func measured(_ height: Binding<Double>) -> some View {
    onGeometryChange(for: Double.self) {
      $0.size.height
    } action: {
      height.wrappedValue = $0
    }
  }
}
