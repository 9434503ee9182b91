import CoreGraphics.CGGeometry

// Compiles on Apple's systems, where geometry is a part of a module of C.

func centered(_ size: CGSize, in frame: CGRect) -> CGRect {
  CGRect(
    x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
    height: size.height)
}
