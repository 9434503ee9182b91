/// The numbers that stand for the parts of a frame; `painter.js` and `reader.js` have the same.
enum Wire {
  /// The first byte of a message to the page.
  enum Message: UInt8 {
    case frame = 1
    case outlines = 2
    case image = 3
    /// The page forgets the images that it has.
    case forgetImages = 4
  }

  /// The fate of an item of the last frame, or its replacement.
  enum Change: UInt8 {
    case new = 0
    case sameGroup = 1
    case otherEffect = 2
    case kept = 3
  }

  enum Item: UInt8 {
    case nothing = 0
    case fill = 1
    case stroke = 2
    case glyphs = 3
    case image = 4
    case group = 5
  }

  enum Shape: UInt8 {
    case rect = 0
    case ellipse = 1
    case outline = 2
  }

  enum Paint: UInt8 {
    case color = 0
    case linear = 1
    case radial = 2
    case conic = 3
    case tiles = 4
    case backdrop = 5
  }

  enum Effect: UInt8 {
    case transform = 0
    case opacity = 1
    case blend = 2
    case clip = 3
    case mask = 4
    case shadow = 5
    case innerShadow = 6
    case layer = 7
    case blur = 8
    case colors = 9
    case alphaThreshold = 10
    /// The items as they are.
    case none = 11
  }
}
