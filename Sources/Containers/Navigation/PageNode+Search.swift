@_spi(Espalier) import EspalierCore
import EspalierGraphics

extension PageNode {
  /// Gives the first screen of a stack the field of a search around the stack.
  func takeSurroundingSearch(_ profile: inout BarProfile) {
    guard environment.look.bars.standInPages, !canGoBack, environment.isSearchColumn,
      profile.search == nil, !profile.options.removed.contains(.search),
      let search = environment.surroundingSearch
    else { return hold(nil) }
    profile.search = tracked { search.field }
    hold(search)
  }

  /// Counts the screen among those that show the field of a search.
  func hold(_ search: SearchState?) {
    if search === heldSearch { return }
    let old = heldSearch
    heldSearch = search
    graph.afterLayout {
      old?.holders -= 1
      search?.holders += 1
    }
  }
}
