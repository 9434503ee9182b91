import Espalier
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct `Traits of fields` {
  @Test func `the host learns the traits of the focused field`() {
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

  @Test(arguments: [CGSize(width: 0, height: -60), CGSize(width: -60, height: 0), .zero])
  func `a finger lifted where it went down focuses a field, and one that moves does not`(
    _ movement: CGSize
  ) {
    let harness = Harness(
      List {
        ForEach(0..<40, id: \.self) { _ in
          TextField("Name", text: .constant("name"))
        }
        .onDelete { _ in }
      }, window: CGSize(width: 320, height: 300), platform: .phone)
    func touch(_ phase: PointerEvent.Phase, _ distance: CGSize) {
      let point = CGPoint(x: 160 + distance.width, y: 150 + distance.height)
      harness.send(.pointer(PointerEvent(phase, at: point, kind: .touch)))
    }
    touch(.down, .zero)
    #expect(harness.host.caret == nil)
    for step in stride(from: 0.2, through: 1, by: 0.2) {
      touch(.moved, CGSize(width: movement.width * step, height: movement.height * step))
      #expect(harness.host.caret == nil)
    }
    touch(.up, movement)
    #expect((harness.host.caret != nil) == (movement == .zero))
  }

  @Test(arguments: [
    (ScrollDismissesKeyboardMode.automatic, false), (.immediately, false), (.interactively, false),
    (.never, true),
  ])
  func `a finger that scrolls ends editing`(mode: ScrollDismissesKeyboardMode, isKept: Bool) {
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
