import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The panel that a color picker opens: an area of saturations and brightnesses, a scale of hues,
/// one of opacities, a palette, and the color in digits.
struct ColorPanel {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  /// The displayed color: black and white have no hue of their own, and keep the one chosen before.
  @State private var shown = HSBColor(hue: 0, saturation: 0, brightness: 0)
  @Environment(\.self) private var environment

  private static let width: CGFloat = 236

  /// Apple's colors and grays, in rows of equal length.
  private static let palette: [[Color]] = [
    [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue],
    [.indigo, .purple, .pink, .brown] + [0, 0.35, 0.7, 1].map { Color(white: $0) },
  ]
}

@MainActor extension ColorPanel: View {
  var body: some View {
    let color = current
    VStack(alignment: .leading, spacing: 12) {
      ColorArea(color: binding(color))
        .frame(height: 130)
      ColorTrack(
        value: part(\.hue, color), name: "Hue",
        colors: stride(from: 0.0, through: 1, by: 1.0 / 6).map {
          Color(hue: $0, saturation: 1, brightness: 1)
        })
      if supportsOpacity {
        ColorTrack(value: part(\.opacity, color), name: "Opacity", colors: opacities(of: color))
      }
      VStack(spacing: 6) {
        ForEach(Self.palette.indices, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(Self.palette[row].indices, id: \.self) { column in
              if column > 0 { Spacer(minLength: 4) }
              swatch(Self.palette[row][column])
            }
          }
        }
      }
      HexField(color: resolved) { choose($0) }
    }
    .frame(width: Self.width)
    // The choice is remembered before it is changed, so that its hue survives black.
    .onChange(of: color, initial: true) { shown = color }
  }

  private var resolved: Color.Resolved { selection.wrappedValue.resolve(in: environment) }

  /// The selected color; gray, which has no hue, keeps the hue that was displayed last.
  private var current: HSBColor { HSBColor(resolved, keeping: shown) }

  private func binding(_ color: HSBColor) -> Binding<HSBColor> {
    Binding(
      get: { color },
      set: { new in
        shown = new
        selection.wrappedValue = new.color
      })
  }

  private func part(
    _ path: WritableKeyPath<HSBColor, Double>, _ color: HSBColor
  ) -> Binding<Double> {
    let whole = binding(color)
    return Binding(
      get: { color[keyPath: path] },
      set: { new in
        var changed = color
        changed[keyPath: path] = new
        whole.wrappedValue = changed
      })
  }

  /// Takes a color; it keeps the opacity if none can be chosen.
  private func choose(_ color: Color.Resolved) {
    var color = color
    if !supportsOpacity { color.opacity = resolved.opacity }
    selection.wrappedValue = Color(color)
  }

  private func opacities(of color: HSBColor) -> [Color] {
    [0.0, 1].map { opacity in
      var end = color
      end.opacity = opacity
      return end.color
    }
  }

  private func swatch(_ color: Color) -> some View {
    let known = color.resolve(in: environment)
    var chosen = resolved
    chosen.opacity = 1
    return Pressable(action: {
      var new = known
      new.opacity = resolved.opacity
      choose(new)
    }) { isPressed in
      Circle()
        .fill(color)
        .overlay { Circle().strokeBorder(.primary.opacity(0.2), lineWidth: 1) }
        .padding(3)
        .overlay {
          if HexColor.text(known) == HexColor.text(chosen) {
            Circle().strokeBorder(.tint, lineWidth: 2)
          }
        }
        .frame(width: 24, height: 24)
        .contentShape(Circle())
        .faint(0.6, isPressed: isPressed)
    }
    .accessibilityLabel(Text(verbatim: HexColor.text(known)))
  }
}

/// All saturations of a hue from left to right, and all brightnesses from the bottom up.
private struct ColorArea {
  let color: Binding<HSBColor>
  @State private var size = CGSize.zero

  /// The distance by which an arrow key moves the mark.
  private static let step = 0.02
}

@MainActor extension ColorArea: View {
  var body: some View {
    let color = color.wrappedValue
    let shape = RoundedRectangle(cornerRadius: 8)
    ZStack {
      LinearGradient(
        colors: [.white, Color(hue: color.hue, saturation: 1, brightness: 1)],
        startPoint: .leading, endPoint: .trailing)
      LinearGradient(colors: [.black.opacity(0), .black], startPoint: .top, endPoint: .bottom)
    }
    .clipShape(shape)
    .overlay { shape.strokeBorder(.primary.opacity(0.15), lineWidth: 1) }
    .overlay {
      ColorKnob(
        color: Color(hue: color.hue, saturation: color.saturation, brightness: color.brightness)
      )
      .position(x: color.saturation * size.width, y: (1 - color.brightness) * size.height)
    }
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
    .contentShape(Rectangle())
    .contentShape(.focusEffect, shape)
    .gesture(DragGesture(minimumDistance: 0).onChanged { choose(at: $0.location) })
    .focusable(interactions: .edit)
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
      MainActor.assumeIsolated { move(press.key) }
      return .handled
    }
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Saturation and Brightness"))
    .accessibilityValue(Text(verbatim: value(color)))
  }

  private func value(_ color: HSBColor) -> String {
    [color.saturation, color.brightness].map {
      $0.formatted(.percent.precision(.fractionLength(0)))
    }
    .joined(separator: ", ")
  }

  private func choose(at point: CGPoint) {
    guard size.width > 0, size.height > 0 else { return }
    set(saturation: point.x / size.width, brightness: 1 - point.y / size.height)
  }

  private func move(_ key: KeyEquivalent) {
    let color = color.wrappedValue
    let right = key == .rightArrow ? Self.step : key == .leftArrow ? -Self.step : 0
    let up = key == .upArrow ? Self.step : key == .downArrow ? -Self.step : 0
    set(saturation: color.saturation + right, brightness: color.brightness + up)
  }

  private func set(saturation: Double, brightness: Double) {
    var new = color.wrappedValue
    new.saturation = min(1, max(0, saturation))
    new.brightness = min(1, max(0, brightness))
    color.wrappedValue = new
  }
}

/// A color in digits, which can be written.
private struct HexField {
  let color: Color.Resolved
  let choose: @MainActor (Color.Resolved) -> Void
  @State private var text = ""
  @FocusState private var isFocused: Bool
}

@MainActor extension HexField: View {
  var body: some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 5)
        .fill(Color(color))
        .background { Checkerboard().clipShape(RoundedRectangle(cornerRadius: 5)) }
        .frame(width: 44, height: 22)
      Spacer(minLength: 0)
      TextField(text: $text) { Text("Hex") }
        .monospaced()
        .frame(width: 104)
        .focused($isFocused)
        .onSubmit { take() }
    }
    // Written while the field has the focus, too, so that a color chosen elsewhere is not replaced
    // by the one before it.
    .onChange(of: color, initial: true) { text = HexColor.text(color) }
    .onChange(of: isFocused) { if !isFocused { take() } }
  }

  /// Takes the written text if it is a color; otherwise shows the current color again.
  private func take() {
    if text != HexColor.text(color), let new = HexColor.color(text) { choose(new) }
    text = HexColor.text(HexColor.color(text) ?? color)
  }
}
