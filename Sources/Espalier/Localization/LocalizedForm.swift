import EspalierDrawing
import Foundation

/// What a table has for a key: a text, or several to choose from.
indirect enum LocalizedForm: Equatable, Sendable {
  case text(String)
  /// By number.
  case plural([PluralCategory: LocalizedForm])
  /// By the kind of device, such as `iphone` or `mac`.
  case device([String: LocalizedForm])

  /// The text for a number, if there is one, in an environment; nil if no form suits.
  func text(for number: PluralOperands?, in environment: EnvironmentValues) -> String? {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      let category = number.map { PluralRules.category(of: $0, environment.locale) } ?? .other
      // A form for nothing counts in every language.
      let isZero = number?.n == 0
      let form = (isZero ? forms[.zero] : nil) ?? forms[category] ?? forms[.other]
      return form?.text(for: number, in: environment)
    case .device(let forms):
      let names = environment.platformStyle == .mac ? ["mac", "other"] : ["iphone", "other"]
      return names.lazy.compactMap { forms[$0]?.text(for: number, in: environment) }.first
    }
  }
}

/// The entry of a table, with the parts of it that depend on numbers of their own.
struct LocalizedEntry: Equatable, Sendable {
  var form: LocalizedForm
  var substitutions: [String: Substitution] = [:]
  /// What is wrong with the tables that were searched.
  var problems: [String] = []

  /// What stands for `%#@name@`.
  struct Substitution: Equatable, Sendable {
    var form: LocalizedForm
    /// The index of the number that decides; nil is the number whose turn it is.
    var argument: Int?
    var specifier = FormatSpecifier(conversion: "d")
  }

  /// Deeper nesting of substitutions is left out.
  private static let depthLimit = 8

  func text(_ arguments: [LocalizedArgument], _ environment: EnvironmentValues) -> String {
    form.text(for: arguments.firstNumber, in: environment) ?? ""
  }

  /// The text cut into literals and values.
  func parts(
    _ arguments: [LocalizedArgument], _ environment: EnvironmentValues
  ) -> [LocalizedFormat.Part] {
    let format = LocalizedFormat(text(arguments, environment))
    return expand(format.parts, arguments, environment, depth: 0)
  }

  private func expand(
    _ parts: [LocalizedFormat.Part], _ arguments: [LocalizedArgument],
    _ environment: EnvironmentValues, depth: Int
  ) -> [LocalizedFormat.Part] {
    parts.flatMap { part -> [LocalizedFormat.Part] in
      guard case .variable(let name, let position) = part else { return [part] }
      guard let substitution = substitutions[name], depth < Self.depthLimit else { return [] }
      let index = substitution.argument ?? position
      let number =
        arguments.indices.contains(index) ? arguments[index].operands(substitution.specifier) : nil
      guard let text = substitution.form.text(for: number, in: environment) else { return [] }
      let format = LocalizedFormat(text, argument: index, substitution.specifier)
      return expand(format.parts, arguments, environment, depth: depth + 1)
    }
  }
}

extension [LocalizedArgument] {
  fileprivate var firstNumber: PluralOperands? {
    lazy.compactMap { $0.operands(FormatSpecifier(conversion: "@")) }.first
  }
}

extension LocalizedArgument {
  fileprivate func operands(_ specifier: FormatSpecifier) -> PluralOperands? {
    if case .number(let number) = self { number.operands(specifier) } else { nil }
  }
}
