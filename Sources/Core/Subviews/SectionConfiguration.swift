/// A section of the views that a container is given.
///
/// Views that are in no section make up sections of their own, without header and footer.
public struct SectionConfiguration: Identifiable {
  /// Distinguishes the section from the others, and stays the same while these are added, removed
  /// and moved.
  public struct ID: Hashable {
    enum Storage: Hashable {
      case section(Int)
      case row(group: Int, id: AnyHashable)
      /// The views outside of sections that follow a section, or that come before all sections.
      case loose(after: Int)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
  }

  public let id: ID
  private let parts: SubviewSection
  private let link: SubviewSourceLink

  init(_ section: SubviewSection, _ link: SubviewSourceLink) {
    id = section.id
    parts = section
    self.link = link
  }

  /// The views of the header.
  public var header: SubviewsCollection { collection(parts.header) }

  /// The views between header and footer.
  public var content: SubviewsCollection { collection(parts.content) }

  /// The views of the footer.
  public var footer: SubviewsCollection { collection(parts.footer) }

  /// The values that the section gives the container; none where nothing is in it.
  public var containerValues: ContainerValues {
    // A modifier around a section applies to each view in it.
    guard let depth = parts.depth, let first = header.first ?? content.first ?? footer.first else {
      return ContainerValues()
    }
    return first.read { ContainerValues(of: $0, outside: depth) }
  }

  /// Opens and closes the section; nil where it cannot be closed.
  @MainActor package var isExpanded: Binding<Bool>? { parts.isExpanded }

  /// True if the views of the section are detached, and new ones have to be made.
  @MainActor package var hasEnded: Bool { parts.hasEnded }

  private func collection(_ parts: [SubviewPart]) -> SubviewsCollection {
    nonisolated(unsafe) var result: SubviewsCollection?
    nonisolated(unsafe) let parts = parts
    let link = link
    MainActor.assumeIsolated { result = SubviewsCollection(SubviewRuns(parts, link)) }
    return result!
  }
}

extension SectionConfiguration: ComparableInput {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.parts === rhs.parts && lhs.link === rhs.link
  }
}

extension SubviewSection {
  /// The section that a row stands for; nil if the row is not a section.
  @MainActor static func row(
    _ index: Int, of rows: RowsGroup, _ source: SubviewSourceNode?
  ) -> SubviewSection? {
    guard let source, let id = rows.maker?.elementID(at: index) else { return nil }
    for case .group(let section as SectionGroup, _) in source.items(ofRow: index, of: rows) {
      return source.section(
        section, inRow: index, of: rows, id: .init(.row(group: rows.number, id: id)))
    }
    return nil
  }
}
