import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ButtonSizingTests {
  /// The width of a view that is proposed 200 points.
  private func width(_ view: some View, _ platform: LayoutSnapshot.Platform = .mac) -> CGFloat {
    LayoutSnapshot(
      of: view.accessibilityIdentifier("view"), proposal: ProposedViewSize(width: 200, height: 60),
      platform: platform
    ).frame(of: "view")?.width ?? 0
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `flexible buttons with a border are as wide as is offered, others keep their width`(
    platform: LayoutSnapshot.Platform
  ) {
    let button = Button("Open") {}
    for sizing in [ButtonSizing.automatic, .fitted] {
      #expect(width(button.buttonStyle(.bordered).buttonSizing(sizing), platform) < 100)
    }
    #expect(width(button.buttonStyle(.bordered).buttonSizing(.flexible), platform) == 200)
    #expect(width(button.buttonStyle(.borderedProminent).buttonSizing(.flexible), platform) == 200)
    #expect(width(button.buttonStyle(.glass).buttonSizing(.flexible), platform) == 200)
    #expect(width(button.buttonStyle(.borderless).buttonSizing(.flexible), platform) < 100)
    #expect(width(button.buttonStyle(.plain).buttonSizing(.flexible), platform) < 100)
  }

  @Test func `flexible buttons share a row, and a label that needs more is still shown`() {
    let row = HStack(spacing: 0) {
      Button("A") {}.accessibilityIdentifier("a")
      Button("B") {}.accessibilityIdentifier("b")
    }
    .buttonStyle(.bordered).buttonSizing(.flexible)
    let snapshot = LayoutSnapshot(of: row, proposal: ProposedViewSize(width: 200, height: 60))
    #expect(snapshot.frame(of: "a")?.width == 100)
    #expect(snapshot.frame(of: "b")?.width == 100)
    let free = LayoutSnapshot(of: row, proposal: .unspecified)
    #expect((free.frame(of: "a")?.width ?? 0) < 100)
  }

  @Test func `toggles, menus, pickers and control groups follow the button sizing`() {
    let on = Binding.constant(true)
    #expect(width(Toggle("Bold", isOn: on).toggleStyle(.button).buttonSizing(.flexible)) == 200)
    #expect(width(Menu("More") { Button("Copy") {} }.buttonSizing(.flexible)) == 200)
    let picker = Picker("Size", selection: .constant(1)) {
      Text("S").tag(1)
      Text("L").tag(2)
    }
    .labelsHidden()
    #expect(width(picker.pickerStyle(.menu).buttonSizing(.flexible)) == 200)
    #expect(width(picker.pickerStyle(.segmented)) < 100)
    #expect(width(picker.pickerStyle(.segmented).buttonSizing(.flexible)) == 200)
    #expect(width(picker.pickerStyle(.segmented), .phone) == 200)
    #expect(width(picker.pickerStyle(.segmented).buttonSizing(.fitted), .phone) < 200)
    let group = ControlGroup {
      Button("A") {}
      Button("B") {}
    }
    #expect(width(group.buttonSizing(.flexible)) == 200)
  }

  @Test func `in a flexible menu the title leads, and the mark is at the end`() {
    let menu = Menu("More") { Button("Copy") {} }.buttonSizing(.flexible)
    let harness = Harness(menu, window: CGSize(width: 200, height: 60))
    #expect((harness.frame(of: "More")?.minX ?? 100) < 30)
  }

  @Test func `styles of programs read the sizing`() {
    struct Wide: ButtonStyle {
      @Environment(\.buttonSizing) private var sizing

      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(maxWidth: sizing == .flexible ? .infinity : nil)
      }
    }
    #expect(width(Button("Open") {}.buttonStyle(Wide()).buttonSizing(.flexible)) == 200)
  }
}
