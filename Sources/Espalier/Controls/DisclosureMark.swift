/// The chevron of what opens and closes: it points where lines go while closed, and down while open.
struct DisclosureMark {
  let isExpanded: Bool
}

@MainActor extension DisclosureMark: View {
  var body: some View {
    // What is turned is mirrored with its view, and with it the way that it turns.
    Image(systemName: "chevron.forward")
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .accessibilityHidden(true)
  }
}
