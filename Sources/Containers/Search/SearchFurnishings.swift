import EspalierControls
import EspalierCore
import EspalierInteraction

/// The scopes, suggestions and actions that modifiers around a search field add to it.
///
/// They report to the views that show the field further out by a preference, and to a field that
/// stands in a sidebar by the environment.
struct SearchFurnishings {
  var list: [@MainActor (inout SearchField) -> Void] = []
}

extension EnvironmentValues {
  private enum FurnishingsKey: EnvironmentKey {
    static var defaultValue: SearchFurnishings { SearchFurnishings() }
  }

  private enum SidebarSearchKey: EnvironmentKey {
    static var defaultValue: SearchField? { nil }
  }

  private enum SidebarColumnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var searchFurnishings: SearchFurnishings {
    get { self[FurnishingsKey.self] }
    set { self[FurnishingsKey.self] = newValue }
  }

  /// The field that the first sidebar inside shows.
  var sidebarSearch: SearchField? {
    get { self[SidebarSearchKey.self] }
    set { self[SidebarSearchKey.self] = newValue }
  }

  /// True in the first column of a split view.
  var isSidebarColumn: Bool {
    get { self[SidebarColumnKey.self] }
    set { self[SidebarColumnKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Adds settings to the search fields inside.
  func furnishingSearch(
    _ furnish: @escaping @MainActor (inout SearchField) -> Void
  ) -> some View {
    let version = SearchVersion.next()
    return modifier(EnvironmentWriter { $0.searchFurnishings.list.append(furnish) })
      .transformPreference(SearchFieldsKey.self) { fields in
        // Preferences are combined while views are updated, on the main actor.
        nonisolated(unsafe) var furnished = fields
        MainActor.assumeIsolated {
          for index in furnished.indices {
            furnish(&furnished[index])
            furnished[index].versions.append(version)
          }
        }
        fields = furnished
      }
  }

  /// Has the search field of this view have the focus while `binding` is true.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let binding = binding
    return furnishingSearch { $0.focus.append { AnyView($0.focused(binding)) } }
  }

  /// Has the search field of this view have the focus while `binding` is `value`.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return furnishingSearch { $0.focus.append { AnyView($0.focused(binding, equals: value)) } }
  }

  /// Reads and sets the selection of the text in the search field of this view.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    furnishingSearch { $0.selection = selection }
  }
}

/// Puts a search field above the views of a sidebar.
struct SidebarSearchModifier {
  /// The field; nil leaves the views as they are.
  let field: SearchField?
  var isShown = true
}

@MainActor extension SidebarSearchModifier: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let field {
      VStack(spacing: 0) {
        if isShown { SidebarSearch(field: field) }
        content
      }
    } else {
      content
    }
  }
}

/// A search field at the top of a sidebar.
struct SidebarSearch {
  let field: SearchField
}

@MainActor extension SidebarSearch: View {
  var body: some View {
    VStack(spacing: 6) {
      SearchBarField(field: field, height: 28)
      if let scopes = field.shownScopes { scopes }
    }
    .padding(.horizontal, 10)
    .padding(.top, 10)
    .padding(.bottom, 4)
  }
}
