import EspalierDrawing
import Foundation

/// A proposal for the size of a view, in points.
///
/// Each dimension asks its own question:
///
/// | dimension   | question                               |
/// |-------------|----------------------------------------|
/// | `0`         | what is your minimum?                  |
/// | `.infinity` | what is your maximum?                  |
/// | `nil`       | what is your ideal?                    |
/// | a number    | what do you make of this much?         |
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal as a size, with `size` standing in for what it leaves open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ axis: Axis, _ major: CGFloat?, _ minor: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }
}

extension ProposedViewSize: CustomStringConvertible {
  public var description: String {
    "\(width.map(describe) ?? "nil") x \(height.map(describe) ?? "nil")"
  }
}

/// `length` without a trailing ".0".
func describe(_ length: CGFloat) -> String {
  length.isFinite && length == length.rounded() && abs(length) < 1e15
    ? String(Int(length)) : length == .infinity ? "inf" : "\(length)"
}

/// A proposal as the engine keeps it: a NaN stands for nil, and equality compares bits.
///
/// Only records, caches and the loops over them use this form.
struct PackedProposal {
  var width: Double
  var height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(_ proposal: ProposedViewSize) {
    width = Self.pack(proposal.width)
    height = Self.pack(proposal.height)
  }

  init(_ axis: Axis, _ major: Double, _ minor: Double) {
    width = axis == .horizontal ? major : minor
    height = axis == .horizontal ? minor : major
  }

  static let unspecified = PackedProposal(width: .nan, height: .nan)
  static let zero = PackedProposal(width: 0, height: 0)

  /// One bit pattern for nil, and one for zero.
  @inline(__always) static func pack(_ length: CGFloat?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    return Double(length) + 0
  }

  var unpacked: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inline(__always) func isSame(as other: PackedProposal) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
  }
}
