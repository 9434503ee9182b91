import EspalierControls
import EspalierCore
import EspalierGraphics
import Foundation

nonisolated extension View {
  /// Has the container show a number beside a row, a tab or a line of a menu; nothing for 0.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: count.formatted()))
  }

  /// Has the container show a text beside a row, a tab or a line of a menu.
  public func badge(_ label: Text?) -> some View {
    modifier(TraitWriter(key: BadgeTrait.self, value: label as Any))
  }

  /// Has the container show a localized text beside a row, a tab or a line of a menu.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Has the container show a verbatim text beside a row, a tab or a line of a menu.
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Has the container show a string resource beside a row, a tab or a line of a menu.
  @_disfavoredOverload public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }
}

/// The short text at the end of a row.
struct ListBadge: View {
  let text: Text
  /// The prominence that the row sets; nil is that of the list.
  let own: BadgeProminence?
  let look: ListLook
  let state: ListRowState
  let common: ListRowsState
  @Environment(\.badgeProminence) private var inherited

  private var prominence: BadgeProminence { own ?? inherited }

  var body: some View {
    let isProminent = look.isProminent(state, common)
    if prominence == .increased, !isProminent {
      text.monospacedDigit()
        .lineLimit(1)
        .foregroundStyle(.white)
        .padding(.horizontal, 6)
        .padding(.vertical, 1)
        .background(.red, in: Capsule())
    } else {
      text.monospacedDigit().lineLimit(1).foregroundStyle(style(isProminent))
    }
  }

  private func style(_ isProminent: Bool) -> AnyShapeStyle {
    if isProminent { return AnyShapeStyle(.white) }
    return prominence == .decreased ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.secondary)
  }
}
