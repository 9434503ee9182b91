import SwiftUI

/// The size of the view that carries it; of several the first is kept.
private struct OwnSize: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

extension View {
  /// Calls `action` with this view's size, immediately and whenever it changes, without changing the layout.
  func whenSized(_ action: @escaping (CGSize) -> Void) -> some View {
    background {
      GeometryReader { place in
        Color.clear.preference(key: OwnSize.self, value: place.size)
      }
    }
    .onPreferenceChange(OwnSize.self, perform: action)
  }
}
