/// A view whose type is hidden; giving it a view of another type is a change of identity.
public struct AnyView {
  private let storage: ErasedView

  var content: any View { storage.content }

  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? ErasedView(view)
  }

  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
  public static func _makeNode(_ view: AnyView, _ inputs: _NodeInputs) -> _ViewNode {
    AnyViewNode(branch: view.branch, inputs)
  }

  package var branch: Branch {
    Branch(.type(ObjectIdentifier(type(of: content))), content)
  }
}

private final class AnyViewNode: SwitchNode {
  override func update<V>(_ view: V) { show(unsafeSame(view, as: AnyView.self).branch) }
}

/// A part of a control as its style is given it: a view of a hidden type.
@MainActor package protocol StylePart: PrimitiveView {
  var content: AnyView { get }
}

extension StylePart {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    StylePartNode<Self>(branch: view.content.branch, inputs)
  }
}

private final class StylePartNode<Part: StylePart>: SwitchNode {
  override var name: String? { shortName(Part.self) }

  override func update<V>(_ view: V) {
    show(unsafeSame(view, as: Part.self).content.branch)
  }
}

/// The hidden view.
///
/// Only views of hidden types nest as deeply as a program likes. Releasing one releases the next,
/// and so on: where that would use up the stack, ``DeepRelease`` takes over.
private final class ErasedView {
  private(set) var content: any View

  init(_ content: any View) { self.content = content }

  deinit { DeepRelease.release(&content) }
}
