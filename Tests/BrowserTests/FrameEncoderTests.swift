import Foundation
import Testing

@testable import EspalierBrowser
@testable import EspalierDrawing

/// Messages for a frame, by their size and kind; their painting by the page is tested in a browser.
struct FrameEncoderTests {
  private static let size = CGSize(width: 300, height: 200)
  /// The length of the first frame's message without items.
  ///
  /// It begins with its kind, number, a flag, the size (2 numbers), the scale, the background (4 bytes) and the number of
  /// damaged rectangles, none here, and the three counts of the outermost list follow. A damaged rectangle is four counts,
  /// each of one byte below 128.
  private static let header = 1 + 1 + 1 + 2 * 4 + 4 + 4 + 1 + 3

  @Test func `a rectangle takes a few bytes`() {
    var encoder = FrameEncoder()
    let frame = encoder.frame([rect(0)])
    // New, fill, rule, shape, 4 numbers, paint, color.
    #expect(frame?.count == Self.header + 1 + 1 + 1 + 1 + 16 + 1 + 4)
  }

  @Test func `nothing is sent when nothing has changed`() {
    var encoder = FrameEncoder()
    #expect(encoder.frame([rect(0), rect(1)]) != nil)
    #expect(encoder.frame([rect(0), rect(1)]) == nil)
  }

  @Test func `only the changed one of many items is sent`() {
    var encoder = FrameEncoder()
    var items = (0..<1_000).map(rect)
    let first = encoder.frame(items)
    items[500] = rect(2_000)
    let second = encoder.frame(items)
    #expect(first.map { $0.count > 1_000 * 20 } == true)
    // Numbers from 128 take two bytes: 500 items stay before it and 499 after.
    #expect(second?.count == Self.header + 2 + 25)
  }

  /// With 2 changes a second and 2 bytes of a WebSocket's frame around each, that is less than 200 bytes a second.
  @Test func `a caret that blinks deep inside takes less than 98 bytes a change`() {
    var encoder = FrameEncoder()
    func list(isShown: Bool) -> [DisplayItem] {
      var items = (0..<50).map(rect) + (isShown ? [rect(60)] : [])
      for level in 0..<5 {
        let shift = CGAffineTransform(translationX: CGFloat(level), y: 0)
        items = (0..<20).map(rect) + [.group(.transform(shift), items)]
      }
      return items
    }
    _ = encoder.frame(list(isShown: false))
    for isShown in [true, false, true] {
      let count = encoder.frame(list(isShown: isShown))?.count ?? 1_000
      #expect(count < 98)
    }
  }

  @Test func `an item that moved to another place of the list is not sent again`() {
    var encoder = FrameEncoder()
    _ = encoder.frame([rect(0), rect(1), rect(2)])
    let frame = encoder.frame([rect(1), rect(2)])
    // The last two stay; the rectangle of the first is damaged.
    #expect(frame?.count == Self.header + 4)
  }

  @Test func `a group with another effect keeps its items`() {
    var encoder = FrameEncoder()
    let items = (0..<100).map(rect)
    _ = encoder.frame([.group(.opacity(0.5), items)])
    let frame = encoder.frame([.group(.opacity(0.6), items)])
    // Kind of change, index, effect, its number, and three counts, one of them 100.
    #expect(frame?.count == Self.header + 4 + 1 + 1 + 1 + 4 + 3)
  }

  @Test func `the damage covers what changed`() {
    var encoder = FrameEncoder()
    let shift = CGAffineTransform(translationX: 100, y: 50)
    _ = encoder.frame([rect(0), .group(.transform(shift), [rect(1), rect(2)])])
    let frame = encoder.frame([rect(0), .group(.transform(shift), [rect(1), rect(5)])])
    // From the rectangle at 2,0 to that at 5,0, each of them 10 wide and high, moved, with a point around them.
    let damage = frame.map { FrameEncoderTests.damage(in: $0) }
    #expect(damage == [CGRect(x: 100 + 2 - 1, y: 50 - 1, width: 3 + 10 + 2, height: 10 + 2)])
  }

  @Test func `changes far from each other are separate damages, as in windows`() {
    var encoder = FrameEncoder()
    _ = encoder.frame([rect(0), rect(50), rect(200)])
    let old = DisplayList(size: Self.size, items: [rect(0), rect(50), rect(200)])
    let new = DisplayList(size: Self.size, items: [rect(1), rect(50), rect(201)])
    let damage = encoder.frame(new.items).map { FrameEncoderTests.damage(in: $0) }
    #expect(
      damage == [
        CGRect(x: 0, y: 0, width: 12, height: 11), CGRect(x: 199, y: 0, width: 13, height: 11),
      ])
    #expect(new.damage(since: old)?.count == 2)
  }

  @Test func `a change under a shadow damages all of it`() {
    var encoder = FrameEncoder()
    let shadow = DisplayEffect.shadow(color: .black, radius: 4, offset: .zero)
    _ = encoder.frame([.group(shadow, [rect(50)])])
    let frame = encoder.frame([.group(shadow, [rect(51)])])
    // 1.5 radii around the rectangles from 50 to 61, and a point; above and left the page ends.
    let damage = frame.map { FrameEncoderTests.damage(in: $0) }
    #expect(damage == [CGRect(x: 50 - 6 - 1, y: 0, width: 11 + 2 * 6 + 2, height: 10 + 6 + 1)])
  }

  @Test func `images are sent once, whatever object has the pixels`() {
    var encoder = FrameEncoder()
    func image(at x: CGFloat) -> DisplayItem {
      let bitmap = Bitmap(
        width: 8, height: 8, pixels: Array(repeating: 200, count: 256), name: "gray")
      return .image(
        DisplayImage(bitmap: bitmap, frame: CGRect(x: x, y: 0, width: 8, height: 8)))
    }
    #expect(encoder.kinds([image(at: 0)]) == [.image, .frame])
    #expect(encoder.kinds([image(at: 1), image(at: 20)]) == [.frame])
  }

  @Test func `what the page cannot paint is sent as a picture`() {
    var projection = ProjectionTransform()
    projection.m13 = 0.001
    let items: [DisplayItem] = [
      .group(.projection(projection), [rect(1)]),
      .group(.blur(radius: 3, isOpaque: true), [rect(1)]),
    ]
    for item in items {
      var encoder = FrameEncoder()
      #expect(encoder.kinds([item]) == [.image, .frame])
    }
  }

  /// A part painted at 0 would stay there, as no damage is reported for it when it leaves.
  @Test func `infinite and huge numbers are sent as far away`() {
    func number(_ value: CGFloat) -> Float {
      var writer = ByteWriter()
      writer.write(value)
      return writer.bytes.withUnsafeBytes { $0.loadUnaligned(as: Float.self) }
    }
    for far in [CGFloat.infinity, 1e300, 1e39] {
      #expect(number(far) == 1e9)
      #expect(number(-far) == -1e9)
    }
    #expect(number(.nan) == 0)
    #expect(number(-2.5) == -2.5)
  }

  @Test func `everything is sent again at another scale or size`() {
    var encoder = FrameEncoder()
    let items = (0..<100).map(rect)
    let first = encoder.frame(items)?.count
    #expect(encoder.frame(items, scale: 2)?.count == first)
    let list = DisplayList(size: CGSize(width: 5, height: 5), items: items)
    let frame = encoder.encode(list, scale: 2, background: .white)
    #expect(frame?.messages.last?.count == first)
  }

  @Test func `NaN, infinite numbers and endless paths are harmless`() {
    let strange: [CGFloat] = [.nan, .infinity, -.infinity, 1e308]
    for number in strange {
      var encoder = FrameEncoder()
      let rect = CGRect(x: number, y: number, width: number, height: 10)
      let transform = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0)
      let items: [DisplayItem] = [
        .fill(Path(rect), .color(.black), FillStyle()),
        .group(.transform(transform), [self.rect(1), .group(.opacity(number), [self.rect(2)])]),
        .group(.blur(radius: number, isOpaque: true), [self.rect(1)]),
        .fill(Path(rect), .linearGradient([], start: .zero, end: .zero), FillStyle()),
      ]
      #expect(encoder.frame(items) != nil)
      #expect(encoder.frame(items + [self.rect(3)]) != nil)
    }
  }

  private func rect(_ x: Int) -> DisplayItem {
    .fill(
      Path(CGRect(x: x, y: 0, width: 10, height: 10)), .color(.black), FillStyle())
  }

  /// The damaged rectangles of a frame.
  private static func damage(in frame: [UInt8]) -> [CGRect] {
    var bytes = frame.dropFirst(1 + 1 + 1 + 2 * 4 + 4 + 4)
    func count() -> Int {
      var (result, shift) = (0, 0)
      while let byte = bytes.popFirst() {
        result |= Int(byte & 0x7F) << shift
        if byte & 0x80 == 0 { break }
        shift += 7
      }
      return result
    }
    return (0..<count()).map { _ in
      CGRect(x: count(), y: count(), width: count(), height: count())
    }
  }

  @Test func `the page reads as many values of an effect as are sent`() {
    let matrix = ColorMatrix()
    let effects: [DisplayEffect] = [
      .transform(.identity), .opacity(1), .blend(.multiply), .clip(Path(), FillStyle()), .mask([]),
      .shadow(color: .black, radius: 1, offset: .zero),
      .innerShadow(color: .black, radius: 1, offset: .zero), .layer,
      .blur(radius: 1, isOpaque: false), .colors(matrix), .alphaThreshold(0...1, .black),
      .projection(ProjectionTransform()), .link(URL(filePath: "/"), .zero),
    ]
    #expect(effects.map(\.traits.kind) == EffectKind.allCases)
    for effect in effects {
      let (values, fields) = (effect.traits.values, effect.traits.kind.fields)
      #expect(values.count == fields.count)
      for (value, field) in zip(values, fields) {
        switch (value, field.form) {
        case (.number, .number), (.byte, .byte), (.color, .color), (.offset, .point),
          (.path, .outline), (.items, .changes):
          break
        case (.numbers(let numbers), .numbers(let count)): #expect(numbers.count == count)
        default: Issue.record("\(effect): \(field.name) is sent in another form")
        }
      }
    }
  }

  @Test func `the page's constants are made from the program's`() {
    let script = Wire.script
    #expect(
      script.contains("export const change = { new: 0, sameGroup: 1, otherEffect: 2, kept: 3 };"))
    let colors = #"{ kind: "colors", fields: [["matrix", "numbers", 20]] },"#
    #expect(script.contains(colors))
    #expect(script.contains(#"export const blendModes = ["normal", "multiply","#))
  }
}

extension FrameEncoder {
  /// The message with the frame itself; nil if none is sent.
  fileprivate mutating func frame(_ items: [DisplayItem], scale: CGFloat = 1) -> [UInt8]? {
    let list = DisplayList(size: CGSize(width: 300, height: 200), items: items)
    return encode(list, scale: scale, background: .white)?.messages.last
  }

  fileprivate mutating func kinds(_ items: [DisplayItem]) -> [Wire.Message] {
    let list = DisplayList(size: CGSize(width: 300, height: 200), items: items)
    let messages = encode(list, scale: 1, background: .white)?.messages ?? []
    return messages.compactMap { $0.first.flatMap(Wire.Message.init) }
  }
}
