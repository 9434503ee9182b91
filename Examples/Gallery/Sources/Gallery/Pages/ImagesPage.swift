import SwiftUI

/// Images come from files, from the symbols that go with text, or from code.
struct ImagesPage: View {
  private let symbols = [
    "globe", "globe.europe.africa.fill", "gear", "house.fill", "person", "heart.fill", "star",
    "star.fill", "checkmark", "xmark", "plus", "chevron.right", "arrow.up", "square", "circle.fill",
  ]

  var body: some View {
    VStack(spacing: 16) {
      Sample("An image has a size of its own; a resizable one takes the proposal") {
        HStack(spacing: 12) {
          Hills(caption: "as it is") { $0 }
          Hills(caption: "resizable") { $0.resizable() }
          Hills(caption: "to fit") { $0.resizable().scaledToFit() }
          Hills(caption: "to fill") { $0.resizable().scaledToFill() }
        }
      }

      Sample("Symbols have the size and color of the text beside them, larger or smaller at will") {
        VStack(spacing: 12) {
          HStack(spacing: 14) {
            ForEach(symbols, id: \.self) { Image(systemName: $0) }
          }
          .font(.title2)
          HStack(spacing: 24) {
            ForEach([Font.body, .title, .system(size: 40)], id: \.self) { font in
              HStack {
                Image(systemName: "heart.fill").foregroundStyle(.pink)
                Text("Likes")
              }
              .font(font)
            }
          }
          HStack(spacing: 24) {
            ForEach([Image.Scale.small, .medium, .large], id: \.self) { scale in
              HStack {
                Image(systemName: "star.fill").foregroundStyle(.yellow)
                Text("Scale")
              }
              .imageScale(scale)
            }
          }
        }
      }

      Sample("A picture by its address, and one that is still on its way; pixels kept and blended")
      {
        HStack(spacing: 12) {
          ForEach([Self.hills, URL(string: "https://example.com/hills.png")], id: \.self) { url in
            AsyncImage(url: url) { image in
              image.resizable().scaledToFill()
            } placeholder: {
              Image(systemName: "photo").font(.largeTitle).foregroundStyle(.tertiary)
            }
            .frame(width: 104, height: 80)
            .clipped()
            .border(.tertiary)
          }
          ForEach([Image.Interpolation.none, .high], id: \.self) { interpolation in
            AsyncImage(url: Self.heart) {
              $0.resizable().interpolation(interpolation)
            } placeholder: {
              Color.clear
            }
            .frame(width: 90, height: 80)
          }
        }
      }

      Sample("An image drawn in code, then tiled, and stretched with caps at its ends") {
        HStack(spacing: 24) {
          dot
          dot.resizable(resizingMode: .tile).frame(width: 160, height: 80)
          dot.resizable(capInsets: EdgeInsets(top: 19, leading: 19, bottom: 19, trailing: 19))
            .frame(width: 160, height: 80)
        }
      }
    }
  }

  private static let hills = Bundle.module.url(forResource: "hills@2x", withExtension: "png")

  /// Seven by six pixels, in an address that holds them itself.
  private static let heart = URL(
    string: "data:image/png;base64,"
      + "iVBORw0KGgoAAAANSUhEUgAAAAcAAAAGCAYAAAAPDoR2AAAAI0lEQVR42mNgAIL/1hX/QRidDedgw/gl"
      + "celmQAY4JZAVIPMBHQNIrK8IN7gAAAAASUVORK5CYII=")

  private var dot: Image {
    Image(size: CGSize(width: 40, height: 40)) { context in
      let square = CGRect(x: 0, y: 0, width: 40, height: 40)
      context.fill(
        Path(ellipseIn: square.insetBy(dx: 3, dy: 3)),
        with: .linearGradient(
          Gradient(colors: [.cyan, .indigo]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 40)))
      context.stroke(Path(ellipseIn: square.insetBy(dx: 8, dy: 8)), with: .color(.white))
    }
  }
}

/// A picture in a frame of 104 by 80 points.
private struct Hills<Content: View>: View {
  let caption: String
  let content: (Image) -> Content

  var body: some View {
    VStack(spacing: 4) {
      content(Image("hills", bundle: .module))
        .frame(width: 104, height: 80)
        .clipped()
        .border(.tertiary)
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
