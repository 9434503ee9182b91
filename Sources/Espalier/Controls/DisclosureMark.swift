/// The chevron of what opens and closes: it points where lines go while closed, and down while open.
struct DisclosureMark {
  let isExpanded: Bool
  @Environment(\.layoutDirection) private var direction
}

@MainActor extension DisclosureMark: View {
  var body: some View {
    let turn = direction == .rightToLeft ? -90.0 : 90
    Image(systemName: "chevron.forward")
      .rotationEffect(.degrees(isExpanded ? turn : 0))
      .accessibilityHidden(true)
  }
}
