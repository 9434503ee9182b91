@_spi(Espalier) import EspalierCore
@_spi(Caches) import EspalierDrawing
import Foundation
import Synchronization

/// The reason why there is no symbol, for the person who asked for it.
struct SymbolProblem: Error, Equatable {
  let message: String
  /// True if it concerns all symbols rather than one.
  var isGeneral = false
}

/// The symbols of all names, made when they are first asked for.
package final class SymbolCatalog: Sendable {
  /// Own drawings and the icons that are installed.
  package static let shared = SymbolCatalog(IconDirectory(IconDirectory.searchList))

  let icons: IconDirectory

  private struct Key: Hashable {
    let name: String
    let weight: SymbolWeight
  }

  /// The result of looking up a name; similar names are searched only when they are asked for.
  private enum Outcome {
    case symbol(Symbol)
    case none
    case unreadable(SVGProblem)
  }

  private let made = Mutex(RecentCache<Key, Outcome>(generationSize: 1_000))
  private let problems = Mutex(RecentCache<String, SymbolProblem>(generationSize: 100))

  init(_ icons: IconDirectory) { self.icons = icons }

  func symbol(
    _ name: String, weight: SymbolWeight = .regular
  ) -> Result<Symbol, SymbolProblem> {
    switch outcome(name, weight) {
    case .symbol(let symbol): .success(symbol)
    case .none: .failure(problems.withLock { $0.value(for: name) { problem(with: name) } })
    case .unreadable(let problem):
      .failure(SymbolProblem(message: "\(problem) A question mark stands in for it."))
    }
  }

  package func has(_ name: String) -> Bool {
    if case .symbol = outcome(name, .regular) { true } else { false }
  }

  private func outcome(_ name: String, _ weight: SymbolWeight) -> Outcome {
    made.withLock { made in
      made.value(for: Key(name: name, weight: weight)) {
        do throws(SVGProblem) {
          let symbol = try SymbolMaker(icons: icons, weight: weight).symbol(name)
          return symbol.map(Outcome.symbol) ?? Outcome.none
        } catch {
          return .unreadable(error)
        }
      }
    }
  }

  /// Returns true if the name, or the names that it is composed of, would be known if there were
  /// icons.
  private func isListed(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return words.indices.contains { end in
      SymbolSource.all[words[...end].joined(separator: ".")] != nil
    }
  }

  /// Returns the name that may have been meant: one with the same words, spelled right, or one in the list that is near,
  /// drawn in the way that was asked for.
  private func neighbor(of name: String) -> String? {
    let names = Array(SymbolSource.all.keys) + Symbol.drawingNames
    if let respelled = NearestName.respelling(
      name, with: SymbolName.manners.union(names.flatMap { $0.split(separator: ".") })),
      has(respelled)
    {
      return respelled
    }
    guard
      let base = NearestName.of(name, in: names)
        ?? NearestName.sharingWords(with: name, in: names, ignoring: SymbolName.manners)
        ?? NearestName.sharingWords(with: name, in: names)
    else { return nil }
    // The list has few of the filled and enclosed symbols, as these are made of others.
    let known = base.split(separator: ".")
    let manners = name.prefix(200).split(separator: ".").filter {
      SymbolName.manners.contains($0) && !known.contains($0)
    }
    let whole = (known + manners).joined(separator: ".")
    return has(whole) ? whole : base
  }

  private func problem(with name: String) -> SymbolProblem {
    if icons.isEmpty, isListed(name) { return .noIcons }
    let nearest = neighbor(of: name)
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
