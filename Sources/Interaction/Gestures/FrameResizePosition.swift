/// An edge or a corner by which a frame is resized.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}
