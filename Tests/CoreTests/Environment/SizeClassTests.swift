import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor struct SizeClassTests {
  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      Text("\(name(horizontal)) \(name(vertical))").frame(maxWidth: .infinity)
    }

    private func name(_ value: UserInterfaceSizeClass?) -> String {
      switch value {
      case .compact: "compact"
      case .regular: "regular"
      case nil: "none"
      }
    }
  }

  /// Apple's table of size classes by device and orientation.
  @Test(arguments: [
    (393, 852, "compact regular"), (852, 393, "compact compact"), (956, 440, "regular compact"),
    (820, 1180, "regular regular"), (1366, 1024, "regular regular"), (639, 1024, "compact regular"),
    (678, 1024, "regular regular"),
  ])
  func `windows of the phone have the classes of devices of their size`(
    width: Int, height: Int, classes: String
  ) {
    let snapshot = LayoutSnapshot(
      of: Classes(), window: CGSize(width: width, height: height), platform: .phone)
    #expect(snapshot.displayListText.contains(classes))
  }

  @Test func `the Mac is regular, and pictures have the classes of an upright phone`() {
    let window = CGSize(width: 300, height: 300)
    #expect(
      LayoutSnapshot(of: Classes(), window: window).displayListText.contains("regular regular"))
    let picture = LayoutSnapshot(of: Classes(), proposal: .unspecified, platform: .phone)
    #expect(picture.displayListText.contains("compact regular"))
  }

  @Test func `a class that is set is the one that is read`() {
    let view = Classes().environment(\.horizontalSizeClass, .compact)
      .environment(\.verticalSizeClass, nil)
    #expect(
      LayoutSnapshot(of: view, proposal: .unspecified).displayListText.contains("compact none"))
  }

  @Test func `padding of scenes is that of windows`() {
    let view = Color.red.frame(width: 10, height: 10).scenePadding(.horizontal)
    #expect(
      LayoutSnapshot(of: view, proposal: .unspecified).graph.rootSize.width == CGFloat(10 + 2 * 20))
    let phone = LayoutSnapshot(of: view, proposal: .unspecified, platform: .phone)
    #expect(phone.graph.rootSize.width == CGFloat(10 + 2 * 16))
  }

  @Test func `controls are active where the window gets the keys`() {
    var environment = EnvironmentValues()
    #expect(environment.controlActiveState == .key)
    environment.appearsActive = false
    #expect(environment.controlActiveState == .inactive)
    environment.controlActiveState = .active
    #expect(environment.controlActiveState == .active && environment.appearsActive)
  }

  @Test func `a person who wants bold text gets each weight two steps bolder`() {
    func width(_ weight: LegibilityWeight?) -> CGFloat {
      let view = Text("Legible").environment(\.legibilityWeight, weight)
      return LayoutSnapshot(of: view, proposal: .unspecified, text: .fonts).graph.rootSize.width
    }
    #expect(width(.regular) == width(nil))
    #expect(width(.bold) > width(nil))
  }
}
