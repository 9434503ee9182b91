import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// A date as a field: each of its parts can be selected, written and stepped.
struct DateField {
  let choice: DateChoice
  /// The padding on both sides of the date.
  var padding: CGFloat = 0
  let height: CGFloat
  /// The index of the part that arrow keys and digits change.
  var selected: Binding<Int>?
  @State private var ownSelected = 0
  /// The digits written so far.
  @State private var digits = ""
  @FocusState private var isFocused: Bool
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension DateField: View {
  var body: some View {
    let parts = DateParts(choice.components, locale, calendar)
    HStack(spacing: 0) {
      ForEach(pieces(parts)) { piece in
        switch piece.part {
        case .literal(let text):
          Text(verbatim: text)
            .environment(\.layoutDirection, piece.isRightToLeft ? .rightToLeft : .leftToRight)
        case .unit(let unit, let pattern): slot(unit, pattern, parts)
        }
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .monospacedDigit()
    .lineLimit(1)
    .fixedSize()
    .foregroundStyle(isEnabled ? .primary : .tertiary)
    .controlFont()
    .padding(.horizontal, padding)
    .frame(height: height)
    .fieldBezel(isFocused: isFocused)
    // The border shows the focus.
    .contentShape(.focusEffect, Path())
    .focusable(interactions: .edit)
    .focused($isFocused)
    .onKeyPress(phases: [.down, .repeat]) { press in
      MainActor.assumeIsolated { take(press, parts) } ? .handled : .ignored
    }
    .onChange(of: isFocused) { if !isFocused { finish(parts) } }
    .adjustableControl(
      .textField, increment: { step(1, parts) }, decrement: { step(-1, parts) }
    )
    .accessibilityElement(children: .ignore)
    .accessibilityValue(Text(choice.date, format: choice.format))
  }

  private func pieces(_ parts: DateParts) -> [DateParts.Piece] {
    parts.pieces(of: choice.date, isRightToLeft: direction == .rightToLeft)
  }

  private func slot(_ unit: DateParts.Unit, _ pattern: String, _ parts: DateParts) -> some View {
    let isSelected = isFocused && parts.units.indices.contains(index) && parts.units[index] == unit
    let text = isSelected && !digits.isEmpty ? digits : parts.text(unit, pattern, choice.date)
    return ZStack(alignment: alignment(of: unit)) {
      ForEach(parts.widest(unit), id: \.self) { Text(verbatim: $0).hidden() }
      Text(verbatim: text)
        .foregroundStyle(isSelected ? AnyShapeStyle(Color.white) : AnyShapeStyle(.foreground))
    }
    .background { if isSelected { RoundedRectangle(cornerRadius: 3).fill(.tint) } }
    .contentShape(Rectangle())
    ._onButtonGesture(pressing: nil) {
      finish(parts)
      isFocused = true
      select(parts.units.firstIndex(of: unit) ?? 0)
    }
  }

  /// The side at which digits stand where two would fit: where the next part or mark follows.
  private func alignment(of unit: DateParts.Unit) -> Alignment {
    switch unit {
    case .year, .month, .day: direction == .rightToLeft ? .leading : .trailing
    case .hour, .minute, .dayPeriod: .trailing
    }
  }

  // MARK: Keys

  private var index: Int { selected?.wrappedValue ?? ownSelected }

  private func select(_ index: Int) {
    if let selected { selected.wrappedValue = index } else { ownSelected = index }
    digits = ""
  }

  private func take(_ press: KeyPress, _ parts: DateParts) -> Bool {
    if !press.modifiers.isDisjoint(with: [.command, .control, .option]) { return false }
    switch press.key {
    case .upArrow: step(1, parts)
    case .downArrow: step(-1, parts)
    case .leftArrow: moveToNeighbor(-1, parts)
    case .rightArrow: moveToNeighbor(1, parts)
    case .return: finish(parts)
    case .delete: digits = String(digits.dropLast())
    default: return write(press.characters, parts)
    }
    return true
  }

  private func move(_ count: Int, _ parts: DateParts) {
    finish(parts)
    let last = max(0, parts.units.count - 1)
    select(min(max(index + count, 0), last))
  }

  /// Selects the part that stands beside the selected one.
  private func moveToNeighbor(_ count: Int, _ parts: DateParts) {
    finish(parts)
    let shown = pieces(parts).compactMap { piece in
      if case .unit(let unit, _) = piece.part { parts.units.firstIndex(of: unit) } else { nil }
    }
    guard let place = shown.firstIndex(of: index) else { return }
    select(shown[min(max(place + count, 0), shown.count - 1)])
  }

  private func step(_ count: Int, _ parts: DateParts) {
    finish(parts)
    guard parts.units.indices.contains(index) else { return }
    if let date = parts.date(choice.date, stepping: parts.units[index], by: count) {
      choice.choose(date)
    }
  }

  /// Handles a written character: a digit goes into the selected part, a letter chooses a half of
  /// the day, a separator selects the next part.
  private func write(_ characters: String, _ parts: DateParts) -> Bool {
    guard let character = characters.first, parts.units.indices.contains(index) else {
      return false
    }
    let unit = parts.units[index]
    if unit == .dayPeriod { return choosePeriod(character, parts) }
    guard let digit = character.wholeNumberValue, (0...9).contains(digit),
      let limits = parts.limits(unit, at: choice.date)
    else {
      guard "/.-:, ".contains(character) else { return false }
      move(1, parts)
      return true
    }
    digits += String(digit)
    let number = Int(digits) ?? 0
    if number > limits.range.upperBound { digits = String(digit) }
    // No further digit fits: the part is complete.
    let isComplete =
      digits.count >= limits.digits || (Int(digits) ?? 0) * 10 > limits.range.upperBound
    if isComplete { finish(parts) }
    return true
  }

  private func choosePeriod(_ character: Character, _ parts: DateParts) -> Bool {
    let names = [calendar.amSymbol, calendar.pmSymbol]
    let letter = character.lowercased()
    guard let half = names.firstIndex(where: { $0.lowercased().hasPrefix(letter) }),
      let date = parts.date(choice.date, setting: .dayPeriod, to: half)
    else { return false }
    choice.choose(date)
    return true
  }

  /// Takes the digits written so far, unless they form no valid value.
  private func finish(_ parts: DateParts) {
    defer { digits = "" }
    guard let number = Int(digits), parts.units.indices.contains(index) else { return }
    let unit = parts.units[index]
    guard let limits = parts.limits(unit, at: choice.date), limits.range.contains(number),
      let date = parts.date(choice.date, setting: unit, to: number)
    else { return }
    choice.choose(date)
  }
}

/// A date as a field with a stepper for the part that is selected.
struct DateStepperField {
  let choice: DateChoice
  @State private var selected = 0
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale
}

@MainActor extension DateStepperField: View {
  var body: some View {
    // Recorded is the width of both: 20 more than the parts of a date with two digits each. This is
    // a little wider, so that digits keep more than four points from both ends of the field.
    HStack(spacing: 2) {
      DateField(choice: choice, padding: 4.5, height: 22, selected: $selected)
      StepperFace(
        increment: { step(1) }, decrement: { step(-1) }, onEditingChanged: { _ in },
        size: CGSize(width: 11.5, height: 20))
    }
  }

  private func step(_ count: Int) {
    let parts = DateParts(choice.components, locale, calendar)
    guard parts.units.indices.contains(selected) else { return }
    if let date = parts.date(choice.date, stepping: parts.units[selected], by: count) {
      choice.choose(date)
    }
  }
}
