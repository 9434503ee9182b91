@_spi(Espalier) import EspalierCore

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A rectangle filled with this style.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension AngularGradient: View {
  public typealias Body = _ShapeView<Rectangle, AngularGradient>
}

extension EllipticalGradient: View {
  public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
}

extension LinearGradient: View {
  public typealias Body = _ShapeView<Rectangle, LinearGradient>
}

extension MeshGradient: View {
  public typealias Body = _ShapeView<Rectangle, MeshGradient>
}

extension RadialGradient: View {
  public typealias Body = _ShapeView<Rectangle, RadialGradient>
}
