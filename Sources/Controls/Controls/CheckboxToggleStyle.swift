import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// Shows a toggle as a check box before its label.
public struct CheckboxToggleStyle {
  public init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct CheckboxToggle {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelPlacement) private var placement
}

@MainActor extension CheckboxToggle: View {
  @ViewBuilder var body: some View {
    if placement.hides(.checkboxes) {
      toggle.accessibilityNamed(by: configuration.label)
    } else {
      toggle
    }
  }

  private var toggle: some View {
    Pressable(accessibilityRole: .checkbox, action: { configuration.isOn.toggle() }) { isPressed in
      MarkedLabel(
        mark: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off,
        isPressed: isPressed, label: configuration.label
      )
      // The spacing between the box and its label belongs to both.
      .contentShape(Rectangle())
    }
    .toggleSpacing()
    .controlValue(.checkbox, isOn: configuration.isOn, isMixed: configuration.isMixed)
  }
}

/// The state of a mark: off, on, or mixed.
package enum ControlMark: Equatable {
  case off, on, mixed
}

/// A box with a mark in it, and the label beside it.
struct MarkedLabel<Label: View> {
  let mark: ControlMark
  let isPressed: Bool
  let label: Label
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.labelPlacement) private var placement
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension MarkedLabel: View {
  var body: some View {
    let box = ControlMarkBox(mark: mark, isRound: false, isPressed: isPressed)
    if placement.hides(.checkboxes) {
      box
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box.alignmentGuide(.firstTextBaseline) { box in
          // The mark's middle is at half the height of the label's capital letters, 0.352 em, in
          // whole points: a mark of 16 points then takes the 16 of a line whose baseline is at 13,
          // for 13 - 16 / 2 = 5.
          box[VerticalAlignment.center] + (metrics.labelFontSize * 0.352).rounded()
        }
        LabelColumn(spacing: metrics.markSpacing, isAfterControl: true) {
          TitleAndSubtitles(label: label)
        }
        .defaultForegroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
        .controlLabelFont()
      }
    }
  }
}

/// A box or circle with a mark in it.
struct ControlMarkBox {
  let mark: ControlMark
  /// True if this is a radio button.
  let isRound: Bool
  let isPressed: Bool
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension ControlMarkBox: View {
  var body: some View {
    let side = metrics.markSide
    let shape = ButtonBorderShape.roundedRectangle(radius: isRound ? side / 2 : side * 0.28)
    ZStack {
      if mark == .off {
        shape.fill(.fill.tertiary)
        shape.strokeBorder(.tertiary, lineWidth: 1)
      } else {
        shape.fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill))
      }
      PressShade(shape, .primary, opacity: 0.12, isPressed: isPressed)
      if mark != .off {
        MarkShape(mark: mark, isRound: isRound)
          .foregroundStyle(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tertiary))
      }
    }
    .frame(width: side, height: side)
    .contentShape(.focusEffect, shape)
    .controlAnimation(value: mark)
  }
}

/// A check mark, a dot, or a dash for the mixed state.
private struct MarkShape {
  let mark: ControlMark
  let isRound: Bool
  @Environment(\.controlMetrics) private var metrics
}

@MainActor extension MarkShape: View {
  var body: some View {
    let side = metrics.markSide
    if isRound {
      Circle().frame(width: side * 0.4, height: side * 0.4)
    } else if mark == .mixed {
      Capsule().frame(width: side * 0.54, height: max(1.5, side * 0.12))
    } else {
      CheckMark()
        .stroke(
          style: StrokeStyle(lineWidth: max(1.5, side * 0.12), lineCap: .round, lineJoin: .round)
        )
        .frame(width: side, height: side)
    }
  }
}

/// A check mark in the middle of its square.
struct CheckMark: Shape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      path.move(to: point(0.27, 0.53))
      path.addLine(to: point(0.44, 0.71))
      path.addLine(to: point(0.74, 0.3))
    }
  }

  /// A mark is not an arrow: it is not mirrored from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
