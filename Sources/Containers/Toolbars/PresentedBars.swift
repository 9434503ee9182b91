import EspalierControls
@_spi(Espalier) import EspalierCore

/// Gives sheets their bars, and keeps the screens behind from the views that are presented above
/// them.
@MainActor package final class PresentedBars: GraphComponent {
  package init(_ graph: ViewGraph) {
    graph.rootEnvironment.append { $0.presentationSurroundings = .screensAndBars }
  }
}

extension PresentationSurroundings {
  fileprivate static let screensAndBars = PresentationSurroundings(
    // Links in a sheet are not for the screens behind it, nor is their title above it, or the field of a search around
    // them.
    leaveScreen: { environment in
      environment.navigation = nil
      environment.wayBack = nil
      environment.columnToggle = nil
      environment.isUnderLargeTitle = false
      environment.surroundingSearch = nil
      environment.tabSearch = nil
      environment.tabsStandInWindowBar = false
    },
    addBars: { content in
      AnyView(
        WindowChrome(.sheet) { content }
          .modifier(
            EnvironmentWriter { environment in
              environment.barSurface = environment.look.bars.standInPages ? .bar : .sheet
              environment.barItemTraits = BarItemTraits()
              environment.sidebarSearch = nil
              environment.isSidebarColumn = false
              environment.paneShade = nil
            }))
    })
}
