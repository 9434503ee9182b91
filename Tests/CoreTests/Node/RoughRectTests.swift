import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct RoughRectTests {
  @Test func `a rough rectangle covers the original in half the memory`() throws {
    for origin in [0, 0.1, -8.1509, 1e6 + 0.3, -3e7 - 0.7] as [CGFloat] {
      for length in [0, 0.2, 16, 1e5 + 0.1] as [CGFloat] {
        let rect = CGRect(x: origin, y: -origin, width: length, height: length / 3)
        let rough = try #require(RoughRect(rect).rect)
        #expect(rough.minX <= rect.minX && rough.maxX >= rect.maxX)
        #expect(rough.minY <= rect.minY && rough.maxY >= rect.maxY)
        // A number of 24 bits is off by less than one part in 8 million.
        let slack = (abs(origin) + length) / 8e6
        #expect(rough.width <= rect.width + 2 * slack && rough.height <= rect.height + 2 * slack)
      }
    }
    #expect(MemoryLayout<RoughRect>.size * 2 <= MemoryLayout<CGRect?>.size)
  }

  @Test func `whole numbers are kept exactly`() {
    let rect = CGRect(x: -3, y: 5, width: 400, height: 100_000)
    #expect(RoughRect(rect).rect == rect)
  }

  @Test func `no rectangle, an empty one and an infinite one stay what they are`() throws {
    #expect(RoughRect().rect == nil)
    #expect(RoughRect(.null).rect?.isNull == true)
    let all = try #require(RoughRect(.infinite).rect)
    #expect(all.minX < -1e20 && all.maxX > 1e20 && all.width.isFinite)
  }
}
