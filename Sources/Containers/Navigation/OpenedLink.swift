@_spi(Espalier) import EspalierCore
import Observation

/// The link whose screen replaces a column's own views: its row is marked, as a selected one is.
@MainActor @Observable final class OpenedLink {
  private(set) var value: AnyHashable?
  private(set) var handle: ObjectIdentifier?
  @ObservationIgnored private weak var link: ViewNode?
  /// The place of the link, by which it is known again after its row has left the view.
  @ObservationIgnored private var place: [AnyHashable] = []

  nonisolated init() {}

  func take(_ value: AnyHashable?, _ provider: (any PageProvider)?) {
    if value != self.value { self.value = value }
    if let provider, provider.isDetached, provider.link != nil { return }
    take(provider)
  }

  private func take(_ provider: (any PageProvider)?) {
    let known = provider?.link.map { ObjectIdentifier($0) }
    if known != handle { handle = known }
    link = known == nil ? nil : provider
    place = link?.placeInScreen ?? []
  }

  /// Marks a link that was made for the row of the one whose screen is shown.
  func restore(_ provider: any PageProvider) {
    guard handle != nil, link?.isDetached ?? true, provider.link != nil,
      provider.placeInScreen == place
    else { return }
    take(provider)
  }
}
