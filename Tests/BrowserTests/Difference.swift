@testable import EspalierDrawing
@testable import EspalierRendering

/// The difference of two pictures of one size.
struct Difference {
  /// Of all components, from 0 to 255.
  var mean: Double
  /// The share of pixels of which one component is off by more than 64.
  var farShare: Double

  init?(_ first: Bitmap, _ second: Bitmap) {
    guard first.width == second.width, first.height == second.height else { return nil }
    var sum = 0
    var far = 0
    for start in stride(from: 0, to: first.pixels.count, by: 4) {
      var largest = 0
      for index in start..<start + 4 {
        let distance = abs(Int(first.pixels[index]) - Int(second.pixels[index]))
        sum += distance
        largest = max(largest, distance)
      }
      if largest > 64 { far += 1 }
    }
    mean = Double(sum) / Double(first.pixels.count)
    farShare = Double(far) / Double(first.pixels.count / 4)
  }
}
