@_spi(Espalier) import EspalierCore
import EspalierInteraction

extension TextEditingSession {
  var traits: TextTraits {
    guard let environment = element?.owner.environment else { return TextTraits() }
    var traits = environment.textTraits
    traits.isAutocorrected = !environment.autocorrectionDisabled && !owner.isSecure
    traits.submitLabel = environment.submitLabel.name
    traits.isSecret = owner.isSecure
    return traits
  }
}
