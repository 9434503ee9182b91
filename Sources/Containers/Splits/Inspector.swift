import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

nonisolated extension View {
  /// Shows `content` beside this view while `isPresented` is true: in a column at the trailing edge, or in a sheet on the
  /// phone.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets the width of the column of the inspector that this view is in.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width of the column of the inspector that this view is in, and the widths to which it can be dragged.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    transformPreference(InspectorWidthKey.self) {
      $0 = InspectorWidth(min: min ?? ideal, ideal: ideal, max: max ?? ideal)
    }
  }
}

/// The width of an inspector's column.
private struct InspectorWidth: Equatable {
  /// The width of inspectors in Apple's programs on the Mac.
  var min: CGFloat = 225
  var ideal: CGFloat = 270
  var max: CGFloat = 400

  func width(_ dragged: CGFloat?) -> CGFloat {
    let width = dragged ?? ideal
    return Swift.max(min, Swift.min(width, Swift.max(min, max)))
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }

  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) {
    value = value ?? nextValue()
  }
}

private struct InspectorModifier<Inspector: View> {
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @State private var width = InspectorWidth()
  /// The width to which the column was dragged; nil before that.
  @State private var dragged: CGFloat?
  @GestureState private var start: CGFloat?
  @Environment(\.look.sheets) private var look
  @Environment(\.layoutDirection) private var direction
}

@MainActor extension InspectorModifier: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if look.replacesInspectors {
      content.sheet(isPresented: isPresented) { inspector }
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          column.transition(.move(edge: .trailing))
        }
      }
      .focusedSceneValue(
        \.inspectorToggle,
        ShownToggle(isShown: isPresented.wrappedValue) {
          withAnimation(.easeInOut(duration: 0.25)) { isPresented.wrappedValue.toggle() }
        })
    }
  }

  private var column: some View {
    inspector
      // On Apple's systems forms in inspectors are grouped where they say nothing themselves.
      .formStyle(.grouped)
      .onPreferenceChange(InspectorWidthKey.self) { wanted in
        MainActor.assumeIsolated { width = wanted ?? InspectorWidth() }
      }
      .frame(width: width.width(dragged))
      .frame(maxHeight: .infinity, alignment: .top)
      .overlay(alignment: .leading) {
        Rectangle().fill(.separator).frame(width: 1)
          .overlay { handle }
      }
      .accessibilityElement(children: .contain)
  }

  /// The area that is dragged: wider than the visible line.
  private var handle: some View {
    Color.clear.frame(width: 8)
      .contentShape(Rectangle())
      .pointerStyle(.columnResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($start) { _, start, _ in start = start ?? width.width(dragged) }
          .onChanged { drag in
            let before = start ?? width.width(dragged)
            let way = direction == .rightToLeft ? 1 : -1.0
            dragged = width.width(before + way * drag.translation.width)
          })
  }
}
