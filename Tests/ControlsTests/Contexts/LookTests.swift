import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierContainers
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

@MainActor struct LookTests {
  private struct Ruler: LookPart {
    var length: Int

    static let mac = Ruler(length: 2)
    static let phone = Ruler(length: 3)
  }

  private struct RulerView: View {
    @Environment(\.look) private var look

    var body: some View { bar(.red, look[Ruler.self].length) }
  }

  private func environment(_ platform: PlatformStyle) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.platformStyle = platform
    return environment
  }

  @Test func `the look follows the platform style set around a view`() {
    expectDrawing(of: RulerView(), is: "rr")
    expectDrawing(of: RulerView().environment(\.platformStyle, .phone), is: "rrr")
  }

  @Test(arguments: [PlatformStyle.mac, .phone])
  func `every kind of control has a look outside of containers`(platform: PlatformStyle) {
    let standard = environment(platform).look.standardControls.context()
    func has<Configuration>(_ kind: Configuration.Type) -> Bool {
      // Forms stand above the controls, and bring their looks themselves.
      standard.style(of: kind) != nil || kind is any StandardControlParts.Type
    }
    #expect(has(PrimitiveButtonStyleConfiguration.self) && has(LinkConfiguration.self))
    #expect(has(ToggleStyleConfiguration.self) && has(MenuStyleConfiguration.self))
    #expect(has(_PickerStyleConfiguration.self) && has(InlinePickerConfiguration.self))
    #expect(has(DatePickerStyleConfiguration.self) && has(TextFieldParts.self))
    #expect(has(TextEditorStyleConfiguration.self) && has(LabelStyleConfiguration.self))
    #expect(has(LabeledContentStyleConfiguration.self) && has(GroupBoxStyleConfiguration.self))
    #expect(has(DisclosureGroupStyleConfiguration.self))
    #expect(has(ControlGroupStyleConfiguration.self) && has(ControlBorderConfiguration.self))
    #expect(has(ProgressViewStyleConfiguration.self) && has(GaugeStyleConfiguration.self))
    #expect(has(FormStyleConfiguration.self) && has(GroupedFormConfiguration.self))
  }

  // The heights of regular controls in the rule book: 24 points on the Mac and 34 on the phone.
  @Test(arguments: [(PlatformStyle.mac, CGFloat(24)), (.phone, 34)])
  func `lengths of controls are those of the platform and the size`(
    platform: PlatformStyle, height: CGFloat
  ) {
    var environment = environment(platform)
    #expect(environment.controlMetrics.height == height)
    environment.controlSize = .large
    #expect(environment.controlMetrics.height > height)
  }
}
