import EspalierDrawing
import Foundation
import LayoutEngine

/// The forms of panels that ask something.
enum AlertForm: Equatable {
  case alert
  /// A list of choices, which on the phone comes up from the bottom.
  case dialog
}

/// The panel of an alert: title, message, and what can be done.
struct AlertPanel<Actions: View, Message: View> {
  let form: AlertForm
  let title: Text?
  let message: Message
  let content: Actions
  @State private var actions = AlertActions()
  @Environment(\.floatingLayer) private var layer
  @Environment(\.platformStyle) private var platform
  @Environment(\.dialogLook) private var look
}

@MainActor extension AlertPanel: View {
  var body: some View {
    let (actions, layer) = (actions, layer)
    AlertCard(form: form) {
      if platform == .mac, let icon = look.shownIcon { icon.frame(width: 48, height: 48) }
      AlertTexts(form: form, title: title, message: message)
      if platform == .mac, let suppression = look.suppression {
        SuppressionToggle(suppression: suppression)
      }
      AlertParts(form: form, content: content, actions: actions)
    }
    .controlContext(.alert)
    .modifier(
      EnvironmentWriter { environment in
        environment.forgetLook()
        environment.alertActions = actions
        environment.dialogLook = DialogLook()
      }
    )
    .onSubmit { if let entry = actions.defaultEntry, entry.isEnabled { actions.choose(entry) } }
    .connecting {
      actions.dismiss = { layer?.dismiss() }
      layer?.handleKey = { actions.handle($0) }
    }
  }
}

/// The card of an alert, where it belongs.
private struct AlertCard<Content: View> {
  let form: AlertForm
  @ViewBuilder let content: Content
  @Environment(\.floatingLayer) private var layer
  @Environment(\.platformStyle) private var platform
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
}

@MainActor extension AlertCard: View {
  var body: some View {
    let isShown = layer?.motion?.isShown ?? true
    let isMoved = !isShown && !reducesMotion
    let shape = RoundedRectangle(cornerRadius: platform == .mac ? 20 : 34)
    card
      .background {
        shape.fill(fill)
          .shadow(color: .black.opacity(platform == .mac ? 0.3 : 0.12), radius: 20, y: 8)
      }
      .overlay { shape.strokeBorder(.primary.opacity(0.1), lineWidth: 0.5) }
      .contentShape(shape)
      .controlGroup(.dialog)
      .scaleEffect(isMoved && !isBelow ? (platform == .mac ? 0.94 : 1.12) : 1)
      .opacity(isShown ? 1 : 0)
      .modifier(SlideEffect(share: isMoved && isBelow ? 1 : 0))
      .frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: isBelow ? .bottom : .center
      )
      .padding(isBelow ? 8 : 0)
  }

  /// Recorded on the phone: 299 points wide, buttons 13.5 from the sides and 13 from the bottom.
  @ViewBuilder private var card: some View {
    if platform == .mac {
      VStack(alignment: .leading, spacing: 16) { content }.padding(16).frame(width: 260)
    } else if isBelow {
      VStack(spacing: 16) { content }
        .padding(.horizontal, 13.5).padding(.bottom, 13).padding(.top, 16)
        .frame(maxWidth: 420)
    } else {
      VStack(alignment: .leading, spacing: 27) { content }
        .padding(.horizontal, 13.5).padding(.bottom, 13).padding(.top, 21.5).frame(width: 299)
    }
  }

  /// Whether the card stands at the bottom of the window.
  private var isBelow: Bool { form == .dialog && platform == .phone }

  private var fill: Color {
    platform == .mac
      ? PanelColor.fill(colorScheme) : colorScheme == .dark ? Color(white: 0.15) : .white
  }
}

/// The title of an alert and its message.
private struct AlertTexts<Message: View> {
  let form: AlertForm
  let title: Text?
  let message: Message
  @Environment(\.platformStyle) private var platform
}

@MainActor extension AlertTexts: View {
  var body: some View {
    let isMac = platform == .mac
    let isList = form == .dialog && !isMac
    VStack(alignment: isList ? .center : .leading, spacing: isMac ? 4 : isList ? 4 : 10.5) {
      if let title {
        title.font(.system(size: isMac || isList ? 13 : 17, weight: isList ? .semibold : .bold))
          .foregroundStyle(isList ? .secondary : .primary)
          .accessibilityAddTraits(.isHeader)
      }
      VStack(alignment: isList ? .center : .leading) { message }
        .font(.system(size: isMac ? 11 : isList ? 13 : 15))
        .foregroundStyle(isList ? .secondary : .primary)
    }
    .multilineTextAlignment(isList ? .center : .leading)
    .fixedSize(horizontal: false, vertical: true)
    // Recorded on the phone: 28.5 from the card's side.
    .padding(.horizontal, isMac ? 0 : 28.5 - 13.5)
    .frame(maxWidth: .infinity, alignment: isList ? .center : .leading)
  }
}

/// The text fields of an alert one below the other, and its buttons.
private struct AlertParts<Content: View> {
  let form: AlertForm
  let content: Content
  let actions: AlertActions
  @Environment(\.platformStyle) private var platform
}

@MainActor extension AlertParts: View {
  var body: some View {
    let spacing = platform == .mac ? 8 : 8.5
    Group(subviews: content) { parts in
      let others = parts.filter { $0.containerValues.alertPart == .other }
      let buttons = parts.filter { $0.containerValues.alertPart == .button }
      let cancels = parts.filter { $0.containerValues.alertPart == .cancel }
      VStack(spacing: spacing) {
        ForEach(others) { $0 }
        AlertButtonLayout(
          spacing: spacing, isList: form == .dialog,
          cancels: cancels.count + (needsCancel(cancels) ? 1 : 0)
        ) {
          ForEach(buttons) { $0 }
          ForEach(cancels) { $0 }
          if buttons.isEmpty && cancels.isEmpty && form == .alert { Button("OK") {} }
          if needsCancel(cancels) { Button("Cancel", role: .cancel) {} }
        }
      }
    }
  }

  /// A list of choices can always be called off.
  private func needsCancel(_ cancels: [Subview]) -> Bool { form == .dialog && cancels.isEmpty }
}

/// Two short buttons side by side, the one that calls off first; others one below the other, that one last.
///
/// - Child sizing: as wide as the place, or half of it less the distance.
/// - Preferred size: the proposed width, and the height of the rows.
private struct AlertButtonLayout: Layout {
  let spacing: CGFloat
  let isList: Bool
  /// How many of the last buttons call off.
  let cancels: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let heights = subviews.map { $0.sizeThatFits(.init(width: width, height: nil)).height }
    if isRow(subviews, width) { return CGSize(width: width, height: heights.max() ?? 0) }
    let spacings = spacing * CGFloat(max(0, subviews.count - 1))
    return CGSize(width: width, height: heights.reduce(0, +) + spacings)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if isRow(subviews, bounds.width) {
      let width = (bounds.width - spacing) / 2
      let order = cancels > 0 ? [subviews[1], subviews[0]] : [subviews[0], subviews[1]]
      for (index, button) in order.enumerated() {
        button.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * (width + spacing), y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: nil))
      }
      return
    }
    var y = bounds.minY
    for button in subviews {
      let childProposal = ProposedViewSize(width: bounds.width, height: nil)
      button.place(at: CGPoint(x: bounds.minX, y: y), proposal: childProposal)
      y += button.sizeThatFits(childProposal).height + spacing
    }
  }

  private func isRow(_ subviews: Subviews, _ width: CGFloat) -> Bool {
    guard subviews.count == 2, !isList else { return false }
    return subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - spacing) / 2 }
  }
}
