@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The trait for the text that stands for a section at the side of its list: `Text?`.
private enum SectionIndexLabelTrait {}

nonisolated extension View {
  /// Sets the text, usually one letter, that stands for this section at the side of its list, where
  /// a press scrolls to the section; nil removes it.
  ///
  /// Lists of more than 200 sections have no such texts, because there is no space for them.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(TraitWriter(key: SectionIndexLabelTrait.self, value: label as Any))
  }

  /// Sets the localized text that stands for this section at the side of its list.
  public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
    sectionIndexLabel(Text(label))
  }

  /// Sets the text that stands for this section at the side of its list, from a resource.
  @_disfavoredOverload
  public func sectionIndexLabel(_ label: LocalizedStringResource) -> some View {
    sectionIndexLabel(Text(label))
  }

  /// Sets the text that stands, as it is, for this section at the side of its list.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View {
    sectionIndexLabel(Text(label))
  }

  /// Sets whether lists in this view have the texts of their sections at the side.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }
}

private enum ListSectionIndexVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  fileprivate var listSectionIndexVisibility: Visibility {
    get { self[ListSectionIndexVisibilityKey.self] }
    set { self[ListSectionIndexVisibilityKey.self] = newValue }
  }
}

/// A text at the side of a list, and the first view of the section that it stands for.
struct ListIndexEntry: Identifiable {
  let id: Subview.ID
  let label: Text
}

extension SectionConfiguration {
  /// The text that stands for the section; nil if it has none.
  @MainActor var indexEntry: ListIndexEntry? {
    guard let label = trait(SectionIndexLabelTrait.self) as? Text,
      let first = content.first ?? header.first
    else { return nil }
    return ListIndexEntry(id: first.id, label: label)
  }
}

/// The texts of all sections below each other; a press or a drag over them scrolls the list.
struct ListSectionIndex: View {
  let entries: [ListIndexEntry]
  let model: ListModel
  @Environment(\.listSectionIndexVisibility) private var visibility
  @State private var last: Subview.ID?
  @GestureState private var isTouched = false

  var body: some View {
    if !entries.isEmpty, visibility != .hidden {
      GeometryReader { geometry in
        VStack(spacing: 0) {
          ForEach(entries) { entry in
            entry.label
              .font(.system(size: 11, weight: .semibold))
              .foregroundStyle(.tint)
              .frame(width: 16, height: Self.pitch(entries.count, in: geometry.size.height))
              .accessibilityAddTraits(.isButton)
              .accessibilityAction { show(entry) }
          }
        }
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
            .onChanged { show(at: $0.location.y, in: geometry.size.height) }
        )
        .onChange(of: isTouched) { if !isTouched { last = nil } }
        .frame(maxHeight: .infinity)
      }
      .frame(width: 16)
    }
  }

  /// The height of a text: smaller where there are too many.
  private static func pitch(_ count: Int, in height: CGFloat) -> CGFloat {
    min(14, max(0, height / CGFloat(max(count, 1))))
  }

  private func show(at y: CGFloat, in height: CGFloat) {
    let pitch = Self.pitch(entries.count, in: height)
    guard pitch > 0, y.isFinite else { return }
    let place = min(max((y / pitch).rounded(.down), 0), CGFloat(entries.count - 1))
    show(entries[Int(place)])
  }

  private func show(_ entry: ListIndexEntry) {
    if entry.id == last { return }
    last = entry.id
    model.scroll(AnyHashable(entry.id), .top)
  }
}
