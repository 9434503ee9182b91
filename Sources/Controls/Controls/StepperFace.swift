import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The two halves of a stepper: one above the other on the Mac, side by side on the phone.
struct StepperFace {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// The value for assistive programs; nil if it is not a number.
  var number: ControlNumber?
  /// The size; nil stands for the platform's.
  var size: CGSize?
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.look.controls) private var look
}

@MainActor extension StepperFace: View {
  var body: some View {
    let size = size ?? metrics.stepperSize
    let shape = RoundedRectangle(cornerRadius: cornerRadius(size))
    halves
      .frame(width: size.width, height: size.height)
      .background(.fill.secondary, in: shape)
      .clipShape(shape)
      .contentShape(.focusEffect, shape)
      .onArrowKeys { isForward in
        (isForward ? increment : decrement)?()
        return true
      }
      .adjustableControl(
        .stepper, number: number, increment: increment, decrement: decrement)
  }

  @ViewBuilder private var halves: some View {
    switch look.stepper {
    case .stacked:
      VStack(spacing: 0) {
        half(increment, "chevron.up")
        Rectangle().fill(.separator).frame(height: 1).padding(.horizontal, 3)
        half(decrement, "chevron.down")
      }
    case .sideBySide:
      HStack(spacing: 0) {
        half(decrement, "minus")
        Divider().frame(height: 20)
        half(increment, "plus")
      }
    }
  }

  private func cornerRadius(_ size: CGSize) -> CGFloat {
    switch look.stepper {
    case .stacked: size.width / 4
    case .sideBySide: size.height / 2
    }
  }

  private var symbolSize: CGFloat {
    switch look.stepper {
    case .stacked: (size ?? metrics.stepperSize).width * 0.5
    case .sideBySide: 17
    }
  }

  private func half(_ action: (() -> Void)?, _ symbol: String) -> some View {
    StepperHalf(
      symbol: symbol, action: action, onEditingChanged: onEditingChanged,
      symbolSize: symbolSize)
  }
}

private struct StepperHalf {
  let symbol: String
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  let symbolSize: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls) private var look
  @State private var isPressed = false
  /// True if this press, or the last one, has made a step.
  @State private var hasStepped = false
}

@MainActor extension StepperHalf: View {
  var body: some View {
    let isActive = isEnabled && action != nil
    Image(systemName: symbol)
      .font(.system(size: symbolSize, weight: .medium))
      .foregroundStyle(isActive ? .primary : .tertiary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { PressShade(Rectangle(), .fill, isPressed: isPressed && isActive) }
      .contentShape(Rectangle())
      .alarm(
        isRunning: isPressed && isActive, after: Pressable<EmptyView>.repeatDelay,
        every: Pressable<EmptyView>.repeatInterval
      ) { step() }
      // The mouse makes a step at once, a finger when it leaves: till then it may scroll. While it is down, more follow.
      ._onButtonGesture { pressing in
        if pressing == isPressed { return }
        isPressed = pressing
        if !pressing { return hasStepped ? onEditingChanged(false) : () }
        hasStepped = false
        if look.stepsWhenPressed && isActive { step() }
      } perform: {
        if hasStepped || !isActive { return }
        step()
        onEditingChanged(false)
      }
  }

  private func step() {
    if !hasStepped { onEditingChanged(true) }
    hasStepped = true
    action?()
  }
}
