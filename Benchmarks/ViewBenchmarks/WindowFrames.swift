import Espalier
import EspalierDrawing
import EspalierHosting
import EspalierRendering
import EspalierTypesetting
import Foundation
import SwiftUI

/// A page full of text, as wide as a laptop's window, with a button in the middle.
private struct Page: View {
  @State private var isOn = false

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      ForEach(0..<4) { column in
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: "Chapter \(column + 1)").font(.title)
          if column == 1 { Button(isOn ? "Pressed" : "Press") { isOn.toggle() } }
          ForEach(0..<20) { Text(verbatim: Self.paragraph(column * 20 + $0)) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .clipped()
      }
    }
    .padding(16)
  }

  private static func paragraph(_ number: Int) -> String {
    (0..<32).map { vocabulary[($0 * 5 + number) % vocabulary.count] }.joined(separator: " ")
  }
}

/// Two thousand labels in a window that shows them all, of which one can be changed.
private struct ManyLabels: View {
  let model: Labels.Model

  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<20, id: \.self) { column in
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            ModelLabel(index: column * 100 + row, model: column == 10 && row == 50 ? model : nil)
          }
        }
      }
    }
  }
}

private struct ModelLabel: View {
  let index: Int
  let model: Labels.Model?

  var body: some View { Text(verbatim: model?.text ?? "label \(index)") }
}

/// Times of a window's work: a whole picture, the few pixels that a press changes, and the list of
/// a change before that.
@MainActor func reportWindow() {
  reportLabel()
  let window = Window(Page(), CGSize(width: 1280, height: 800))
  let first = best(1) { window.paint() }
  let whole = best(20) {
    window.forget()
  } then: {
    window.paint()
  }
  let button = CGPoint(x: 360, y: 64)
  var areas: [CGFloat] = []
  let press = best(20) {
    window.press(.down, button)
    areas.append(window.paint())
  }
  let release = best(20) {
    window.press(.down, button)
    window.paint()
  } then: {
    window.press(.up, button)
    areas.append(window.paint())
  }
  print(
    "window of 1280 by 800 full of text: first frame \(text(first)) ms, all pixels again "
      + "\(text(whole, limit: 25)), a button goes down \(text(press, limit: 2)) and acts "
      + "\(text(release, limit: 2)), points painted \(text(areas.max() ?? 0))")
}

@MainActor private func reportLabel() {
  let model = Labels.Model()
  let session = Session(
    ManyLabels(model: model), environment: EnvironmentValues(), textEngine: Typesetter())
  let size = CGSize(width: 1600, height: 2400)
  session.frame(.window(size))
  _ = session.picture(scale: 2)
  let before = session.graph.counters
  var changes = 0
  var rects: [CGRect] = []
  let change = best(50) {
    changes += 1
    model.text = "changed \(changes)"
    session.frame(.window(size))
    rects = session.picture(scale: 2).damage ?? []
  }
  let after = session.graph.counters
  print(
    "one label of 2,000 that are seen, from state to display list: \(text(change, limit: 0.3)), bodies "
      + "\((after.bodies - before.bodies) / changes), elements drawn anew "
      + "\((after.displayItems - before.displayItems) / changes), rectangles to paint \(rects.count)"
  )
}

/// A window without a screen.
@MainActor private final class Window {
  private let session: Session
  private let size: CGSize
  private let renderer = RasterRenderer()
  private var memory: [UInt8]
  private var isForgotten = true

  init(_ view: some View, _ size: CGSize) {
    session = Session(view, environment: EnvironmentValues(), textEngine: Typesetter())
    self.size = size
    memory = [UInt8](repeating: 0, count: Int(size.width * size.height) * 4)
  }

  /// Makes the next frame paint everything.
  func forget() { isForgotten = true }

  func press(_ phase: PointerEvent.Phase, _ point: CGPoint) {
    session.send(.pointer(PointerEvent(phase, at: point)))
  }

  /// Makes a frame and paints the changes; returns their area in square points.
  @discardableResult func paint() -> CGFloat {
    session.frame(.window(size))
    let picture = session.picture(scale: 1)
    let damage = isForgotten ? nil : picture.damage
    isForgotten = false
    let (width, height) = (Int(size.width), Int(size.height))
    memory.withUnsafeMutableBufferPointer { memory in
      guard let pixels = memory.baseAddress else { return }
      try? renderer.draw(
        picture.list, scale: 1, background: picture.background, damage: damage,
        into: RasterRenderer.PixelBuffer(
          pixels: pixels, width: width, height: height, stride: width * 4))
    }
    return (damage ?? [CGRect(origin: .zero, size: size)]).reduce(0) { $0 + $1.width * $1.height }
  }
}
