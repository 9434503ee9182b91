import EspalierDrawing
import Foundation
import Synchronization

/// Why there is no symbol, in words for whoever asked for it.
struct SymbolProblem: Error, Equatable {
  let message: String
  /// Whether it concerns all symbols rather than the one asked for.
  var isGeneral = false
}

/// The symbols of all names, made when they are first asked for.
final class SymbolCatalog: Sendable {
  /// Own drawings and the icons that are installed.
  static let shared = SymbolCatalog(IconDirectory(IconDirectory.searchList))

  let icons: IconDirectory

  private struct Key: Hashable {
    let name: String
    let weight: SymbolWeight
  }

  private let made = Mutex(RecentCache<Key, Result<Symbol, SymbolProblem>>(generationSize: 1_000))

  init(_ icons: IconDirectory) { self.icons = icons }

  func symbol(
    _ name: String, weight: SymbolWeight = .regular
  ) -> Result<Symbol, SymbolProblem> {
    made.withLock { made in
      made.value(for: Key(name: name, weight: weight)) { make(name, weight) }
    }
  }

  func has(_ name: String) -> Bool {
    if case .success = symbol(name) { true } else { false }
  }

  private func make(_ name: String, _ weight: SymbolWeight) -> Result<Symbol, SymbolProblem> {
    do {
      let maker = SymbolMaker(icons: icons, weight: weight)
      if let symbol = try maker.symbol(name) { return .success(symbol) }
      return .failure(icons.isEmpty && isListed(name) ? .noIcons : unknown(name))
    } catch {
      return .failure(SymbolProblem(message: "\(error) A question mark stands in for it."))
    }
  }

  /// Whether the name, or what it is composed of, would be known if there were icons.
  private func isListed(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return words.indices.contains { end in
      SymbolSource.all[words[...end].joined(separator: ".")] != nil
    }
  }

  private func unknown(_ name: String) -> SymbolProblem {
    let nearest = NearestName.of(name, in: Array(SymbolSource.all.keys) + Symbol.drawings.keys)
    let advice =
      nearest.map { "Did you mean \"\($0)\"?" } ?? "Use another name, or draw an image of your own."
    return SymbolProblem(
      message:
        "There is no symbol \"\(name.prefix(100))\"; a question mark stands in for it. \(advice)")
  }
}

extension SymbolProblem {
  fileprivate static let noIcons = SymbolProblem(
    message:
      "The icons that most symbols are made of are not installed; question marks stand in for them. "
      + "Install Debian's package bootstrap-icons, or name a directory with its SVG files in the environment variable "
      + "ESPALIER_SYMBOLS.",
    isGeneral: true)
}
