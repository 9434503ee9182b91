import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct FormTests {
  private struct Stacked: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) { configuration.content }
    }
  }

  // MARK: Columns

  // Each character of the default font is 8 points wide and 16 high here.

  @Test func `labels end 8 before the line at which all controls begin`() throws {
    let harness = Harness(
      Form {
        LabeledContent("Name") { Color.red.frame(width: 30, height: 10).named("first") }
        LabeledContent("A longer name") { Color.red.frame(width: 50, height: 10).named("second") }
        Text("Alone").named("alone")
      }, window: CGSize(width: 400, height: 200))
    let label = try #require(harness.frame(of: "Name"))
    let longest = try #require(harness.frame(of: "A longer name"))
    let line = longest.minX + CGFloat("A longer name".count) * 8 + 8
    #expect(label.maxX == line - 8)
    for name in ["first", "second", "alone"] {
      #expect(harness.frame(of: name)?.minX == line)
    }
    // The widest row is the second one: its label, the gap and 50.
    #expect(longest.minX == (400 - (CGFloat("A longer name".count) * 8 + 8 + 50)) / 2)
  }

  @Test func `a row that fills ends at the form's edge, whatever its label`() throws {
    let harness = Harness(
      Form {
        TextField("Name", text: .constant("Ada")).named("field")
        Slider(value: .constant(0.5)) { Text("Volume") }.named("slider")
      }, window: CGSize(width: 400, height: 200))
    #expect(harness.frame(of: "slider")?.minX == 0)
    #expect(harness.frame(of: "slider")?.maxX == 400)
    // The label "Volume" is two characters longer than "Name".
    #expect(harness.frame(of: "field")?.minX == CGFloat(2 * 8))
    #expect(harness.frame(of: "field")?.maxX == 400)
  }

  @Test func `without a filling row, a form is as wide as its widest row`() {
    let form = Form { Text("Hello") }.named("form")
    let snapshot = LayoutSnapshot(of: form, proposal: ProposedViewSize(width: 300, height: 300))
    #expect(snapshot.frame(of: "form")?.size == CGSize(width: 5 * 8, height: 16))
  }

  @Test func `a field's title is its label in a form, and its prompt the placeholder`() {
    let harness = Harness(
      Form { TextField("Name", text: .constant(""), prompt: Text("Ada")) })
    // A placeholder is part of its field.
    #expect(harness.text == ["Name"])
    let node = harness.graph.accessibilityTree().descendants { $0.role == .textField }.first
    #expect(node?.label == "Name")
    #expect(
      Harness(Form { TextField("Name", text: .constant("")) }).text.filter { $0 == "Name" }.count
        == 1)
  }

  @Test func `hidden labels leave their controls at the line`() throws {
    let harness = Harness(
      Form {
        LabeledContent("Name") { Text("first") }
        LabeledContent("Other") { Text("second") }.labelsHidden()
      })
    #expect(harness.text == ["Name", "first", "second"])
    #expect(
      try #require(harness.frame(of: "first")).minX
        == (try #require(harness.frame(of: "second")).minX))
  }

  @Test func `sections in columns have headers and footers, and a distance before them`() throws {
    let harness = Harness(
      Form {
        Section {
          Text("one")
        } header: {
          Text("First")
        } footer: {
          Text("below")
        }
        Section("Second") { Text("two") }
      })
    #expect(harness.text == ["First", "one", "below", "Second", "two"])
    let (footer, header) = (
      try #require(harness.frame(of: "below")), try #require(harness.frame(of: "Second"))
    )
    #expect(header.minY >= footer.maxY + 12)
  }

  // MARK: Boxes

  private var boxes: some View {
    Form {
      Section {
        Text("first").named("first")
        Text("second").named("second")
      } header: {
        Text("Header").named("header")
      } footer: {
        Text("Footer").named("footer")
      }
      Section("Next") { Text("third").named("third") }
      Section { Text("fourth").named("fourth") }
    }
    .formStyle(.grouped)
  }

  @Test func `boxes are inset by 20, rows by 10 more, headers and footers are 10 away`() throws {
    let harness = Harness(boxes, window: CGSize(width: 400, height: 500))
    func frame(_ name: String) throws -> CGRect { try #require(harness.frame(of: name)) }
    #expect(try frame("header").origin == CGPoint(x: 30, y: 20))
    let box = try frame("header").maxY + 10
    #expect(try frame("first").origin == CGPoint(x: 30, y: box + 10))
    // 10 below a row, a line of 1, and 10 above the next.
    #expect(try frame("second").minY == box + 10 + 16 + 10 + 1 + 10)
    #expect(try frame("footer").minY == (try frame("second")).maxY + 10 + 10)
    #expect(try frame("footer").maxX == 400 - 30)
    #expect(try frame("Next").minY == (try frame("footer")).maxY + 30)
    #expect(try frame("third").minY == (try frame("Next")).maxY + 10 + 10)
    #expect(try frame("fourth").minY == (try frame("third")).maxY + 10 + 10 + 10)
  }

  @Test func `in a box the control stands at the end of the row, which is as high as the label`()
    throws
  {
    let isOn = Handle<Bool>()
    let harness = Harness(
      Varying(isOn, false) { _ in
        Form {
          Toggle("Enabled", isOn: isOn.taken ?? .constant(false)).named("toggle")
        }
        .formStyle(.grouped)
      }, window: CGSize(width: 400, height: 100))
    #expect(harness.frame(of: "toggle") == CGRect(x: 30, y: 30, width: 340, height: 16))
    harness.click(at: CGPoint(x: 400 - 30 - 10, y: 38))
    #expect(isOn.value == true)
  }

  @Test func `a group box in a box has no border, and a form in columns its own size`() throws {
    let harness = Harness(
      Form {
        GroupBox("Box") { Text("Boxed") }
        Form { Text("Nested") }.formStyle(.columns).named("nested")
      }
      .formStyle(.grouped), window: CGSize(width: 400, height: 200))
    #expect(harness.frame(of: "Boxed")?.minX == 30)
    #expect(harness.frame(of: "nested")?.size == CGSize(width: 6 * 8, height: 16))
  }

  @Test func `a disclosure group in a box is made of rows, and its content is indented by a mark`()
    throws
  {
    let harness = Harness(
      Form {
        DisclosureGroup("More", isExpanded: .constant(true)) {
          Text("Inside").named("inside")
          Text("Below").named("below")
        }
        Text("After").named("after")
      }
      .formStyle(.grouped), window: CGSize(width: 400, height: 300))
    let label = try #require(harness.frame(of: "More"))
    // A mark of 6.5, and 5 between it and the label.
    let inside: CGFloat = 30 + 11.5
    #expect(label.minX == inside)
    // Each row has 10 around its line of 16, and a line of 1 follows.
    for (index, name) in ["inside", "below", "after"].enumerated() {
      let frame = try #require(harness.frame(of: name))
      let top = label.minY + CGFloat(index + 1) * 37
      #expect(frame.minY == top)
      #expect(frame.minX == (name == "after" ? 30 : inside))
    }
  }

  @Test func `only the rows in view of a long grouped form are made`() {
    let log = Log()
    let harness = Harness(
      Form { ForEach(0..<100_000, id: \.self) { Noted(name: "\($0)", log: log) { Text("row") } } }
        .formStyle(.grouped), window: CGSize(width: 300, height: 200))
    // 200 points of rows of 37, and a few that were made to measure their length.
    #expect(log.take().count < 20)
    #expect(harness.diagnostics.isEmpty)
  }

  // MARK: Phone

  @Test func `on the phone a form is a list of sections`() throws {
    let harness = Harness(
      Form {
        Toggle("Enabled", isOn: .constant(true)).named("toggle")
        Slider(value: .constant(0.5)) { Text("Volume") }.named("slider")
      }, window: CGSize(width: 320, height: 400), platform: .phone)
    // 16 to the box and 16 inside it, on both sides.
    #expect(harness.frame(of: "toggle")?.minX == 32)
    #expect(harness.frame(of: "toggle")?.width == CGFloat(320 - 64))
    #expect(!harness.text.contains("Volume"))
  }

  @Test func `on the phone the menu of a picker stands at the end, and inline options are rows`()
    throws
  {
    struct Flavors: View {
      @State private var flavor = 1

      var body: some View {
        Form {
          Picker("Menu", selection: $flavor) { options }
          Picker("Inline", selection: $flavor) { options }.pickerStyle(.inline)
        }
      }

      @ViewBuilder private var options: some View {
        Text("Vanilla").tag(1)
        Text("Lemon").tag(2)
      }
    }
    let harness = Harness(
      Flavors(), window: CGSize(width: 320, height: 500), platform: .phone)
    #expect(harness.text == ["Menu", "Vanilla", "Inline", "Vanilla", "Lemon"])
    let menu = try #require(harness.frame(of: "Menu"))
    let value = try #require(harness.frame(of: "Vanilla"))
    #expect(value.minX > menu.maxX && abs(value.midY - menu.midY) < 2)
    harness.click("Lemon")
    #expect(harness.text == ["Menu", "Lemon", "Inline", "Vanilla", "Lemon"])
  }

  /// The chosen option is a value like those of labeled content, as on iOS since forms have menus.
  @Test func `the line below a picker begins at its name, also where the options are labels`() {
    func lines(_ option: some View) -> [Substring] {
      let form = Form {
        Picker("Flavor", selection: .constant(1)) { option.frame(height: 20).tag(1) }
        Text("Next")
      }
      return Harness(form, platform: .phone).displayListText.split(separator: "\n")
        .filter { $0.contains("x1)") }
    }
    let lineBelowText = lines(Text("Mint"))
    #expect(lineBelowText.count == 1)
    #expect(lines(Label("Mint", systemImage: "leaf")) == lineBelowText)
  }

  @Test func `a picker that leads to its options shows the title of the selected one alone`() {
    let picker = NavigationStack {
      Form {
        Picker("Flavor", selection: .constant(1)) { Label("Mint", systemImage: "leaf").tag(1) }
          .pickerStyle(.navigationLink)
        Text("Next")
      }
    }
    let harness = Harness(picker, platform: .phone)
    #expect(harness.text.contains("Mint"))
    // The icon would stand between the name and the title, and the line would begin below the title.
    let lines = harness.displayListText.split(separator: "\n").filter { $0.contains("x1)") }
    #expect(lines.contains { $0.contains(" 32,") })
    // The title stands before the mark at the end of the row, 400 - 32.
    #expect((harness.frame(of: "Mint")?.minX ?? 0) > 300)
    harness.click("Mint")
    harness.advance(by: 1)
    #expect(harness.text.contains("Mint"))
  }

  @Test func `the rows of a form on a sheet stay while further ones are made`() {
    struct Account: View {
      @State private var isShown = false
      @State private var name = ""

      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            Form {
              TextField("Name", text: $name)
              SecureField("Password", text: $name)
              Button("Sign in") {}
            }
          }
      }
    }
    let harness = Harness(Account(), window: CGSize(width: 400, height: 700), platform: .phone)
    harness.click("Open")
    harness.advance(by: 1)
    #expect(harness.text.contains("Sign in"))
    #expect(harness.diagnostics == [])
  }

  @Test func `a phone's form shows the chosen option in the color of values, or the program's`() {
    func drawing(_ picker: some View) -> String {
      Harness(
        Form { picker }, window: CGSize(width: 320, height: 200), platform: .phone
      ).displayListText
    }
    let picker = Picker("Flavor", selection: .constant(1)) { Text("Mint").tag(1) }
    #expect(!drawing(picker).contains("#0088ff"))
    #expect(drawing(picker.tint(.green)).contains("#34c759"))
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `controls beside a label keep their own colors, and texts have that of values`(
    _ platform: LayoutSnapshot.Platform
  ) {
    func colors(_ view: some View) -> Set<Substring> {
      let harness = Harness(
        Form { LabeledContent("") { view } }.formStyle(.grouped),
        window: CGSize(width: 320, height: 200), platform: platform)
      let glyphs = harness.displayListText.split(separator: "\n").filter { $0.contains("glyphs") }
      return Set(glyphs.compactMap { $0.split(separator: " ").last { $0.hasPrefix("#") } })
    }
    let value = colors(Text("Value"))
    let field = colors(TextField("", text: .constant("Typed")))
    let date = colors(DatePicker("", selection: .constant(.now)).labelsHidden())
    let button = colors(Button("Press") {}.buttonStyle(.bordered))
    #expect(value.count == 1)
    #expect(value.isDisjoint(with: field.union(date).union(button)))
    #expect(colors(TextField("", text: .constant("Typed")).foregroundStyle(.green)).count == 1)
  }

  @Test func `the chevrons of a picker line up with the end of the rows`() throws {
    let picker = Picker("Menu", selection: .constant(1)) { Text("Vanilla").tag(1) }
    let alone = Harness(picker.named("picker"), platform: .phone)
    let button = try #require(alone.frame(of: "picker"))
    // The button has 13.5 after the chevrons, as recorded, and the row removes them.
    let chevrons = button.maxX - (try #require(alone.frame(of: "Vanilla"))).maxX - 13.5
    let row = Harness(
      Form { picker }, window: CGSize(width: 320, height: 200), platform: .phone)
    let value = try #require(row.frame(of: "Vanilla"))
    #expect(abs(value.maxX - (320 - 32 - chevrons)) < 0.6)
  }

  @Test func `the first of several texts in a control's label is the title`() throws {
    @ViewBuilder var label: some View {
      Text("Title")
      Text("Subtitle")
    }
    let toggle = Toggle(isOn: .constant(true)) { label }
    let picker = Picker(selection: .constant(1)) {
      Text("One").tag(1)
    } label: {
      label
    }
    for control in [AnyView(toggle), AnyView(picker)] {
      for form in [
        AnyView(Form { control }), AnyView(Form { control }.formStyle(.grouped)),
      ] {
        for platform in [LayoutSnapshot.Platform.mac, .phone] {
          let harness = Harness(form, platform: platform)
          let title = try #require(harness.frame(of: "Title"))
          let subtitle = try #require(harness.frame(of: "Subtitle"))
          #expect(subtitle.minX == title.minX && subtitle.minY >= title.maxY)
          #expect(subtitle.height < title.height)
        }
      }
    }
  }

  // MARK: Styles

  @Test func `a custom style arranges the rows`() {
    expectDrawing(
      of: Form {
        bar(.red, 2)
        bar(.blue, 2)
      }
      .formStyle(Stacked()),
      is: """
        rr
        bb
        """)
  }

  @Test func `styles exist under Apple's names`() {
    for form in [
      AnyView(Form { Text("row") }.formStyle(.automatic)),
      AnyView(Form { Text("row") }.formStyle(.columns)),
      AnyView(Form { Text("row") }.formStyle(.grouped)),
    ] {
      #expect(Harness(form).text == ["row"])
      #expect(Harness(form, platform: .phone).text == ["row"])
    }
  }

  @Test func `Return submits a field, and Tab moves to the next one`() {
    let log = Log()
    let harness = Harness(
      Form {
        TextField("First", text: .constant("")).onSubmit { log.note("submitted") }.named("first")
        TextField("Second", text: .constant("")).named("second")
        Button("Save") { log.note("saved") }.keyboardShortcut(.defaultAction)
      })
    harness.type("", into: "first")
    harness.press(.return)
    #expect(log.take().contains("submitted"))
    harness.press(.tab)
    let focused = harness.graph.accessibilityTree().descendants { $0.isFocused }.map(\.label)
    #expect(focused.contains("Second"))
  }

  @Test func `a form without rows and an empty section are not a problem`() {
    #expect(Harness(Form {}).diagnostics.isEmpty)
    #expect(Harness(Form {}.formStyle(.grouped)).diagnostics.isEmpty)
    let empty = Form { Section("Empty") {} }
    #expect(Harness(empty).text == ["Empty"])
    #expect(Harness(empty.formStyle(.grouped)).text == ["Empty"])
    #expect(Harness(empty, platform: .phone).text == ["Empty"])
  }

  // MARK: Little room

  private static let day = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func `a control that leaves its label no room moves below it`() throws {
    // In a box the day and the time take about 160 of a row, whose label needs 13 characters.
    let form = Form { DatePicker("Date of birth", selection: .constant(Self.day)) }
    let harness = Harness(form.formStyle(.grouped), window: CGSize(width: 200, height: 300))
    let label = try #require(harness.frame(of: "Date of birth"))
    let whole: CGFloat = 13 * 8
    #expect(label.width == whole)
    for text in harness.text where text != "Date of birth" {
      let part = try #require(harness.frame(of: text))
      #expect(part.minY >= label.maxY && part.maxY <= 300)
    }
  }

  @Test func `a label wraps beside its control while it has a third of the row`() throws {
    let title = "A long label that wraps"
    let harness = Harness(
      Form { Toggle(title, isOn: .constant(true)) }.formStyle(.grouped),
      window: CGSize(width: 200, height: 300))
    let label = try #require(harness.frame(of: title))
    let lines: CGFloat = 2 * 16
    #expect(label.height == lines)
    let third: CGFloat = (200 - 60) / 3
    #expect(label.width >= third)
  }

  @Test func `a control in columns that cannot shrink reaches past the edge, not over its label`()
    throws
  {
    let harness = Harness(
      Form { DatePicker("Date of birth", selection: .constant(Self.day)) },
      window: CGSize(width: 140, height: 300))
    let label = try #require(harness.frame(of: "Date of birth"))
    #expect(label.size == CGSize(width: 13 * 8, height: 16))
    for text in harness.text where text != "Date of birth" {
      #expect(try #require(harness.frame(of: text)).minX >= label.maxX + 8)
    }
  }

  @Test(arguments: [LayoutSnapshot.Platform.phone, .mac])
  func `the options of an inline picker in columns stand below each other`(
    _ platform: LayoutSnapshot.Platform
  ) throws {
    let form = Form {
      Picker("Flavor", selection: .constant(1)) {
        Text("Vanilla").tag(1)
        Text("Lemon").tag(2)
      }
      .pickerStyle(.inline)
    }
    let harness = Harness(
      form.formStyle(.columns), window: CGSize(width: 300, height: 200), platform: platform)
    let (first, second) = (
      try #require(harness.frame(of: "Vanilla")), try #require(harness.frame(of: "Lemon"))
    )
    #expect(first.minX == second.minX)
    #expect(second.minY >= first.maxY)
  }

  @Test func `in columns the phone shows labels that it shows nowhere else`() throws {
    let form = Form {
      TextField("Name", text: .constant("Ada"))
      Picker("Flavor", selection: .constant(1)) { Text("Plum").tag(1) }
      Picker("Mode", selection: .constant(1)) { Text("Fast").tag(1) }.pickerStyle(.segmented)
      Slider(value: .constant(0.5)) { Text("Volume") }
      Picker("Unnamed", selection: .constant(1)) { Text("Pear").tag(1) }.labelsHidden()
    }
    let harness = Harness(
      form.formStyle(.columns), window: CGSize(width: 300, height: 400), platform: .phone)
    // All labels end where the widest does, which begins at the edge.
    let end = try #require(harness.frame(of: "Volume")).width
    for label in ["Name", "Flavor", "Mode", "Volume"] {
      #expect(try #require(harness.frame(of: label)).maxX == end, "\(label)")
    }
    #expect(!harness.text.contains("Unnamed"))
  }

  @Test func `words of a label in columns are not broken`() throws {
    let form = Form {
      LabeledContent("Name") { Color.red.frame(width: 100, height: 10) }
      LabeledContent("Longer") { Color.red.frame(width: 20, height: 10) }
    }
    // The label has 12 points less than it needs beside its control.
    let harness = Harness(form, window: CGSize(width: 128, height: 100))
    let label = try #require(harness.frame(of: "Name"))
    #expect(abs(label.width - 4 * 8) < 0.01)
    #expect(label.maxX == harness.frame(of: "Longer")?.maxX)
  }

  @Test(arguments: [LayoutSnapshot.Platform.phone, .mac])
  func `the value of a picker that would be cut or broken stands below the label`(
    _ platform: LayoutSnapshot.Platform
  ) throws {
    let form = Form {
      Picker("Flavor of ice", selection: .constant(1)) {
        Text("Vanilla").tag(1)
      }
    }
    .formStyle(.grouped)
    func frames(_ width: CGFloat) throws -> (label: CGRect, value: CGRect) {
      let harness = Harness(
        form, window: CGSize(width: width, height: 300), platform: platform)
      return (
        try #require(harness.frame(of: "Flavor of ice")), try #require(harness.frame(of: "Vanilla"))
      )
    }
    // The label and the value have 13 and 7 characters, and the row is narrower by its insets.
    let beside = try frames(400)
    #expect(abs(beside.label.midY - beside.value.midY) < 1)
    let below = try frames(220)
    #expect(below.value.minY >= below.label.maxY)
    for width in stride(from: CGFloat(220), to: 400, by: 5) {
      #expect(abs(try frames(width).value.width - beside.value.width) < 0.01)
    }
    #expect(below.label.minX == beside.label.minX)
  }

  @Test func `keys choose an option in the rows of a phone's form`() {
    struct Page: View {
      @State private var size = 1

      var body: some View {
        Form {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.inline)
          Text("chosen \(size)")
        }
      }
    }
    let harness = Harness(Page(), window: CGSize(width: 390, height: 400), platform: .phone)
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.space, characters: " ")
    #expect(harness.text.contains("chosen 2"))
  }
}

extension View {
  fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}
