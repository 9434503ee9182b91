@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

/// The text of a field, without its surroundings: the typed text, or the placeholder, and the
/// selection.
struct TextEditorCore {
  let session: TextEditingSession
  /// A number that changes whenever something has to be drawn again.
  let revision: Int
  let shown: String
  /// The shown text with its attributes; nil for a plain text.
  let styled: AttributedString?
  /// The state of its attributes; nil while characters are being composed, which are not part of any state.
  let styleRevision: StyleRevision?
  let placeholder: Text?
  let isMultiline: Bool
  let fillsHeight: Bool
}

@MainActor extension TextEditorCore: LeafView {
  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    var options = environment.textLayoutOptions
    // The line of a field stays where it is, whatever is typed.
    options.keepsLineHeight = !fillsHeight
    let setting = EditedTextSetting(
      Text(verbatim: "X").resolve(in: environment), options.editing,
      engine: environment.textEngine.engine, resolve: resolver(environment))
    let known = (session.rule as? TextEditorRule)?.layout
    let layout: any EditedLayout =
      isMultiline
      ? ParagraphLayout(
        shown, styled: styled, revision: styleRevision, setting,
        replacing: known as? ParagraphLayout)
      : LineLayout(shown, setting, replacing: known as? LineLayout)
    let rule = TextEditorRule(
      layout, isMultiline: isMultiline,
      placeholder: (placeholder ?? Text(verbatim: "")).resolve(in: environment), options,
      fillsHeight: fillsHeight)
    session.rule = rule
    return rule
  }

  /// Gives the attributes of the text their fonts and paints.
  private func resolver(
    _ environment: EnvironmentValues
  ) -> ((AttributedString) -> ResolvedText)? {
    if styled == nil { return nil }
    // An edited text has the characters that were typed.
    var environment = environment
    environment.textCase = nil
    return { [environment] in Text($0).resolve(in: environment) }
  }

  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    guard let rule = rule as? TextEditorRule else { return [] }
    let frame = context.frame
    // A field without the focus shows no selection; the selection of an editor is gray then.
    let selection = session.isFocused || fillsHeight ? session.selectionItems(context) : []
    let items =
      selection + session.foundItems(context) + glyphs(rule, context) + composition(context)
    if items.isEmpty { return [] }
    return [.group(.clip(Path(frame.insetBy(dx: -1, dy: 0)), FillStyle()), items)]
  }

  func configure(_ element: LayoutElement, rule: any LayoutRule) {
    session.rule = rule as? TextEditorRule
    session.drawnElement = element
    element.graph[TextScrolling.self].follow(session)
  }

  private func glyphs(_ rule: TextEditorRule, _ context: DrawContext) -> [DisplayItem] {
    let frame = context.frame
    var environment = context.environment
    if rule.isEmpty {
      environment.pushForeground([PlaceholderTextShapeStyle()])
      let lines = rule.placeholderLines(width: context.size.width)
      let painter = TextPainter(rule.placeholder, environment, frame, context.pass)
      return painter.items(of: lines.placed(in: frame, context.size.width, rule.options))
    }
    let scrolled = frame.offsetBy(dx: -session.scroll.x, dy: -session.scroll.y)
    let painter = TextPainter(rule.layout.setting.style, environment, scrolled, context.pass)
    return session.visibleLines.flatMap { place in
      let width =
        isMultiline ? context.size.width : max(context.size.width, place.lines.size.width)
      let lines = place.lines.placed(
        in: scrolled.offsetBy(dx: 0, dy: place.top), width, rule.options)
      guard let resolved = place.resolved else { return painter.items(of: lines) }
      return TextPainter(resolved, environment, scrolled, context.pass).items(of: lines)
    }
  }

  /// A line below the composed text.
  private func composition(_ context: DrawContext) -> [DisplayItem] {
    let paint = context.environment.resolvedForeground(in: context.frame)
    return session.composedRectangles().map { rect in
      let line = CGRect(
        x: context.frame.minX + rect.minX, y: context.frame.minY + rect.maxY - 1.5,
        width: rect.width, height: 1)
      return .fill(Path(context.pass.aligned(line)), paint, FillStyle())
    }
  }
}

extension TextEditingSession {
  /// The items painted behind the selected characters.
  func selectionItems(_ context: DrawContext) -> [DisplayItem] {
    let rects = selectionRectangles()
    if rects.isEmpty { return [] }
    let opacity: Float = context.environment.colorScheme == .dark ? 0.5 : 0.3
    let gray = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 1)
    // The selection of a view without the focus, or in a window behind others, is gray.
    let isEmphasized = isFocused && context.element.graph.input.focus.windowHasKeys
    let color = (isEmphasized ? context.environment.accent : gray).withOpacity(opacity)
    return rects.map { rect in
      let place = rect.offsetBy(dx: context.frame.minX, dy: context.frame.minY)
      return .fill(Path(context.pass.aligned(place)), .color(color), FillStyle())
    }
  }
}

extension TextLayoutOptions {
  /// Options for edited text, which is never shortened.
  fileprivate var editing: TextLayoutOptions {
    var options = self
    options.lineLimit = nil
    options.reservedLines = 0
    options.minimumScaleFactor = 1
    return options
  }
}

extension EnvironmentValues {
  fileprivate var accent: ResolvedColor {
    let color = Color.accentColor.resolve(in: self)
    return ResolvedColor(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }
}

extension ResolvedColor {
  fileprivate func withOpacity(_ opacity: Float) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
  }
}

/// The caret of a field: drawn by itself, so that blinking draws nothing else again.
struct Caret {
  let session: TextEditingSession
  let revision: Int
}

extension Caret: PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    CaretNode(view, inputs)
  }
}

private final class CaretNode: ViewNode, ClockReader {
  private var view: Caret
  private var element: CaretElement?
  private var isOn = true

  /// The time for which the caret is shown and hidden, in seconds: the Mac's default.
  private static let period: TimeInterval = 0.53

  init(_ view: Caret, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    element = CaretElement(self, graph.tree.makeNode(UnboundedRule()))
    view.session.caretElement = element
    graph.clock.add(self)
  }

  override var name: String? { "Caret" }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: Caret.self)
    let isSame = view.revision == self.view.revision
    self.view = view
    view.session.caretElement = element
    if isSame { return }
    isOn = true
    element?.setNeedsDrawing()
  }

  override func environmentDidChange() { element?.setNeedsDrawing() }

  override func collectElements(into elements: inout SubviewList) {
    if let element { elements.append(element) }
  }

  override func detach() {
    super.detach()
    graph.clock.remove(self)
    element?.remove()
  }

  private var isVisible: Bool {
    if view.session.dropOffset != nil { return true }
    return view.session.isFocused && view.session.text.selection.isEmpty && environment.isEnabled
      && graph.input.focus.windowHasKeys
  }

  var nextTick: Date? {
    guard isVisible else { return nil }
    return phaseStart.addingTimeInterval(Self.period * (phase(at: graph.clock.now) + 1))
  }

  private var phaseStart: Date {
    let start = view.session.lastMove
    return start == .distantPast ? graph.clock.now : start
  }

  private func phase(at now: Date) -> Double {
    max(0, (now.timeIntervalSince(phaseStart) / Self.period + 1e-6).rounded(.down))
  }

  func timeDidChange(to now: Date) {
    guard isVisible else { return }
    let isOn = phase(at: now).truncatingRemainder(dividingBy: 2) == 0
    if isOn == self.isOn { return }
    self.isOn = isOn
    element?.setNeedsDrawing()
  }

  fileprivate func items(_ context: DrawContext) -> [DisplayItem] {
    guard isOn || view.session.dropOffset != nil, isVisible, let caret = view.session.caret else {
      return []
    }
    let look = environment.look.textInput
    let width = look.caretWidth
    let x = min(max(caret.minX, 0), max(0, context.size.width - width))
    let rect = CGRect(
      x: context.frame.minX + x, y: context.frame.minY + caret.minY, width: width,
      height: caret.height)
    let color =
      !look.tintsCaret && !environment.hasTint
      ? LabelColor(level: 0).resolve(in: environment) : environment.accent
    let visible = context.pass.aligned(rect).overlap(with: context.frame.insetBy(dx: -1, dy: 0))
    return visible.isEmpty ? [] : [.fill(Path(visible), .color(color), FillStyle())]
  }
}

private final class CaretElement: LayoutElement {
  override func draw(_ context: DrawContext) -> ElementDrawing {
    ElementDrawing((owner as? CaretNode)?.items(context) ?? [])
  }
}
