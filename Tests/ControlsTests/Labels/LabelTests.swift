import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct LabelTests {
  private struct Reversed: LabelStyle {
    @Environment(\.isEnabledForTest) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: isEnabled ? 2 : 0) {
        configuration.title
        configuration.icon
      }
    }
  }

  /// A style that shows the label as the style further out does, with a frame around it.
  private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(1)
    }
  }

  private var label: some View {
    Label {
      bar(.red, 3)
    } icon: {
      bar(.blue, 2)
    }
  }

  @Test func `an icon stands before the title, 8 points away`() {
    expectDrawing(of: label, is: "bb........rrr")
    expectDrawing(of: label.labelStyle(.titleAndIcon), is: "bb........rrr")
    expectDrawing(of: label.labelStyle(.automatic), is: "bb........rrr")
  }

  @Test func `a label can show only its title or only its icon`() {
    expectDrawing(of: label.labelStyle(.titleOnly), is: "rrr")
    expectDrawing(of: label.labelStyle(.iconOnly), is: "bb")
  }

  @Test func `the distance to the title and the width of the icon can be set`() {
    expectDrawing(of: label.labelIconToTitleSpacing(2), is: "bb..rrr")
    // The icon is in the middle of six points.
    expectDrawing(of: label.labelReservedIconWidth(6), is: "..bb..........rrr")
    expectDrawing(of: label.labelReservedIconWidth(6).labelStyle(.iconOnly), is: "bb")
  }

  @Test func `the distance and the width can also be set in the rows of a list`() {
    func title(_ change: (AnyView) -> some View) -> CGFloat? {
      let row = Label {
        Text(verbatim: "A").accessibilityIdentifier("title")
      } icon: {
        Image(systemName: "star")
      }
      return LayoutSnapshot(
        of: List { change(AnyView(row)) }, window: CGSize(width: 390, height: 300), platform: .phone
      ).frame(of: "title")?.minX
    }
    // Recorded: an icon of 24 points that begins at 32, and 16 points to the title.
    #expect(title { $0 } == 72)
    #expect(title { $0.labelIconToTitleSpacing(10) } == 66)
    #expect(title { $0.labelReservedIconWidth(40) } == 88)
  }

  @Test func `the innermost style counts`() {
    expectDrawing(of: label.labelStyle(.titleOnly).labelStyle(.iconOnly), is: "rrr")
  }

  @Test func `a custom style arranges both, and reads the environment`() {
    expectDrawing(of: label.labelStyle(Reversed()), is: "rrrbb")
    expectDrawing(
      of: label.labelStyle(Reversed()).environment(\.isEnabledForTest, true), is: "rrr..bb")
  }

  @Test func `a style that shows the label again gets the next style further out`() {
    expectDrawing(
      of: label.labelStyle(Boxed()).labelStyle(.titleOnly),
      is: """
        .....
        .rrr.
        .....
        """)
    expectDrawing(
      of: label.labelStyle(Boxed()),
      is: """
        ...............
        .bb........rrr.
        ...............
        """)
  }

  @Test func `a label in a label's title has the style of the outer one`() {
    let nested = Label {
      label
    } icon: {
      bar(.green, 1)
    }
    expectDrawing(of: nested.labelStyle(.titleOnly), is: "rrr")
  }

  @Test func `titles are texts and icons are symbols or pictures`() {
    let log = Log()
    for label in [
      Label("Save", systemImage: "star"), Label("Sa" + "ve", systemImage: "star"),
    ] {
      let snapshot = LayoutSnapshot(label.labelStyle(.titleOnly))
      log.note("\(snapshot.size.width)")
    }
    // Four characters of 8 points.
    #expect(log.entries == ["32.0", "32.0"])
    #expect(
      LayoutSnapshot(Label("Save", systemImage: "star").labelStyle(.iconOnly)).size
        == LayoutSnapshot(Image(systemName: "star")).size)
  }

  @Test func `the icon's middle is at half the height of the capitals of the first line`() throws {
    let view = Label {
      Text("one\ntwo")
    } icon: {
      box(.blue, 4, 4).accessibilityIdentifier("icon")
    }
    let snapshot = LayoutSnapshot(view)
    let symbol = LayoutSnapshot(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star").accessibilityIdentifier("icon")
        Text("one\ntwo")
      })
    let middle = try #require(snapshot.frame(of: "icon")?.midY)
    let expected = try #require(symbol.frame(of: "icon")?.midY)
    #expect(abs(middle - expected) < 0.5)
  }

  @Test func `a label keeps its state when its style stays`() {
    let (count, spacing) = (Handle<Int>(), Handle<CGFloat>())
    let snapshot = LayoutSnapshot(
      Varying(spacing, 1) { length in
        Label {
          Counter(count)
        } icon: {
          dot(.blue)
        }
        .labelStyle(Reversed()).padding(length)
      })
    count.value = 6
    spacing.value = 3
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 6)
  }

  /// One point of a color, `width` by `height`.
  private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var isEnabledForTest: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
