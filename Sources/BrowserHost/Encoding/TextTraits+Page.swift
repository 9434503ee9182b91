import Espalier

extension TextTraits {
  /// The attributes that a field of a page has for these traits.
  var pageAttributes: [String: String] {
    [
      "inputmode": inputMode, "autocomplete": autocomplete, "autocapitalize": capitals,
      "enterkeyhint": returnKey, "autocorrect": isAutocorrected ? "on" : "off",
      "spellcheck": isAutocorrected ? "true" : "false",
    ]
  }

  private var inputMode: String {
    switch keyboard {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: "text"
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .webSearch: "search"
    }
  }

  private var capitals: String {
    switch capitalization {
    case .words: "words"
    case .sentences: "sentences"
    case .characters: "characters"
    default: "none"
    }
  }

  /// The word for the key's label; the web knows fewer of them.
  private var returnKey: String {
    switch submitLabel {
    case "done", "go", "send", "search", "next": submitLabel
    case "join", "route", "continue": "go"
    default: "enter"
    }
  }

  // The words of HTML's standard for the content of fields.
  private var autocomplete: String {
    guard !isSecret, let contentType else { return "off" }
    return Self.words[contentType] ?? "off"
  }

  private static let words: [UITextContentType: String] = [
    .name: "name", .namePrefix: "honorific-prefix", .givenName: "given-name",
    .middleName: "additional-name", .familyName: "family-name", .nameSuffix: "honorific-suffix",
    .nickname: "nickname", .jobTitle: "organization-title", .organizationName: "organization",
    .fullStreetAddress: "street-address", .streetAddressLine1: "address-line1",
    .streetAddressLine2: "address-line2", .addressCity: "address-level2",
    .addressState: "address-level1", .addressCityAndState: "address-level2",
    .sublocality: "address-level3", .countryName: "country-name", .postalCode: "postal-code",
    .telephoneNumber: "tel", .emailAddress: "email", .URL: "url", .creditCardNumber: "cc-number",
    .creditCardName: "cc-name", .creditCardGivenName: "cc-given-name",
    .creditCardMiddleName: "cc-additional-name", .creditCardFamilyName: "cc-family-name",
    .creditCardExpiration: "cc-exp", .creditCardExpirationMonth: "cc-exp-month",
    .creditCardExpirationYear: "cc-exp-year", .creditCardSecurityCode: "cc-csc",
    .creditCardType: "cc-type", .username: "username", .oneTimeCode: "one-time-code",
    .birthdate: "bday", .birthdateDay: "bday-day", .birthdateMonth: "bday-month",
    .birthdateYear: "bday-year",
  ]
}
