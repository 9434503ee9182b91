@_spi(Espalier) import EspalierCore
import Foundation

extension Scene {
  /// Sets for which addresses a window of this scene opens, in place of a scene that says nothing.
  ///
  /// An address that the program is asked to open goes to the first open window that prefers it, then to the first that
  /// allows it, by ``View/handlesExternalEvents(preferring:allowing:)``. Otherwise a window of the first scene
  /// that matches it opens.
  ///
  /// - Parameter conditions: texts of which the address has one in it, whatever the case of the letters; `"*"` matches all.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    windows { $0.externalEvents = AddressCondition(texts: conditions) }
  }
}

nonisolated extension View {
  /// Sets which addresses the window of this view is given while it is open.
  ///
  /// - Parameters:
  ///   - preferring: an address that contains one of these texts goes here before it goes to other windows.
  ///   - allowing: an address that contains one of these texts goes here if no other window prefers it.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(
      ExternalEventsModifier(
        preferred: AddressCondition(texts: preferring), allowed: AddressCondition(texts: allowing)))
  }
}

/// Texts, one of which an address has to contain.
package struct AddressCondition {
  let texts: Set<String>

  package func matches(_ url: URL) -> Bool {
    let address = url.absoluteString
    return texts.contains { text in
      text == "*"
        || address.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}

private struct ExternalEventsModifier {
  let preferred: AddressCondition
  let allowed: AddressCondition
}

extension ExternalEventsModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ExternalEventsNode(view, inputs)
  }
}

private final class ExternalEventsNode<C: View>: WrappingNode<C, ExternalEventsModifier>,
  ExternalEventsClaiming
{
  func claim(on url: URL) -> AddressClaim {
    if modifier.preferred.matches(url) { return .preferred }
    return modifier.allowed.matches(url) ? .allowed : .refused
  }
}

@MainActor private protocol ExternalEventsClaiming: ViewNode {
  func claim(on url: URL) -> AddressClaim
}

/// The wish of a window for an address; of several in a window the last one of these counts.
package enum AddressClaim: Comparable {
  /// No view says anything.
  case none
  case refused
  case allowed
  case preferred
}

extension ViewGraph {
  package func claim(on url: URL) -> AddressClaim {
    var claim = AddressClaim.none
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if let claiming = node as? any ExternalEventsClaiming {
        claim = max(claim, claiming.claim(on: url))
      }
      pending += node.children
    }
    return claim
  }
}
