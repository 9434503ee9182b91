import SwiftUI

/// The same views in three widths: a dashed outline is the proposal, the block what they take.
struct FramesPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("A shape takes the proposal") {
        Proposals { Block() }
      }
      Sample(".frame(width: 70) is 70 points wide, whatever is proposed") {
        Proposals { Block().frame(width: 70) }
      }
      Sample(".frame(minWidth: 70, maxWidth: 170) keeps the proposal within bounds") {
        Proposals { Block().frame(minWidth: 70, maxWidth: 170) }
      }
      Sample(".frame(idealWidth: 40).fixedSize() takes the ideal width") {
        Proposals { Block().frame(idealWidth: 40).fixedSize(horizontal: true, vertical: false) }
      }
      Sample(".aspectRatio(3, contentMode: .fit) takes the largest size of its proportions") {
        Proposals { Block().aspectRatio(3, contentMode: .fit) }
      }
      Sample("A text takes as many lines as it needs, and no more width than its longest") {
        Proposals(height: nil) {
          Text("Espaliers are trees trained flat against a wall.")
        }
      }
    }
  }
}

/// Proposes three widths to a view and measures what it takes.
private struct Proposals<Content: View>: View {
  var height: CGFloat? = 30
  @ViewBuilder let content: Content

  private let widths: [CGFloat] = [50, 140, 230]

  var body: some View {
    HStack(alignment: .top, spacing: 28) {
      ForEach(widths, id: \.self) { width in
        content
          .frame(height: height, alignment: .leading)
          .overlay(alignment: .bottom) { Ruler().offset(y: 20) }
          .frame(width: width, alignment: .leading)
          .background {
            Rectangle()
              .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
          }
      }
    }
    .padding(.bottom, 26)
  }
}

/// A line between two ticks, with its length.
private struct Ruler: View {
  var body: some View {
    GeometryReader { geometry in
      Ticks()
        .stroke(.red)
        .frame(height: 7)
        .frame(maxHeight: .infinity)
        .overlay {
          Text(geometry.size.width, format: .number.precision(.fractionLength(0...1)))
            .font(.caption)
            .monospacedDigit()
            .foregroundStyle(.red)
            .fixedSize()
            .offset(y: 12)
        }
    }
    .frame(height: 15)
  }
}

private struct Ticks: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY)])
      path.addLines([CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)])
      path.addLines([CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)])
    }
  }
}

private struct Block: View {
  var body: some View {
    Rectangle().fill(.blue.gradient)
  }
}
