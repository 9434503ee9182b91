import EspalierCore
import EspalierGraphics
import Foundation

// Values are written and read in the language of the environment.

extension TextInputSource {
  static func value<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> TextInputSource where F.FormatOutput == String {
    var source = TextInputSource.value {
      format.following($0).format(value.wrappedValue)
    } parse: { text, environment in
      let strategy = format.following(environment).parseStrategy
      if let parsed = try? strategy.parse(text as F.Strategy.ParseInput) {
        value.wrappedValue = parsed as F.FormatInput
      }
    }
    source.commitsEarly = true
    return source
  }

  static func optional<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> TextInputSource where F.FormatOutput == String {
    var source = TextInputSource.value { environment in
      value.wrappedValue.map { format.following(environment).format($0) } ?? ""
    } parse: { text, environment in
      let strategy = format.following(environment).parseStrategy
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? strategy.parse(text as F.Strategy.ParseInput) {
        value.wrappedValue = parsed as F.FormatInput
      }
    }
    source.commitsEarly = true
    return source
  }

  static func value<V>(_ value: Binding<V>, _ formatter: Formatter) -> TextInputSource {
    .value(format: { _ in formatter.string(for: value.wrappedValue) ?? "" }) { text, _ in
      if let parsed = formatter.value(of: text) as? V { value.wrappedValue = parsed }
    }
  }
}
