import SwiftUI

/// Shapes made of shapes, corners of many kinds, and paths drawn by hand.
struct PathsPage: View {
  private var left: some Shape { Circle().size(width: 56, height: 56).offset(x: 4, y: 4) }
  private var right: some Shape { Rectangle().size(width: 48, height: 48).offset(x: 36, y: 24) }

  var body: some View {
    VStack(spacing: 16) {
      Sample("Two shapes become one") {
        HStack(spacing: 12) {
          Operation("union") { left.union(right).fill(.blue.gradient) }
          Operation("intersection") { left.intersection(right).fill(.blue.gradient) }
          Operation("subtracting") { left.subtracting(right).fill(.blue.gradient) }
          Operation("symmetricDifference") { left.symmetricDifference(right).fill(.blue.gradient) }
          Operation("lineIntersection") {
            left.lineIntersection(right).stroke(.blue, lineWidth: 4)
          }
        }
      }

      Sample("Corners: round, continuous, each its own, or those of the container") {
        HStack(spacing: 12) {
          Group {
            RoundedRectangle(cornerRadius: 24, style: .circular).fill(.teal.gradient)
            RoundedRectangle(cornerRadius: 24, style: .continuous).fill(.teal.gradient)
            UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32).fill(
              .teal.gradient)
            Rectangle().fill(.teal.opacity(0.25))
              .overlay { ContainerRelativeShape().fill(.teal.gradient).padding(8) }
              .clipShape(.rect(cornerRadius: 24))
              .containerShape(.rect(cornerRadius: 24))
            AnyShape(.capsule).fill(.teal.gradient)
          }
          .frame(width: 86, height: 72)
        }
      }

      Sample("A part of a path, its outline, and its dashes with a phase") {
        HStack(spacing: 20) {
          ForEach([0.25, 0.5, 0.75, 1], id: \.self) { end in
            Spiral().trim(from: 0, to: end)
              .stroke(.pink, style: StrokeStyle(lineWidth: 3, lineCap: .round))
          }
          Circle()
            .stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round, dash: [20, 17]))
            .stroke(.pink, lineWidth: 1.5)
          ForEach([0.0, 6], id: \.self) { phase in
            Circle().stroke(
              .pink, style: StrokeStyle(lineWidth: 3, dash: [8, 4], dashPhase: phase))
          }
        }
        .frame(height: 60)
      }

      Sample("Arcs, both ways round, and the curves between points") {
        Path { path in
          path.addArc(
            center: CGPoint(x: 40, y: 40), radius: 32, startAngle: .degrees(-90),
            endAngle: .degrees(0),
            clockwise: false)
          path.move(to: CGPoint(x: 120, y: 8))
          path.addArc(
            center: CGPoint(x: 120, y: 40), radius: 32, startAngle: .degrees(-90),
            endAngle: .degrees(0),
            clockwise: true)
          path.move(to: CGPoint(x: 170, y: 72))
          path.addArc(
            tangent1End: CGPoint(x: 200, y: 8), tangent2End: CGPoint(x: 250, y: 72), radius: 16)
          path.addLine(to: CGPoint(x: 250, y: 72))
          path.move(to: CGPoint(x: 280, y: 72))
          path.addQuadCurve(to: CGPoint(x: 360, y: 72), control: CGPoint(x: 320, y: -40))
          path.move(to: CGPoint(x: 390, y: 72))
          path.addCurve(
            to: CGPoint(x: 480, y: 8), control1: CGPoint(x: 390, y: -40),
            control2: CGPoint(x: 480, y: 120))
        }
        .stroke(.indigo, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        .frame(width: 486, height: 80)
      }
    }
  }
}

private struct Operation<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 4) {
      content.frame(width: 86, height: 76)
      Text(name)
        .font(.caption2)
        .foregroundStyle(.secondary)
        .fixedSize()
    }
    .frame(width: 86)
  }
}

private struct Spiral: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let turns = 3.0
      path.addLines(
        (0...180).map { step in
          let share = Double(step) / 180
          let angle = share * turns * 2 * .pi
          let radius = share * min(rect.width, rect.height) / 2
          return CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
        })
    }
  }
}
