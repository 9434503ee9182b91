import Observation
import SwiftUI
import TestSupport

/// A model with two numbers that views change in turn.
@Observable private final class Pendulum {
  var left = 0
  var right = 0
}

/// Programs in which state and layout, or state and state, keep changing each other, by the name of the view that does it.
enum FeedbackLoop: String, CaseIterable {
  case change = "Change"
  case mutual = "Mutual"
  case child = "Child"
  case model = "Model"
  case preference = "Preferring"
  case geometry = "Neighbors"
  case flip = "Flip"
  case identity = "Identity"
  case growth = "Growth"
  case leaving = "Leaving"
  case layout = "Layouts"
  case environment = "Surroundings"
  case anchor = "Anchored"
  case fits = "Fitting"

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .change: Change()
    case .mutual: Mutual()
    case .child: Parent()
    case .model: Model()
    case .preference: Preferring()
    case .geometry: Neighbors()
    case .flip: Flip()
    case .identity: Identity()
    case .growth: Growth()
    case .leaving: Leaving()
    case .layout: Layouts()
    case .environment: Surroundings()
    case .anchor: Anchored()
    case .fits: Fitting()
    }
  }

  private struct NumberKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  private struct BoundsKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  fileprivate struct Change: View {
    @State private var count = 0
    var body: some View {
      dot(.red).onChange(of: count, initial: true) { count += 1 }
    }
  }

  fileprivate struct Mutual: View {
    @State private var left = 0
    @State private var right = 0
    var body: some View {
      dot(.red).onChange(of: left, initial: true) { right += 1 }.onChange(of: right) { left += 1 }
    }
  }

  fileprivate struct Parent: View {
    struct Child: View {
      @Binding var count: Int
      var body: some View { dot(.red).onChange(of: count, initial: true) { count += 1 } }
    }
    @State private var count = 0
    var body: some View { VStack { Child(count: $count) } }
  }

  fileprivate struct Model: View {
    @State private var pendulum = Pendulum()
    var body: some View {
      VStack {
        dot(.red).onChange(of: pendulum.left, initial: true) { pendulum.right += 1 }
        dot(.blue).onChange(of: pendulum.right, initial: true) { pendulum.left += 1 }
      }
    }
  }

  fileprivate struct Preferring: View {
    @State private var number = 0
    var body: some View {
      dot(.red).preference(key: NumberKey.self, value: number + 1)
        .onPreferenceChange(NumberKey.self) { number = $0 }
    }
  }

  fileprivate struct Neighbors: View {
    @State private var left: CGFloat = 1
    @State private var right: CGFloat = 1
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: left, height: 1)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { right = $0 + 1 }
        Color.blue.frame(width: right, height: 1)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { left = $0 + 1 }
      }
    }
  }

  fileprivate struct Flip: View {
    @State private var isRed = true
    var body: some View {
      if isRed {
        dot(.red).onAppear { isRed = false }
      } else {
        dot(.blue).onAppear { isRed = true }
      }
    }
  }

  fileprivate struct Identity: View {
    @State private var id = 0
    var body: some View { dot(.red).onAppear { id += 1 }.id(id) }
  }

  fileprivate struct Growth: View {
    @State private var count = 1
    var body: some View {
      VStack { ForEach(0..<count, id: \.self) { _ in dot(.red).onAppear { count += 1 } } }
    }
  }

  fileprivate struct Leaving: View {
    @State private var id = 0
    var body: some View {
      dot(.red).onDisappear { id += 1 }.id(id).onAppear { id += 1 }
    }
  }

  fileprivate struct Layouts: View {
    @State private var isRow = true
    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        dot(.red)
        dot(.blue)
      }
      .onGeometryChange(for: Bool.self, of: { $0.size.width > $0.size.height }) { isRow = !$0 }
    }
  }

  fileprivate struct Surroundings: View {
    struct Reader: View {
      @Environment(\.lineSpacing) private var spacing
      let write: (CGFloat) -> Void
      var body: some View { dot(.red).onChange(of: spacing, initial: true) { write(spacing + 1) } }
    }
    @State private var spacing: CGFloat = 1
    var body: some View { Reader { spacing = $0 }.lineSpacing(spacing) }
  }

  fileprivate struct Anchored: View {
    @State private var width: CGFloat = 1
    var body: some View {
      Color.red.frame(width: width, height: 1)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
        .overlayPreferenceValue(BoundsKey.self) { anchor in
          GeometryReader { proxy in
            let seen = anchor.map { proxy[$0].width } ?? 0
            Color.clear.onChange(of: seen, initial: true) { width = seen + 1 }
          }
        }
    }
  }

  fileprivate struct Fitting: View {
    @State private var width: CGFloat = 4
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 3, height: 1).onAppear { width = 2 }
        Color.blue.frame(width: 1, height: 1).onAppear { width = 4 }
      }
      .frame(width: width)
    }
  }
}
