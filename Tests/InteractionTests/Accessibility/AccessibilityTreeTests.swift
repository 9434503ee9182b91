import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct AccessibilityTreeTests {
  // MARK: What views are by themselves

  @Test func `texts and pictures are elements, shapes and spacers are not`() {
    expectAccessibility(
      of: VStack {
        Text("Title")
        Image(systemName: "trash")
        Circle()
        Spacer()
        Divider()
        Color.red
      },
      is: """
        text "Title"
        image "trash"
        """)
  }

  @Test func `a picture says its label instead of its name, and a decorative one says nothing`() {
    expectAccessibility(
      of: HStack {
        Image("missing", label: Text("A red kite"))
        Image(decorative: "missing")
        Image("missing")
      },
      is: """
        image "A red kite"
        image "missing"
        """)
  }

  @Test func `a label's icon adds nothing to its title`() {
    expectAccessibility(of: Label("Inbox", systemImage: "tray"), is: "text \"Inbox\"")
  }

  @Test func `a label that shows only its icon says its title`() {
    expectAccessibility(
      of: Label("Inbox", systemImage: "tray").labelStyle(.iconOnly), is: "text \"Inbox\"")
  }

  @Test func `views that cannot be seen cannot be found`() {
    expectAccessibility(
      of: VStack {
        Text("hidden").hidden()
        Text("invisible").opacity(0)
        Text("faint").opacity(0.1)
        ViewThatFits {
          Text("far too wide").frame(width: 1000)
          Text("fits")
        }
      },
      is: """
        text "faint"
        text "fits"
        """)
  }

  // MARK: Labels, values, hints

  @Test func `label, value and hint change the element inside`() {
    expectAccessibility(
      of: Text("80").padding().accessibilityLabel("Volume").accessibilityValue("80 percent")
        .accessibilityHint("How loud it is"),
      is: "text \"Volume\" = \"80 percent\" hint \"How loud it is\"")
  }

  @Test func `the outermost of several labels counts`() {
    expectAccessibility(
      of: Text("a").accessibilityLabel("b").accessibilityLabel("c"), is: "text \"c\"")
  }

  @Test func `a label that is not enabled changes nothing`() {
    expectAccessibility(
      of: Text("a").accessibilityLabel("b", isEnabled: false)
        .accessibilityHint("h", isEnabled: true),
      is: "text \"a\" hint \"h\"")
  }

  @Test func `a label makes an element of a shape`() {
    expectAccessibility(
      of: Circle().accessibilityLabel("Status: \(3) errors"), is: "group \"Status: 3 errors\"")
  }

  @Test func `a label on a container names each element inside`() {
    expectAccessibility(
      of: HStack {
        Text("a")
        Text("b")
      }
      .accessibilityLabel("same"),
      is: """
        text "same"
        text "same"
        """)
  }

  @Test func `identifiers, input labels and custom content are part of the element`() {
    expectAccessibility(
      of: Text("Apple").accessibilityIdentifier("fruit").accessibilityInputLabels(["Fruit", "Red"])
        .accessibilityCustomContent("Origin", "Kent")
        .accessibilityCustomContent("Price", "3", importance: .high),
      is: "text \"Apple\" or \"Fruit\" or \"Red\" more \"Price: 3; Origin: Kent\" #fruit")
  }

  // MARK: Traits

  nonisolated private static let traits: [(AccessibilityTraits, String)] = [
    (.isButton, "button \"x\""), (.isHeader, "heading \"x\""), (.isLink, "link \"x\""),
    (.isImage, "image \"x\""), (.isSelected, "text \"x\" selected"),
    (.isToggle, "toggle \"x\""), (.isModal, "dialog \"x\""),
    (.updatesFrequently, "text \"x\""), ([.isHeader, .isSelected], "heading \"x\" selected"),
  ]

  @Test(arguments: traits)
  func `traits say what a text is`(traits: AccessibilityTraits, line: String) {
    expectAccessibility(of: Text("x").accessibilityAddTraits(traits), is: line)
  }

  @Test func `a trait can be removed`() {
    expectAccessibility(
      of: VStack {
        Image(systemName: "trash").accessibilityRemoveTraits(.isImage)
        Text("x").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton)
      },
      is: """
        text "trash"
        text "x"
        """)
  }

  @Test func `a heading has a level`() {
    expectAccessibility(
      of: Text("x").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2),
      is: "heading 2 \"x\"")
  }

  // MARK: Children

  @Test func `hidden elements are left out with all inside`() {
    expectAccessibility(
      of: VStack {
        VStack { Text("a") }.accessibilityHidden(true)
        Text("b").accessibilityHidden(false)
      }, is: "text \"b\"")
  }

  @Test func `children can be ignored, contained or combined`() {
    let rows = VStack {
      Text("Total")
      Text("$42")
    }
    expectAccessibility(
      of: VStack {
        rows.accessibilityElement().accessibilityLabel("Sum")
        rows.accessibilityElement(children: .contain).accessibilityLabel("Bill")
        rows.accessibilityElement(children: .combine)
      },
      is: """
        group "Sum"
        group "Bill"
          text "Total"
          text "$42"
        text "Total, $42"
        """)
  }

  @Test func `combined views keep their actions`() {
    expectAccessibility(
      of: VStack {
        HStack {
          Text("One")
          Text("Open").accessibilityAddTraits(.isButton).accessibilityAction {}
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("Two").accessibilityAction(named: "Pin") {}
          Text("Open").accessibilityAddTraits(.isButton).accessibilityAction {}
          Text("Close").accessibilityAddTraits(.isButton).accessibilityAction {}
        }
        .accessibilityElement(children: .combine)
      },
      is: """
        button "One, Open" [press]
        text "Two, Open, Close" ["Pin", "Open", "Close"]
        """)
  }

  @Test func `views can stand in for a drawing and for its parts`() {
    expectAccessibility(
      of: VStack {
        Canvas { _, _ in }.accessibilityLabel("Chart").accessibilityChildren {
          HStack {
            Rectangle().accessibilityLabel("May")
            Rectangle().accessibilityLabel("June")
          }
        }
        Text("★★★").accessibilityRepresentation { Text("three stars") }
      },
      is: """
        group
          group "May"
          group "June"
        text "three stars"
        """)
  }

  @Test func `elements of higher priority come first among their siblings`() {
    expectAccessibility(
      of: VStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        VStack {
          Text("c")
          Text("d").accessibilitySortPriority(2)
        }
        .accessibilityElement(children: .contain)
      },
      is: """
        text "b"
        text "a"
        group
          text "d"
          text "c"
        """)
  }

  @Test func `a label names the content that it is paired with`() {
    struct Form: View {
      @Namespace private var space
      var body: some View {
        Text("Age").accessibilityLabeledPair(role: .label, id: "age", in: space)
        Color.red.accessibilityElement()
          .accessibilityLabeledPair(role: .content, id: "age", in: space)
        Text("33").accessibilityLabeledPair(role: .content, id: "age", in: space)
      }
    }
    expectAccessibility(
      of: Form(),
      is: """
        text "Age"
        group "Age"
        text "33"
        """)
  }

  // MARK: Identity and geometry

  @Test func `frames are those of the drawing`() {
    let snapshot = LayoutSnapshot(
      of: Text("ab").scaleEffect(2).padding(10), window: CGSize(width: 100, height: 50))
    // 2 characters of 8 points are 16 wide and 16 high, in the middle of the window, twice as large around the middle.
    #expect(snapshot.element("ab")?.frame == CGRect(x: 50 - 16, y: 25 - 16, width: 32, height: 32))
  }

  @Test func `an accessibility content shape gives the element its frame`() {
    let wide = Rectangle().inset(by: -10)
    let snapshot = LayoutSnapshot(
      of: Text("ab").contentShape(.accessibility, wide), window: CGSize(width: 100, height: 50))
    // 16 by 16 in the middle of the window, and 10 more on each side.
    #expect(
      snapshot.element("ab")?.frame
        == CGRect(x: 50 - 8 - 10, y: 25 - 8 - 10, width: 16 + 2 * 10, height: 16 + 2 * 10))
    let pointer = LayoutSnapshot(
      of: Text("ab").contentShape(.interaction, wide), window: CGSize(width: 100, height: 50))
    #expect(pointer.element("ab")?.frame == CGRect(x: 50 - 8, y: 25 - 8, width: 16, height: 16))
  }

  @Test func `an element keeps its id while its view lasts`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { number in
        VStack {
          if number == 2 { Text("new") }
          Text("kept").accessibilityValue("\(number)")
        }
      })
    let old = snapshot.element("kept")?.id
    handle.value = 2
    snapshot.update()
    #expect(snapshot.accessibilityText == "text \"new\"\ntext \"kept\" = \"2\"")
    #expect(old != nil)
    #expect(snapshot.element("kept")?.id == old)
  }

  @Test func `deep and wide trees are no problem`() {
    var deep = AnyView(Text("deep"))
    for _ in 0..<200 { deep = AnyView(deep.padding(0).accessibilityElement(children: .contain)) }
    let wide = VStack { ForEach(0..<5_000, id: \.self) { Text("\($0)") } }
    let snapshot = LayoutSnapshot(
      HStack {
        deep; wide
      })
    let lines = snapshot.accessibilityText.split(separator: "\n")
    // 200 groups, the text inside them, and 5,000 texts beside them.
    #expect(lines.count == 200 + 1 + 5_000)
  }

  @Test func `NaN and infinite sort priorities are harmless`() {
    expectAccessibility(
      of: VStack {
        Text("a").accessibilitySortPriority(.nan)
        Text("b").accessibilitySortPriority(-.infinity)
        Text("c").accessibilitySortPriority(.infinity)
      },
      is: """
        text "c"
        text "a"
        text "b"
        """)
  }
}
