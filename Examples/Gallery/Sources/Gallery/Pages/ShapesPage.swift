import SwiftUI

/// Shapes: functions from a rectangle to a path, which are painted with any style.
struct ShapesPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("The shapes that are there") {
        HStack(spacing: 14) {
          Rectangle()
          RoundedRectangle(cornerRadius: 14)
          Capsule()
          Ellipse()
          Circle()
        }
        .foregroundStyle(.blue.gradient)
        .frame(height: 56)
      }

      Sample("Corners that follow those of the shape around, with a minimum") {
        HStack(spacing: 20) {
          ForEach([6, 14, 24], id: \.self) { inset in
            ConcentricRectangle(corners: .concentric(minimum: 4))
              .fill(.white.opacity(0.6))
              .padding(CGFloat(inset))
              .containerShape(.rect(cornerRadius: 28))
              .background(.indigo.gradient, in: .rect(cornerRadius: 28))
          }
        }
        .frame(height: 84)
      }

      Sample("Shapes of your own: polygons, stars and a leaf") {
        HStack(spacing: 20) {
          ForEach([3, 5, 6], id: \.self) { Star(points: $0, depth: 0).fill(.teal.gradient) }
          ForEach([5, 8, 12], id: \.self) { Star(points: $0, depth: 0.5).fill(.orange.gradient) }
          Leaf().fill(.green.gradient)
        }
        .frame(height: 52)
      }

      Sample("Strokes: within the edge, dashed, with round ends, as far as a fraction") {
        HStack(spacing: 20) {
          Circle().strokeBorder(.purple, lineWidth: 8)
          Circle().strokeBorder(.purple, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
          Circle().stroke(
            .purple, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, .pi * 60 / 16]))
          Circle().trim(from: 0, to: 0.7)
            .stroke(.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .rotationEffect(.degrees(-90))
          Star(points: 5, depth: 0.55)
            .stroke(.pink, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
          Star(points: 5, depth: 0.55)
            .stroke(.pink, style: StrokeStyle(lineWidth: 4, lineJoin: .miter))
        }
        .frame(height: 60)
        .padding(.vertical, 4)
      }

      Sample("Where a path crosses itself: filled whole, or every other part; a curve") {
        HStack(spacing: 20) {
          Pentagram().fill(.indigo.gradient)
          Pentagram().fill(.indigo.gradient, style: FillStyle(eoFill: true))
          Wave()
            .stroke(
              .linearGradient(
                colors: [.pink, .orange, .yellow], startPoint: .leading, endPoint: .trailing),
              style: StrokeStyle(lineWidth: 5, lineCap: .round)
            )
            .frame(width: 260)
        }
        .frame(height: 80)
      }
    }
  }
}

/// A star, or a polygon where it has no depth.
private struct Star: Shape {
  let points: Int
  /// The share of the radius by which the inner corners are drawn in, from 0 to 1.
  let depth: CGFloat

  func path(in rect: CGRect) -> Path {
    let corners = depth > 0 ? points * 2 : points
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      path.addLines(
        (0..<corners).map { corner in
          let length = depth > 0 && corner % 2 == 1 ? radius * (1 - depth) : radius
          return rect.point(turn: CGFloat(corner) / CGFloat(corners), radius: length)
        })
      path.closeSubpath()
    }
  }
}

private struct Leaf: Shape {
  func path(in rect: CGRect) -> Path {
    let (tip, stem) = (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
    return Path { path in
      path.move(to: tip)
      path.addQuadCurve(to: stem, control: CGPoint(x: rect.maxX, y: rect.midY))
      path.addQuadCurve(to: tip, control: CGPoint(x: rect.minX, y: rect.midY))
    }
  }
}

private struct Pentagram: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines((0..<5).map { rect.point(turn: CGFloat($0) * 2 / 5, radius: rect.height / 2) })
      path.closeSubpath()
    }
  }
}

private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    let step = rect.width / 4
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for index in 0..<4 {
        let x = rect.minX + step * CGFloat(index)
        path.addCurve(
          to: CGPoint(x: x + step, y: rect.midY),
          control1: CGPoint(x: x + step / 3, y: rect.minY),
          control2: CGPoint(x: x + step * 2 / 3, y: rect.maxY))
      }
    }
  }
}

extension CGRect {
  /// The point around the center that is a fraction of a turn, clockwise, from the top.
  fileprivate func point(turn: CGFloat, radius: CGFloat) -> CGPoint {
    let angle = 2 * .pi * turn
    return CGPoint(x: midX + radius * sin(angle), y: midY - radius * cos(angle))
  }
}
