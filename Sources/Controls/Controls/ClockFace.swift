import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A clock whose hands can be turned, and the half of the day, which a press changes.
struct ClockFace {
  let choice: DateChoice
  @State private var turned: DateParts.Unit?
  @GestureState private var isHeld = false
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled

  private static let side: CGFloat = 119
  private static let numerals: CGFloat = 48.5

  private var time: (hour: Int, minute: Int) {
    (calendar.component(.hour, from: choice.date), calendar.component(.minute, from: choice.date))
  }
}

@MainActor extension ClockFace: View {
  var body: some View {
    let time = time
    ZStack {
      Circle().fill(.background)
      Circle().strokeBorder(.tertiary, lineWidth: 5)
      ForEach(1...12, id: \.self) { hour in
        let angle = Angle.degrees(Double(hour) * 30).radians
        Text(hour, format: .number)
          .font(.system(size: 13))
          .offset(x: Self.numerals * sin(angle), y: -Self.numerals * cos(angle))
      }
      Pressable(action: { choosePeriod() }) { _ in
        Text(verbatim: time.hour < 12 ? calendar.amSymbol : calendar.pmSymbol)
          .font(.system(size: 13, weight: .medium))
          .foregroundStyle(.secondary)
      }
      .offset(y: 17.5)
      hand(length: 36, Double(time.hour % 12) * 30 + Double(time.minute) / 2)
      hand(length: 48, Double(time.minute) * 6)
      Circle().frame(width: 6, height: 6)
    }
    .environment(\.layoutDirection, .leftToRight)
    .foregroundStyle(isEnabled ? .primary : .tertiary)
    .frame(width: Self.side, height: Self.side)
    .contentShape(Circle())
    .contentShape(.focusEffect, Circle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .updating($isHeld) { _, isHeld, _ in isHeld = true }
        .onChanged { turn($0) }
    )
    .onChange(of: isHeld) { if !isHeld { turned = nil } }
    .onArrowKeys { isForward in
      step(isForward ? 1 : -1)
      return true
    }
    .accessibilityElement(children: .ignore)
    .adjustableControl(.stepper, increment: { step(1) }, decrement: { step(-1) })
    .accessibilityValue(Text(choice.date, format: .dateTime.hour().minute()))
  }

  private func hand(length: CGFloat, _ degrees: Double) -> some View {
    Capsule()
      .frame(width: 3, height: length)
      .offset(y: -length / 2 + 4)
      .rotationEffect(.degrees(degrees))
      .allowsHitTesting(false)
  }

  // MARK: Changing

  private func set(_ unit: DateParts.Unit, _ number: Int) {
    let parts = DateParts(.hourAndMinute, Locale(identifier: "en_US"), calendar)
    if let date = parts.date(choice.date, setting: unit, to: number) { choice.choose(date) }
  }

  private func choosePeriod() { set(.dayPeriod, time.hour < 12 ? 1 : 0) }

  private func step(_ minutes: Int) {
    if let date = calendar.date(byAdding: .minute, value: minutes, to: choice.date) {
      choice.choose(date)
    }
  }

  /// Turns the hand that was nearer to where the drag began.
  private func turn(_ drag: DragGesture.Value) {
    guard isEnabled, let place = degrees(drag.location) else { return }
    if turned == nil {
      let (hour, minute) = time
      let start = degrees(drag.startLocation) ?? place
      let toHour = distance(start, Double(hour % 12) * 30 + Double(minute) / 2)
      let toMinute = distance(start, Double(minute) * 6)
      turned = toHour < toMinute ? .hour : .minute
    }
    if turned == .hour {
      let hour = Int((place / 30).rounded(.down)) % 12
      set(.hour, hour == 0 ? 12 : hour)
    } else {
      set(.minute, Int((place / 6).rounded()) % 60)
    }
  }

  /// Returns the direction of a point, in degrees clockwise from the top; nil in the middle.
  private func degrees(_ point: CGPoint) -> Double? {
    let (x, y) = (point.x - Self.side / 2, point.y - Self.side / 2)
    guard x.isFinite, y.isFinite, hypot(x, y) > 4 else { return nil }
    let degrees = atan2(x, -y) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private func distance(_ one: Double, _ other: Double) -> Double {
    let difference = abs(one - other).truncatingRemainder(dividingBy: 360)
    return min(difference, 360 - difference)
  }
}
