@_spi(Espalier) import EspalierCore
import EspalierDrawing

extension ViewGraph {
  /// The views that the Tab key leads to as text: one line each with name and frame in the window,
  /// in that order; the one that has the focus is marked.
  package var focusOrder: String {
    let current = existing(InputCenter.self)?.focus.current
    let lines = focusTargets.map { target in
      let name = target.element.map { $0.identifier ?? $0.owner.name ?? "view" } ?? "view"
      let frame = target.frameInWindow.map {
        " \($0.minX.brief),\($0.minY.brief) \($0.width.brief)x\($0.height.brief)"
      }
      return name + (frame ?? "") + (target === current ? ", focused" : "")
    }
    return lines.joined(separator: "\n")
  }
}
