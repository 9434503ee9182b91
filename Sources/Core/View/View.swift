import Foundation

/// A value that describes a part of the user interface.
///
/// Views are recreated freely; everything that lasts (state, layout, drawing) lives in the node
/// that the framework keeps for each place in the view tree.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  /// The content of this view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the retained counterpart of `view`; primitive views return it themselves, all others by
  /// their body.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode

  /// Hands `visitor` the views that this one consists of, in order: itself, or the views inside one
  /// that only lists others.
  static func _visitParts<Visitor: _PartVisitor>(_ view: Self, _ visitor: inout Visitor)

  /// Makes the node of an element of a loop: of this view, or of a condition's branch.
  static func _makeElement(_ view: Self, in loop: _ViewNode) -> _ViewNode

  /// Hands the node of an element its next value, unless that is another branch; returns whether it has.
  static func _updateElement(_ view: Self, _ node: _ViewNode, in loop: _ViewNode) -> Bool

  /// The branch that a condition shows; 0 for all other views.
  static func _branch(_ view: Self) -> UInt8

  /// The number of children that every value of this type gives a container; nil if it depends on
  /// the value.
  ///
  /// - Parameter depth: the largest number of nested types to look into.
  static func _elementCount(within depth: Int) -> Int?

  /// True if this value certainly gives a container no children, as far as can be told without a
  /// node.
  static func _isEmpty(_ view: Self) -> Bool

  /// True if every value of this type is one section and nothing else.
  ///
  /// - Parameter depth: the largest number of nested types to look into.
  static func _isSection(within depth: Int) -> Bool
}

extension View {
  public static func _visitParts<Visitor: _PartVisitor>(_ view: Self, _ visitor: inout Visitor) {
    visitor.visit(view)
  }

  public static func _makeElement(_ view: Self, in loop: _ViewNode) -> _ViewNode {
    loop.makeChild(view)
  }

  public static func _updateElement(
    _ view: Self, _ node: _ViewNode, in loop: _ViewNode
  ) -> Bool {
    loop.updateChild(node, view)
    return true
  }

  public static func _branch(_ view: Self) -> UInt8 { 0 }

  public static func _isEmpty(_ view: Self) -> Bool { false }

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    NodeClasses.note(CompositeNode<Self>.self, for: Self.self)
    return CompositeNode(view, inputs)
  }

  public static func _elementCount(within depth: Int) -> Int? {
    depth > 0 ? Body._elementCount(within: depth - 1) : nil
  }

  public static func _isSection(within depth: Int) -> Bool {
    depth > 0 && Body._isSection(within: depth - 1)
  }
}

/// A view that makes its node itself and has no body.
@MainActor @preconcurrency package protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view: it has no body")
  }
}

extension Never: View {
  public typealias Body = Never

  /// Never called: there is no value of this type.
  public nonisolated var body: Never { fatalError("there is no value of the type Never") }

  public static func _makeNode(_ view: Never, _ inputs: _NodeInputs) -> _ViewNode {}

  public static func _elementCount(within depth: Int) -> Int? { nil }

  public static func _isSection(within depth: Int) -> Bool { false }
}
