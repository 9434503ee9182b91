import SwiftUI

/// Colors and other styles: what shapes, text and backgrounds are painted with.
struct ColorsPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("System colors are a little different in the light and in the dark") {
        VStack(spacing: 0) {
          Swatches().environment(\.colorScheme, .light)
          Swatches().environment(\.colorScheme, .dark)
        }
        .clipShape(.rect(cornerRadius: 6))
      }

      Sample("Levels of the foreground style, whatever it is") {
        VStack(alignment: .leading, spacing: 4) {
          Levels()
          Levels().foregroundStyle(.blue)
          Levels().foregroundStyle(
            .linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
        }
      }

      Sample("Colors by red, green and blue; by hue, saturation and brightness; by opacity") {
        VStack(spacing: 4) {
          Scale { Color(red: $0, green: 0.4, blue: 1 - $0) }
          Scale { Color(hue: $0, saturation: 0.65, brightness: 0.95) }
          Scale { Color.teal.opacity($0) }
        }
      }

      Sample("Gradients: along a line, from a center, around it, and of one color") {
        HStack(spacing: 12) {
          Panel(style: .linearGradient(colors: warm, startPoint: .top, endPoint: .bottom))
          Panel(
            style: .radialGradient(colors: warm, center: .center, startRadius: 0, endRadius: 60))
          Panel(style: .conicGradient(colors: warm + [.yellow], center: .center))
          Panel(style: Color.purple.gradient)
        }
      }
    }
  }

  private let warm: [Color] = [.yellow, .orange, .pink, .purple]
}

private struct Swatches: View {
  private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray,
  ]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(colors, id: \.self) { $0 }
    }
    .frame(height: 36)
    .padding(8)
    .background(.background)
  }
}

private struct Levels: View {
  var body: some View {
    HStack(spacing: 16) {
      Text("Primary").foregroundStyle(.primary)
      Text("Secondary").foregroundStyle(.secondary)
      Text("Tertiary").foregroundStyle(.tertiary)
      Text("Quaternary").foregroundStyle(.quaternary)
      Text("Quinary").foregroundStyle(.quinary)
    }
    .font(.title3.weight(.semibold))
  }
}

/// Colors for the fractions from 0 to 1.
private struct Scale: View {
  let color: (Double) -> Color

  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<17) { step in color(Double(step) / 16) }
    }
    .frame(height: 20)
  }
}

private struct Panel<Style: ShapeStyle>: View {
  let style: Style

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(style)
      .frame(height: 100)
  }
}
