@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Symbol {
  /// A thing that other symbols stand in, as the lock in `lock.icloud`.
  struct Holder: Sendable {
    let name: String
    /// The middle of the room for them, as shares of the width and the height of the thing.
    let x: CGFloat
    let y: CGFloat
    /// The side of that room, which is a square.
    let room: CGFloat

    init(_ name: String, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5, room: CGFloat) {
      (self.name, self.x, self.y, self.room) = (name, x, y, room)
    }
  }

  /// Things that hold others, by the last words of names.
  static let holders: [String: Holder] = [
    "applewatch": Holder("applewatch", room: 42),
    "batteryblock": Holder("batteryblock", 0.5, 0.58, room: 54),
    "bin": Holder("bin", 0.5, 0.6, room: 46),
    "clipboard": Holder("clipboard", 0.5, 0.58, room: 52),
    "cloud": Holder("cloud", 0.5, 0.58, room: 44),
    "desktopcomputer": Holder("desktopcomputer", 0.5, 0.38, room: 46),
    "display": Holder("display", 0.5, 0.38, room: 46),
    "doc": Holder("doc", 0.5, 0.62, room: 46),
    "document": Holder("doc", 0.5, 0.62, room: 46),
    "folder": Holder("folder", 0.5, 0.6, room: 46),
    "heart": Holder("heart", 0.5, 0.45, room: 52),
    "house": Holder("hollow.house", 0.5, 0.62, room: 44),
    "icloud": Holder("icloud", 0.5, 0.58, room: 44),
    "ipad": Holder("ipad", room: 48),
    "iphone": Holder("iphone", room: 40),
    "laptopcomputer": Holder("laptopcomputer", 0.5, 0.4, room: 42),
    "lock": Holder("lock", 0.5, 0.7, room: 34),
    "message": Holder("message", 0.5, 0.46, room: 54),
    "trash": Holder("bin", 0.5, 0.6, room: 46),
    "arrow.circlepath": Holder("gobackward", 0.5, 0.56, room: 46),
    "arrow.counterclockwise": Holder("gobackward", 0.5, 0.56, room: 46),
    "arrow.triangle.circlepath": Holder("gobackward", 0.5, 0.56, room: 46),
    "arrow.triangle.2.circlepath": Holder("arrow.triangle.2.circlepath", room: 42),
    "camera": Holder("camera", 0.5, 0.56, room: 44),
    "goforward": Holder("goforward", 0.5, 0.56, room: 46),
    "gobackward": Holder("gobackward", 0.5, 0.56, room: 46),
    "magnifyingglass": Holder("magnifyingglass", 0.4, 0.4, room: 44),
    "rectangle.on.rectangle": Holder("rectangle.on.rectangle", 0.4, 0.38, room: 46),
    "rectangle.stack": Holder("rectangle.stack", 0.5, 0.62, room: 50),
    "square.stack": Holder("rectangle.stack", 0.5, 0.62, room: 50),
    "tv": Holder("tv", 0.5, 0.44, room: 46),
    "video": Holder("video", 0.36, 0.5, room: 42),
    "viewfinder": Holder("viewfinder", room: 56),
  ]

  /// Things that stand around others only, and have no name of their own.
  static func hollow(_ name: String) -> Symbol? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    return SymbolSketch.holders[stem]?.symbol(isFilled: isFilled)
  }

  /// Drawings of several figures that also stand in shapes.
  static let enclosable: [String: Symbol] = [
    "rectangle.stack": frames["rectangle.stack"], "square.stack": frames["square.stack"],
    "rectangle.on.rectangle": frames["rectangle.on.rectangle"], "square": figures["square"],
    "rectangle.portrait": frames["rectangle.portrait"],
    "square.stack.3d.up": piles["square.stack.3d.up"],
  ].compactMapValues(\.self)
}

extension SymbolSketch {
  fileprivate static let holders: [String: SymbolSketch] = [
    "bin": SymbolSketch(
      body: "M22 30H106L98 114A10 10 0 0 1 88 122H40A10 10 0 0 1 30 114Z",
      lines: "M10 30H118M46 30V20A10 10 0 0 1 56 10H72A10 10 0 0 1 82 20V30"),
    "hollow.house": SymbolSketch(
      body: "M23 56L66 20L109 56V98A10 10 0 0 1 99 108H33A10 10 0 0 1 23 98Z",
      lines: "M5 58L66 7L127 58"),
    "dot": SymbolSketch(dots: "M6 12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"),
    "text": SymbolSketch(lines: "M8 14H108M8 42H108M8 70H108M8 98H70"),
    "arrow.triangle.turn.up.right": SymbolSketch(
      lines: "M22 108V66A20 20 0 0 1 42 46H76", dots: "M72 14L116 46L72 78Z"),
    "line.3.crossed.swirl": SymbolSketch(
      lines: """
        M62 62C52 44 60 24 80 16M62 62C82 60 98 74 96 96M62 62C52 80 32 84 14 72
        """,
      dots: "M50 62a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"),
    "clipboard": SymbolSketch(
      body: """
        M24 18H40V26A6 6 0 0 0 46 32H68A6 6 0 0 0 74 26V18H90A12 12 0 0 1 102 30V116\
        A12 12 0 0 1 90 128H24A12 12 0 0 1 12 116V30A12 12 0 0 1 24 18Z
        """,
      lines: "M46 8H68V26H46Z"),
  ]
}
