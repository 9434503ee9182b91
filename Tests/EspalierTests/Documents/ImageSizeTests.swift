import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A picture of 60 by 40 points in a frame of 120 by 120.
@MainActor @Suite struct ImageSizeTests {
  private let picture = Image(size: CGSize(width: 60, height: 40), label: Text("A pond")) {
    context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), with: .color(.yellow))
    context.fill(Path(ellipseIn: CGRect(x: 10, y: 0, width: 40, height: 40)), with: .color(.blue))
  }

  private func place(_ view: some View) -> [String] {
    LayoutSnapshot(
      of: view.called("picture").border(.red).frame(width: 120, height: 120),
      proposal: .unspecified
    ).places("picture")
  }

  @Test func `a picture has its own size whatever it is proposed`() {
    let (x, y): (Int, Int) = ((120 - 60) / 2, (120 - 40) / 2)
    #expect(place(picture) == ["\(x),\(y) 60x40"])
  }

  @Test func `a resizable picture takes all that it is proposed`() {
    #expect(place(picture.resizable()) == ["0,0 120x120"])
  }

  @Test func `a fitted picture is as wide as the frame and keeps its proportions`() throws {
    let height: Int = 120 * 40 / 60
    #expect(height == 80)
    let fitted = picture.resizable().aspectRatio(contentMode: .fit)
    let scaled = picture.resizable().scaledToFit()
    let top: Int = (120 - height) / 2
    #expect(place(fitted) == ["0,\(top) 120x80"])
    #expect(place(scaled) == place(fitted))
    let room = ProposedViewSize(width: 120, height: 120)
    #expect(try scaled.png(room) == fitted.png(room))
  }

  @Test func `a filling picture is as high as the frame and overflows at the sides`() {
    let width: Int = 120 * 60 / 40
    #expect(width == 180)
    let filling = picture.resizable().aspectRatio(contentMode: .fill)
    let start: Int = (120 - width) / 2
    #expect(place(filling) == ["\(start),0 180x120"])
    #expect(place(picture.resizable().scaledToFill()) == place(filling))
  }

  @Test func `a resizable picture of fixed size has its own size again`() {
    #expect(place(picture.resizable().fixedSize()) == ["30,40 60x40"])
  }

  @Test func `a picture that fills its frame is not cut off`() {
    let tile = Image(size: CGSize(width: 3, height: 1)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 1)), with: .color(.blue))
    }
    expectDrawing(
      of: tile.resizable().aspectRatio(contentMode: .fill).frame(width: 2, height: 2)
        .frame(width: 8, height: 4),
      is: """
        ........
        .bbbbbb.
        .bbbbbb.
        ........
        """)
  }
}
