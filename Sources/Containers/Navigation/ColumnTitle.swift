import EspalierCore

/// Has one of several columns give the window its title: the last one in sight that has a title.
struct ColumnTitleModifier: ViewModifier {
  let index: Int
  /// The columns that have a title.
  @Binding var titled: Set<Int>
  /// True if the title of this column counts.
  let isTitle: Bool

  func body(content: Content) -> some View {
    let isTitle = isTitle
    content
      .onPreferenceChange(NavigationTitleKey.self) { title in
        MainActor.assumeIsolated { note(title != nil) }
      }
      .transformPreference(NavigationTitleKey.self) { if !isTitle { $0 = nil } }
      .transformPreference(BarOptionsKey.self) { options in
        if isTitle { return }
        options.subtitle = nil
        options.titleBinding = nil
        options.document = nil
      }
  }

  private func note(_ hasTitle: Bool) {
    if hasTitle == titled.contains(index) { return }
    if hasTitle { titled.insert(index) } else { titled.remove(index) }
  }
}
