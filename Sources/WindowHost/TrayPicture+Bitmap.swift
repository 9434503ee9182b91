import EspalierAccessibility
import EspalierDrawing
import EspalierRendering

extension TrayPicture {
  /// The picture, in the order of colors that trays want.
  init(_ bitmap: Bitmap) {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(bitmap.width * bitmap.height * 4)
    for start in stride(from: 0, to: bitmap.pixels.count - 3, by: 4) {
      let (blue, green, red) = (
        bitmap.pixels[start], bitmap.pixels[start + 1], bitmap.pixels[start + 2]
      )
      let opacity = bitmap.pixels[start + 3]
      // The library's colors are multiplied by the opacity, those of trays are not.
      let plain = { (color: UInt8) -> UInt8 in
        opacity == 0 ? 0 : UInt8(min(255, (Int(color) * 255 + Int(opacity) / 2) / Int(opacity)))
      }
      pixels += [opacity, plain(red), plain(green), plain(blue)]
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}
