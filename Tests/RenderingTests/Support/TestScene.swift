import EspalierDrawing
import Foundation

/// A picture with one item of each kind, 120 by 80 points.
enum TestScene {
  static func list() throws -> DisplayList {
    let card = Path(roundedRect: CGRect(10, 10, 60, 40), cornerRadius: 8)
    let colors = stops(.red, .blue)
    let row = (0..<20).flatMap { $0 < 10 ? [0, 0, 255, 255] : [255, 0, 0, 255] as [UInt8] }
    let picture = Bitmap(
      width: 20, height: 20, pixels: (0..<20).flatMap { _ in row }, name: "halves")
    return DisplayList(
      size: CGSize(width: 120, height: 80),
      items: [
        fill(.white, 0, 0, 120, 80),
        .group(
          .shadow(color: .black.opacity(0.3), radius: 6, offset: CGSize(width: 0, height: 2)),
          [.fill(card, .color(.white), FillStyle())]),
        try TestFonts.item("Office & <café>", at: CGPoint(x: 14, y: 30), size: 11),
        .group(
          .opacity(0.5),
          [
            .fill(
              Path(ellipseIn: CGRect(60, 20, 40, 40)),
              .radialGradient(
                colors, center: CGPoint(x: 80, y: 40), startRadius: 5, endRadius: 20), FillStyle()),
            .stroke(
              Path(ellipseIn: CGRect(60, 20, 40, 40)),
              .angularGradient(
                colors, center: CGPoint(x: 80, y: 40), startAngle: .zero, endAngle: .degrees(360)),
              StrokeStyle(lineWidth: 3, dash: [5, 3])),
          ]),
        .group(
          .clip(Path(ellipseIn: CGRect(5, 55, 20, 20)), FillStyle()),
          [.image(DisplayImage(bitmap: picture, frame: CGRect(5, 55, 20, 20)))]),
        .group(
          .mask([
            .fill(
              Path(CGRect(30, 55, 60, 20)),
              .linearGradient(
                stops(.black, .clear), start: CGPoint(x: 30, y: 0), end: CGPoint(x: 90, y: 0)),
              FillStyle())
          ]), [fill(.green, 30, 55, 60, 20)]),
        .group(
          .blend(.multiply),
          [
            .group(
              .transform(CGAffineTransform(translationX: 100, y: 50).rotated(by: 0.3)),
              [fill(.blue, 0, 0, 15, 15)])
          ]),
        .image(
          DisplayImage(bitmap: picture, frame: CGRect(95, 5, 20, 10), tint: .color(.red))),
      ])
  }
}
