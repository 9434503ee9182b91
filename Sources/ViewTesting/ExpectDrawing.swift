import Espalier
import EspalierDrawing
import EspalierRendering
import Foundation
import LayoutEngine
import Testing

/// Checks where a view paints, drawn with one character per square point.
///
/// A character stands for the color in the middle of its point: `r`ed, `o`range, `y`ellow, `g`reen, `b`lue, `p`urple,
/// `k` for black, `w`hite, `a` for gray, `.` where nothing is painted and `?` for any other color.
@MainActor public func expectDrawing(
  of view: some View, width: CGFloat? = nil, height: CGFloat? = nil, is expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let snapshot = LayoutSnapshot(of: view, proposal: ProposedViewSize(width: width, height: height))
  do {
    expectSame(try snapshot.characterDrawing(), expected, sourceLocation)
  } catch {
    Issue.record("the view cannot be drawn: \(error)", sourceLocation: sourceLocation)
  }
}

extension LayoutSnapshot {
  /// The view drawn with one character per square point.
  func characterDrawing() throws -> String {
    let size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    let list = DisplayList(size: size, items: graph.displayItems(scale: 1))
    let bitmap = try RasterRenderer().render(list)
    let palette = Palette()
    return (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { x in palette.character(bitmap, x, y) })
    }.joined(separator: "\n")
  }
}

/// The characters of the system colors in the light appearance.
@MainActor private struct Palette {
  private let colors: [(character: Character, bytes: [Int])]

  init() {
    let named: [(Character, Color)] = [
      ("r", .red), ("o", .orange), ("y", .yellow), ("g", .green), ("b", .blue), ("p", .purple),
      ("k", .black), ("w", .white), ("a", .gray),
    ]
    let environment = EnvironmentValues()
    colors = named.map { character, color in
      let resolved = color.resolve(in: environment)
      let components = [resolved.blue, resolved.green, resolved.red]
      return (character, components.map { Int(($0 * 255).rounded()) })
    }
  }

  func character(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Character {
    let start = (y * bitmap.width + x) * 4
    let pixel = bitmap.pixels[start..<start + 4].map { Int($0) }
    if pixel[3] == 0 { return "." }
    let match = colors.first { color in
      zip(color.bytes, pixel).allSatisfy { abs($0 - $1) <= 1 }
    }
    return pixel[3] == 255 ? match?.character ?? "?" : "?"
  }
}
