import SwiftUI

/// Pictures drawn by code instead of views.
struct CanvasPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("Two hundred leaves, each turned and faded a little differently") {
        Canvas { context, size in
          for index in 0..<200 {
            let angle = Double(index) * 2.399963
            let radius = sqrt(Double(index)) * 7
            var leaf = context
            leaf.translateBy(
              x: size.width / 2 + cos(angle) * radius * 2,
              y: size.height / 2 + sin(angle) * radius * 0.8)
            leaf.rotate(by: .radians(angle))
            leaf.opacity = 0.3 + 0.7 * Double(index) / 200
            leaf.fill(
              Path(ellipseIn: CGRect(x: -9, y: -4, width: 18, height: 8)),
              with: .linearGradient(
                Gradient(colors: [.mint, .green]), startPoint: CGPoint(x: -9, y: 0),
                endPoint: CGPoint(x: 9, y: 0)))
          }
        }
        .frame(height: 180)
      }

      Sample("Text, images and views as symbols; layers, clips and filters") {
        Canvas { context, size in
          context.draw(Text("Canvas").font(.largeTitle.bold()), at: CGPoint(x: 60, y: 30))
          context.draw(
            Image(systemName: "sparkles"), in: CGRect(x: 130, y: 14, width: 32, height: 32))
          if let badge = context.resolveSymbol(id: "badge") {
            for index in 0..<3 { context.draw(badge, at: CGPoint(x: 230 + 60 * index, y: 30)) }
          }
          context.drawLayer { layer in
            layer.addFilter(.shadow(color: .black.opacity(0.5), radius: 4, y: 3))
            layer.clip(to: Path(ellipseIn: CGRect(x: 20, y: 70, width: 130, height: 80)))
            for index in 0..<13 {
              layer.fill(
                Path(CGRect(x: 20 + index * 10, y: 70, width: 10, height: 80)),
                with: .color(Color(hue: Double(index) / 13, saturation: 0.7, brightness: 1)))
            }
          }
          var hole = context
          hole.clip(
            to: Path(ellipseIn: CGRect(x: 205, y: 90, width: 50, height: 40)), options: .inverse)
          hole.fill(
            Path(roundedRect: CGRect(x: 170, y: 70, width: 120, height: 80), cornerRadius: 12),
            with: .color(.indigo))
          var soft = context
          soft.addFilter(.blur(radius: 6))
          soft.fill(
            Path(ellipseIn: CGRect(x: 330, y: 80, width: 60, height: 60)), with: .color(.pink))
          var mixed = context
          mixed.blendMode = .multiply
          mixed.fill(
            Path(ellipseIn: CGRect(x: 400, y: 70, width: 50, height: 50)), with: .color(.cyan))
          mixed.fill(
            Path(ellipseIn: CGRect(x: 430, y: 70, width: 50, height: 50)), with: .color(.yellow))
          mixed.fill(
            Path(ellipseIn: CGRect(x: 415, y: 100, width: 50, height: 50)), with: .color(.pink))
        } symbols: {
          Label("New", systemImage: "tag.fill")
            .padding(4)
            .background(.orange.opacity(0.3), in: .capsule)
            .tag("badge")
        }
        .frame(height: 170)
      }

      Sample("A clock that shows the time it is given") {
        TimelineView(.explicit([Date(timeIntervalSince1970: 36_600)])) { timeline in
          Clock(date: timeline.date)
        }
        .frame(height: 120)
      }
    }
  }
}

private struct Clock: View {
  let date: Date

  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let radius = min(size.width, size.height) / 2 - 4
      for hour in 0..<12 {
        var mark = context
        mark.rotate(by: .degrees(Double(hour) * 30))
        mark.fill(Path(CGRect(x: -1.5, y: -radius, width: 3, height: 10)), with: .foreground)
      }
      let minutes = (date.timeIntervalSince1970 / 60).truncatingRemainder(dividingBy: 720)
      hand(context, turn: minutes / 720, length: radius * 0.55, width: 5)
      hand(context, turn: minutes / 60, length: radius * 0.8, width: 3)
    }
  }

  private func hand(_ context: GraphicsContext, turn: Double, length: CGFloat, width: CGFloat) {
    var hand = context
    hand.rotate(by: .degrees(turn * 360))
    hand.stroke(
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: -length))
      }, with: .color(.orange), style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}
