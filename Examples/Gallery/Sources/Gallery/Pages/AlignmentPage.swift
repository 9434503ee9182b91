import SwiftUI

/// Containers line their children up by guides: edges, centers, baselines, and those that you declare.
struct AlignmentPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("First and last baseline: text of any size stands on one line") {
        HStack(spacing: 32) {
          HStack(alignment: .firstTextBaseline, spacing: 4) {
            Text("€").font(.title2)
            Text("1,249").font(.system(size: 48, weight: .semibold))
            Text("per year").foregroundStyle(.secondary)
          }
          .lined(at: .firstTextBaseline)
          HStack(alignment: .lastTextBaseline, spacing: 8) {
            Text("The last\nof two lines").font(.title3)
            Text("stands\nbeside the last\nof three").font(.caption)
          }
          .lined(at: .lastTextBaseline)
        }
      }

      Sample("A guide that was moved: each step stands lower by its own height") {
        HStack(alignment: .top, spacing: 2) {
          ForEach(0..<6) { step in
            Text("\(step + 1)")
              .foregroundStyle(.white)
              .frame(width: 56, height: 20)
              .background(Color(hue: 0.55 + 0.05 * Double(step), saturation: 0.7, brightness: 0.85))
              .alignmentGuide(.top) { $0.height * -CGFloat(step) }
          }
        }
      }

      Sample("A guide of your own: captions end and values begin at one line, rows apart") {
        VStack(alignment: .valueEdge, spacing: 8) {
          Field("Name", "Grace Hopper")
          Field("Born", "9 December 1906, New York")
          Field("Known for", "A compiler, and a moth")
        }
      }

      Sample("Overlays are aligned by guides too: half of the badge lies outside") {
        RoundedRectangle(cornerRadius: 12)
          .fill(.indigo.gradient)
          .frame(width: 72, height: 72)
          .overlay(alignment: .topTrailing) {
            Text("12")
              .font(.headline)
              .foregroundStyle(.white)
              .padding(.horizontal, 8)
              .padding(.vertical, 2)
              .background(.red, in: .capsule)
              .alignmentGuide(.top) { $0[VerticalAlignment.center] }
              .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          }
      }
    }
  }
}

extension HorizontalAlignment {
  private enum ValueEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The leading edge of a field's value.
  fileprivate static let valueEdge = HorizontalAlignment(ValueEdge.self)
}

private struct Field: View {
  let caption: String
  let value: String

  init(_ caption: String, _ value: String) {
    self.caption = caption
    self.value = value
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(caption)
        .foregroundStyle(.secondary)
      Text(value)
        .fontWeight(.medium)
        .alignmentGuide(.valueEdge) { $0[.leading] }
    }
  }
}

extension View {
  /// Shows where a guide of this view lies.
  fileprivate func lined(at guide: VerticalAlignment) -> some View {
    overlay(alignment: Alignment(horizontal: .center, vertical: guide)) {
      Rectangle()
        .fill(.red)
        .frame(height: 0.5)
        .alignmentGuide(guide) { $0[.top] }
    }
  }
}
