import SwiftUI

/// A page of fills: gradients, images and materials.
struct PaintPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("Gradients along ellipses and between the points of a mesh") {
        HStack(spacing: 16) {
          Group {
            EllipticalGradient(colors: [.yellow, .orange, .purple])
            EllipticalGradient(
              colors: [.white, .cyan, .blue], center: .topLeading, startRadiusFraction: 0.1,
              endRadiusFraction: 1)
            MeshGradient(
              width: 3, height: 3,
              points: [
                [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.4, 1], [1, 1],
              ],
              colors: [
                .indigo, .blue, .cyan, .purple, .white, .mint, .pink, .orange, .yellow,
              ])
          }
          .clipShape(.rect(cornerRadius: 10))
        }
        .frame(height: 110)
      }

      Sample("From red to green by components, and as the eye sees it") {
        VStack(spacing: 6) {
          LinearGradient(
            gradient: Gradient(colors: [.red, .green]), startPoint: .leading, endPoint: .trailing)
          Rectangle().fill(
            .linearGradient(
              Gradient(colors: [.red, .green]).colorSpace(.perceptual), startPoint: .leading,
              endPoint: .trailing))
        }
        .frame(height: 56)
      }

      Sample("A picture repeated, shadows below and within, on shapes and letters") {
        HStack(spacing: 20) {
          Circle().fill(Self.weave)
          RoundedRectangle(cornerRadius: 12).strokeBorder(Self.weave, lineWidth: 14)
          Circle().fill(.white.shadow(.drop(color: .black.opacity(0.4), radius: 5, y: 3)))
          Circle().fill(Color.orange.shadow(.inner(color: .black.opacity(0.6), radius: 6, y: 3)))
          Text("Ag")
            .font(.system(size: 60, weight: .black))
            .foregroundStyle(
              .teal.gradient.shadow(.inner(color: .black.opacity(0.5), radius: 3, y: 2)))
        }
        .frame(height: 80)
      }

      Sample("Colors mixed step by step") {
        VStack(spacing: 6) {
          ForEach([Color.blue, .pink], id: \.self) { color in
            HStack(spacing: 2) {
              ForEach(0..<12) { step in color.mix(with: .yellow, by: Double(step) / 11) }
            }
          }
        }
        .frame(height: 44)
      }

      Sample("Materials blur what lies behind them") {
        HStack(spacing: 10) {
          Glass(name: "ultra thin", material: .ultraThinMaterial)
          Glass(name: "thin", material: .thinMaterial)
          Glass(name: "regular", material: .regularMaterial)
          Glass(name: "thick", material: .thickMaterial)
          Glass(name: "ultra thick", material: .ultraThickMaterial)
        }
        .padding(16)
        .background { Stripes() }
        .clipShape(.rect(cornerRadius: 8))
      }
    }
  }

  private static var weave: ImagePaint {
    ImagePaint(
      image: Image(size: CGSize(width: 12, height: 12)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 12, height: 12)), with: .color(.mint))
        context.fill(Path(CGRect(x: 0, y: 0, width: 6, height: 6)), with: .color(.indigo))
        context.fill(Path(CGRect(x: 6, y: 6, width: 6, height: 6)), with: .color(.indigo))
      })
  }
}

private struct Glass: View {
  let name: String
  let material: Material

  var body: some View {
    Text(name)
      .frame(maxWidth: .infinity, minHeight: 72)
      .background(material, in: .rect(cornerRadius: 8))
  }
}

/// Something busy to look at through glass.
private struct Stripes: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<24) { index in
        [Color.orange, .pink, .blue, .green][index % 4]
          .overlay { Circle().fill(.white).frame(width: 10).offset(y: index % 2 == 0 ? -20 : 24) }
      }
    }
  }
}
