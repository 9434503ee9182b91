import EspalierCore
import EspalierDrawing
import Foundation

/// The texts that a table has for a key: one, or several to choose from.
indirect enum LocalizedForm: Equatable, Sendable {
  case text(String)
  /// The forms by number.
  case plural([PluralCategory: LocalizedForm])
  /// The forms by the kind of device, such as `iphone` or `mac`.
  case device([String: LocalizedForm])

  /// The text for a number, if there is one, in an environment; nil if no form suits.
  ///
  /// The number is asked for only where it decides: most texts have one form.
  func text(
    for number: @autoclosure () -> PluralOperands?, in environment: EnvironmentValues
  ) -> String? {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      let number = number()
      let category = number.map { PluralRules.category(of: $0, environment.locale) } ?? .other
      // The form for zero counts in every language.
      let isZero = number?.n == 0
      let form = (isZero ? forms[.zero] : nil) ?? forms[category] ?? forms[.other]
      return form?.text(for: number, in: environment)
    case .device(let forms):
      let names = [environment.look.device.idiom, "other"]
      for name in names {
        if let text = forms[name]?.text(for: number(), in: environment) { return text }
      }
      return nil
    }
  }
}

/// The entry of a table, with the parts of it that depend on numbers of their own.
struct LocalizedEntry: Equatable, Sendable {
  var form: LocalizedForm
  var substitutions: [String: Substitution] = [:]
  /// The language of the texts; texts in the program itself are taken for English unless a table
  /// says otherwise.
  var language = "en"
  /// The problems with the tables that were searched.
  var problems: [String] = []

  /// The replacement of `%#@name@`.
  struct Substitution: Equatable, Sendable {
    var form: LocalizedForm
    /// The index of the number that decides; nil stands for the next number in order.
    var argument: Int?
    var specifier = FormatSpecifier(conversion: "d")
  }

  /// The largest number of substitutions, which ends those that refer to each other.
  private static let substitutionLimit = 200

  func text(_ arguments: [some PluralArgument], _ environment: EnvironmentValues) -> String {
    form.text(for: arguments.firstNumber, in: environment) ?? ""
  }

  /// The text cut into literals and values.
  func parts(
    _ arguments: [some PluralArgument], _ environment: EnvironmentValues
  ) -> [LocalizedFormat.Part] {
    var parts: [LocalizedFormat.Part] = []
    // Backwards, so that the next part is the last.
    var pending = LocalizedFormat.parts(of: text(arguments, environment))
    pending.reverse()
    var substituted = 0
    while let part = pending.popLast() {
      guard case .variable(let name, let position) = part else {
        parts.append(part)
        continue
      }
      substituted += 1
      if substituted > Self.substitutionLimit { break }
      pending += form(of: name, position, arguments, environment).reversed()
    }
    return parts
  }

  /// The replacement of `%#@name@`; nothing for a name without forms.
  private func form(
    of name: String, _ position: Int, _ arguments: [some PluralArgument],
    _ environment: EnvironmentValues
  ) -> [LocalizedFormat.Part] {
    guard let substitution = substitutions[name] else { return [] }
    let index = substitution.argument ?? position
    let value = arguments.indices.contains(index) ? arguments[index] : nil
    let number = value?.operands(substitution.specifier)
    guard let text = substitution.form.text(for: number, in: environment) else { return [] }
    return LocalizedFormat(text, argument: index, substitution.specifier).parts
  }
}

/// A value in a text, which chooses between the text's forms if it is a number.
protocol PluralArgument {
  /// The number as `specifier` shows it; nil if the value is not a number.
  func operands(_ specifier: FormatSpecifier) -> PluralOperands?
}

extension Array where Element: PluralArgument {
  fileprivate var firstNumber: PluralOperands? {
    lazy.compactMap { $0.operands(FormatSpecifier(conversion: "@")) }.first
  }
}
