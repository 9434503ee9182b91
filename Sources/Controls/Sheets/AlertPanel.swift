import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import LayoutEngine

/// The forms of panels that ask something.
enum AlertForm: Equatable {
  case alert
  /// A list of choices, which on the phone is a popover.
  case dialog
}

/// The panel of an alert: the title, the message and the buttons.
struct AlertPanel<Actions: View, Message: View> {
  let form: AlertForm
  let title: Text?
  let message: Message
  var answered: (@MainActor (_ isCancelled: Bool) -> Void)?
  let content: Actions
  /// The arrow of a popover; nil for other panels.
  var pointer: PopoverPointer?
  /// Ends an alert that stands in no layer.
  var dismiss: @MainActor () -> Void = {}
  /// The buttons, where what is around handles the keys.
  var given: AlertActions?
  @State private var own = AlertActions()
  @Environment(\.floatingLayer) private var layer
  @Environment(\.look.alerts) private var look
  @Environment(\.look.textInput) private var fields
  @Environment(\.dialogLook) private var parts
}

@MainActor extension AlertPanel: View {
  var body: some View {
    let (actions, layer, hidesCancels) = (given ?? own, layer, look.panel(form).isPopover)
    let (answered, dismiss) = (answered, dismiss)
    AlertCard(form: form, fillsWindow: given != nil, pointer: pointer) {
      if look.hasIcons, let icon = parts.shownIcon { icon.frame(width: 48, height: 48) }
      AlertTexts(form: form, title: title, message: message)
      if look.hasSuppression, let suppression = parts.suppression {
        SuppressionToggle(suppression: suppression)
      }
      AlertScroller { AlertParts(form: form, content: content, actions: actions) }
    }
    .controlContext(.alert)
    .modifier(
      EnvironmentWriter { environment in
        environment.forgetLook()
        // Larger type would leave no room for the buttons on small screens.
        environment.dynamicTypeSize = min(environment.dynamicTypeSize, .accessibility2)
        environment.alertActions = actions
        environment.hidesAlertCancels = hidesCancels
        environment.dialogLook = DialogLook()
      }
    )
    .onSubmit {
      // On the Mac the field itself presses the default button.
      guard !fields.pressesDefaultButton, let entry = actions.defaultEntry else { return }
      if entry.isEnabled { actions.choose(entry) }
    }
    .connecting {
      actions.answered = answered
      actions.dismiss = { if let layer { layer.dismiss() } else { dismiss() } }
      layer?.handleKey = { actions.handle($0) }
      layer?.cancel = { actions.cancel() }
    } end: {
      actions.disconnect()
      layer?.handleKey = nil
      layer?.cancel = nil
    }
  }
}

/// An alert that is all of a window.
package struct StandaloneAlert<Actions: View, Message: View> {
  private let title: Text
  private let actions: Actions
  private let message: Message
  private let dismiss: @MainActor () -> Void
  @State private var buttons = AlertActions()

  package init(
    _ title: Text, actions: Actions, message: Message, dismiss: @escaping @MainActor () -> Void
  ) {
    (self.title, self.actions, self.message, self.dismiss) = (title, actions, message, dismiss)
  }
}

@MainActor extension StandaloneAlert: View {
  package var body: some View {
    AlertPanel(
      form: .alert, title: title, message: message, content: actions, dismiss: dismiss,
      given: buttons
    )
    .fixedSize()
    .pageLayer("alert", isCovered: false) { buttons.handle($0) }
  }
}

/// The card of an alert, in its place.
private struct AlertCard<Content: View> {
  let form: AlertForm
  /// True if the card is all of a window, which has the shape and the shadow that the desktop gives it.
  let fillsWindow: Bool
  let pointer: PopoverPointer?
  @ViewBuilder let content: Content
  @Environment(\.floatingLayer) private var layer
  @Environment(\.look.alerts) private var look
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
}

@MainActor extension AlertCard: View {
  var body: some View {
    let isShown = layer?.motion?.isShown ?? true
    let isMoved = !isShown && !reducesMotion
    let shape = outline
    card(look.panel(form))
      .background {
        shape.fill(colorScheme == .dark ? look.background.dark : look.background.light)
          .shadow(color: .black.opacity(fillsWindow ? 0 : look.shadowOpacity), radius: 20, y: 8)
      }
      .overlay { border(shape) }
      .contentShape(shape)
      .controlGroup(.dialog)
      .scaleEffect(isMoved ? look.panel(form).firstScale : 1)
      .opacity(isShown ? 1 : 0)
      // The layer puts a popover in its place, and what fills the window in its middle.
      .frame(
        maxWidth: pointer == nil ? .infinity : nil, maxHeight: pointer == nil ? .infinity : nil
      )
      .padding(fillsWindow || pointer != nil ? 0 : 8)
  }

  @ViewBuilder private func border(_ shape: AnyShape) -> some View {
    let style = Color.primary.opacity(0.1)
    if pointer == nil {
      RoundedRectangle(cornerRadius: fillsWindow ? 0 : look.cornerRadius)
        .strokeBorder(style, lineWidth: 0.5)
    } else {
      shape.stroke(style, lineWidth: 0.5)
    }
  }

  private var outline: AnyShape {
    if let pointer { return AnyShape(PopoverOutline(pointer)) }
    return AnyShape(RoundedRectangle(cornerRadius: fillsWindow ? 0 : look.cornerRadius))
  }

  private func card(_ panel: AlertLook.Panel) -> some View {
    VStack(alignment: panel.texts.isCentered ? .center : .leading, spacing: panel.spacing) {
      content
    }
    .padding(panel.padding)
    .frame(width: panel.width)
  }
}

/// Texts or buttons of an alert, which scroll where the window is too low for them.
private struct AlertScroller<Content: View>: View {
  @ViewBuilder let content: Content

  /// The room around buttons for the ring of the focus.
  private var ring: CGFloat { 4 }

  var body: some View {
    IdealHeightLimit {
      ScrollView { content.padding(ring) }
        .scrollBounceBehavior(.basedOnSize)
        .padding(-ring)
    }
  }
}

/// A scroll view that is no higher than its content.
///
/// - Child sizing: the proposed width, and the proposed height or the content's, if that is less.
/// - Preferred size: the child's.
private struct IdealHeightLimit: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let child = subviews.first else { return .zero }
    let ideal = child.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: ideal.width, height: min(ideal.height, proposal.height ?? ideal.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// The title of an alert and its message, if it has any.
private struct AlertTexts<Message: View> {
  let form: AlertForm
  let title: Text?
  let message: Message
  @Environment(\.look.alerts) private var look
  @Environment(\.self) private var environment
}

@MainActor extension AlertTexts: View {
  var body: some View {
    Group(subviews: message) { message in
      // A title or message that is missing has no spacing beside it.
      if title != nil || !message.isEmpty {
        AlertScroller { texts(message, look.panel(form).texts) }
      }
    }
  }

  private func texts(_ message: SubviewsCollection, _ texts: AlertLook.Texts) -> some View {
    let alignment = texts.isCentered ? HorizontalAlignment.center : .leading
    return VStack(alignment: alignment, spacing: texts.spacing) {
      if let title {
        title.font(texts.titleFont.font(in: environment))
          .defaultForegroundStyle(texts.isSecondary ? .secondary : .primary)
          .accessibilityAddTraits(.isHeader)
      }
      if !message.isEmpty {
        VStack(alignment: alignment) { message }
          .font(texts.messageFont.font(in: environment))
          .defaultForegroundStyle(texts.isSecondary ? .secondary : .primary)
      }
    }
    .multilineTextAlignment(texts.isCentered ? .center : .leading)
    .fixedSize(horizontal: false, vertical: true)
    .padding(.horizontal, texts.padding)
    .frame(maxWidth: .infinity, alignment: texts.isCentered ? .center : .leading)
  }
}

/// The text fields of an alert one below the other, and its buttons.
private struct AlertParts<Content: View> {
  let form: AlertForm
  let content: Content
  let actions: AlertActions
  @Environment(\.look.alerts) private var look
}

@MainActor extension AlertParts: View {
  var body: some View {
    let spacing = look.spacing
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
          if !hidesCancels { cancelling(cancels) }
          if buttons.isEmpty && cancels.isEmpty && form == .alert { Button("OK") {} }
        }
        // What is not seen still says what a press beside the panel does.
        .background {
          if hidesCancels { cancelling(cancels) }
        }
      }
    }
  }

  @ViewBuilder private func cancelling(_ cancels: [Subview]) -> some View {
    ForEach(cancels) { $0 }
    if needsCancel(cancels) { Button("Cancel", role: .cancel) {} }
  }

  private var hidesCancels: Bool { look.panel(form).isPopover }

  /// A list of choices can always be cancelled.
  private func needsCancel(_ cancels: [Subview]) -> Bool { form == .dialog && cancels.isEmpty }
}

/// Two short buttons side by side, the one that cancels first; otherwise buttons below each other,
/// that one last.
///
/// - Child sizing: as wide as the panel, or half of the width that the spacing leaves.
/// - Preferred size: the proposed width, and the height of the rows.
private struct AlertButtonLayout: Layout {
  let spacing: CGFloat
  let isList: Bool
  /// The number of buttons at the end that cancel.
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
