import Espalier
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct `Traits of fields` {
  @Test func `the host learns what is written into the field with the focus`() {
    let harness = Harness(
      VStack {
        TextField("Mail", text: .constant(""))
          .textContentType(.emailAddress).keyboardType(.emailAddress)
          .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.send)
        SecureField("Password", text: .constant("")).textContentType(.password)
      })
    harness.press(.tab)
    let mail = harness.host.textTraits
    #expect(mail?.contentType == .emailAddress)
    #expect(mail?.keyboard == .emailAddress)
    #expect(mail?.capitalization == .never)
    #expect(mail?.isAutocorrected == false)
    #expect(mail?.submitLabel == "send")
    #expect(mail?.isSecret == false)
    harness.press(.tab)
    #expect(harness.host.textTraits?.isSecret == true)
    #expect(harness.host.textTraits?.contentType == .password)
  }

  @Test(arguments: [
    (UITextAutocapitalizationType.none, TextInputAutocapitalization.never), (.words, .words),
    (.sentences, .sentences), (.allCharacters, .characters),
  ])
  func `the older names of capital letters mean the same`(
    _ type: UITextAutocapitalizationType, _ letters: TextInputAutocapitalization
  ) {
    let harness = Harness(TextField("Name", text: .constant("")).autocapitalization(type))
    harness.press(.tab)
    #expect(harness.host.textTraits?.capitalization == letters)
    #expect(TextInputAutocapitalization(type) == letters)
  }

  @Test(arguments: [
    (ScrollDismissesKeyboardMode.automatic, false), (.immediately, false), (.interactively, false),
    (.never, true),
  ])
  func `a finger that scrolls ends writing`(mode: ScrollDismissesKeyboardMode, isKept: Bool) {
    let harness = Harness(
      ScrollView {
        TextField("Name", text: .constant("")).accessibilityIdentifier("field")
        Color.red.frame(height: 1000)
      }
      .scrollDismissesKeyboard(mode), platform: .phone)
    harness.click("field")
    #expect(harness.host.caret != nil)
    func touch(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      harness.send(
        .pointer(PointerEvent(phase, at: CGPoint(x: 200, y: y), kind: .touch, pointerID: 1)))
    }
    touch(.down, 200)
    for y in stride(from: CGFloat(180), through: 100, by: -20) { touch(.moved, y) }
    #expect((harness.host.caret != nil) == isKept)
  }
}
