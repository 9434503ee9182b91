import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

extension Image {
  /// A symbol in the size and weight of the text around it; an unknown name shows a question mark.
  public init(systemName: String) { self.init(.symbol(SymbolReference(name: systemName))) }

  /// A symbol that shows a quantity, as the waves of `wifi` do.
  ///
  /// - Parameter variableValue: from 0, where none of the symbol's variable layers is lit, to 1,
  ///   where all are; nil is the plain symbol. Symbols without such layers look the same at every
  ///   value.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(SymbolReference(name: systemName, variableValue: variableValue)))
  }
}

/// A symbol by its name.
package struct SymbolReference: Equatable, Sendable {
  package var name: String
  var variableValue: Double?

  /// The symbol in an environment.
  func resolve(in environment: EnvironmentValues) -> FoundSymbol {
    let font = environment.resolvedFont(environment.textAttributes)
    let weight = SymbolWeight(font.weight)
    let catalog = environment.symbolCatalog
    let names = environment.symbolVariants.names(of: name)
    let known = names.first(where: catalog.has) ?? name
    let scale = environment.imageScale.factor
    switch catalog.symbol(known, weight: weight) {
    case .success(let symbol):
      let isTurned = environment.layoutDirection == .rightToLeft && symbol.followsReading
      return FoundSymbol(
        name: known, symbol: isTurned ? symbol.mirrored : symbol, fontSize: font.size,
        scale: scale, isRightToLeft: environment.layoutDirection == .rightToLeft,
        variableValue: variableValue)
    case .failure(let problem):
      return FoundSymbol(
        name: name, symbol: Symbol.placeholder.weighted(weight), fontSize: font.size,
        scale: scale, problem: problem)
    }
  }
}

/// A symbol with its font's size: it has a size, sits on a baseline and can be painted.
struct FoundSymbol {
  let name: String
  let symbol: Symbol
  let fontSize: CGFloat
  let scale: CGFloat
  var isRightToLeft = false
  var variableValue: Double?
  /// The reason why a question mark stands in for the symbol.
  var problem: SymbolProblem?

  var size: CGSize { symbol.size(at: fontSize * scale) }

  /// The distance from the top to the baseline of the text beside it.
  var baseline: CGFloat { SymbolRule.baseline(ofHeight: size.height, fontSize: fontSize) }

  var rule: SymbolRule { SymbolRule(size: size, fontSize: fontSize) }

  /// The symbol stretched over `frame`.
  ///
  /// - Parameters:
  ///   - modes: the looks that the image itself asks for.
  ///   - poses: the looks of the layers under effects; empty if there are no effects.
  func items(
    in frame: CGRect, _ environment: EnvironmentValues, modes: SymbolModes = SymbolModes(),
    poses: [SymbolPose] = []
  ) -> [DisplayItem] {
    var painting = Symbol.Painting(paint: environment.resolvedForeground(in: frame))
    painting.poses = poses
    painting.isGradient =
      (modes.filling ?? environment.symbolColorRenderingMode)?.isGradient ?? false
    painting.light = variableValue.map { value in
      let mode = modes.quantity ?? environment.symbolVariableValueMode
      return SymbolLight(
        value: value.isNaN ? 0 : value, steps: symbol.steps,
        drawsLengths: mode?.drawsLengths ?? false, isRightToLeft: isRightToLeft)
    }
    let styleCount = environment.foregroundLevels?.styles.count ?? 1
    let implied: SymbolRenderingMode = styleCount > 1 ? .palette : .monochrome
    let foreground = painting.paint
    switch (modes.coloring ?? environment.symbolRenderingMode ?? implied).mode {
    case .monochrome: break
    case .hierarchical:
      painting.levels = { level in (foreground, [1, 0.5, 0.25][min(level, 2)]) }
    case .palette:
      // Of two styles, the second serves all further layers.
      let last = styleCount > 1 ? styleCount - 1 : 2
      painting.levels = { level in
        (environment.resolvedForeground(in: frame, level: min(level, last)), 1)
      }
    case .multicolor:
      guard let colors = SymbolColors.all[name] else { break }
      painting.levels = { level in
        let color = level < colors.count ? colors[level] : nil
        return (color.map { environment.paint($0, in: frame) } ?? foreground, 1)
      }
    }
    return environment.foregroundPaint().items(in: frame) { paint in
      var painting = painting
      painting.paint = paint
      return symbol.items(in: frame, painting)
    }
  }
}
