import SwiftUI

/// Effects that change colors or sharpness, and hide content that is not to be read yet.
struct FiltersPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("Colors changed after drawing") {
        VStack(spacing: 12) {
          HStack(spacing: 12) {
            Filtered("as it is") { $0 }
            Filtered("brightness") { $0.brightness(0.25) }
            Filtered("contrast") { $0.contrast(1.8) }
            Filtered("saturation") { $0.saturation(2) }
            Filtered("grayscale") { $0.grayscale(1) }
          }
          HStack(spacing: 12) {
            Filtered("hueRotation") { $0.hueRotation(.degrees(120)) }
            Filtered("colorMultiply") { $0.colorMultiply(.yellow) }
            Filtered("colorInvert") { $0.colorInvert() }
            Filtered("luminanceToAlpha") { $0.luminanceToAlpha() }
            Filtered("blur") { $0.blur(radius: 4) }
          }
        }
      }

      Sample(
        "The order of effects: blurred then cut, cut then blurred, blurred with its edges kept"
      ) {
        HStack(spacing: 24) {
          Scene().blur(radius: 8).clipShape(.rect(cornerRadius: 8))
          Scene().clipShape(.rect(cornerRadius: 8)).blur(radius: 8)
          Scene().blur(radius: 8, opaque: true)
        }
        .frame(height: 90)
      }

      Sample("Faded each by itself, or as one picture") {
        HStack(spacing: 32) {
          Overlap().opacity(0.5)
          Overlap().compositingGroup().opacity(0.5)
          Overlap().shadow(radius: 4, y: 3)
          Overlap().compositingGroup().shadow(radius: 4, y: 3)
        }
      }

      Sample("Cards turned in space") {
        HStack(spacing: 32) {
          ForEach([-50.0, -25, 0, 25, 50], id: \.self) { angle in
            Scene()
              .frame(width: 72, height: 72)
              .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
          }
        }
      }

      Sample("What is not known yet, or not for everybody") {
        HStack(spacing: 24) {
          Card().redacted(reason: .placeholder)
          Card().redacted(reason: .privacy)
          Card()
        }
      }
    }
  }
}

private struct Filtered<Content: View>: View {
  let name: String
  let change: (Scene) -> Content

  init(_ name: String, change: @escaping (Scene) -> Content) {
    self.name = name
    self.change = change
  }

  var body: some View {
    VStack(spacing: 4) {
      change(Scene()).frame(height: 60)
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// A little picture with many colors in it.
private struct Scene: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
      Circle().fill(.yellow).frame(width: 24).offset(x: 18, y: -12)
      Ellipse().fill(.green).frame(height: 50).offset(y: 34)
      Text("Aa").bold().foregroundStyle(.white)
    }
    .clipped()
  }
}

private struct Overlap: View {
  var body: some View {
    HStack(spacing: -20) {
      Circle().fill(.orange)
      Circle().fill(.pink)
      Circle().fill(.purple)
    }
    .frame(width: 96, height: 48)
  }
}

private struct Card: View {
  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: "person.crop.circle.fill")
        .font(.largeTitle)
      VStack(alignment: .leading) {
        Text("Camille Poirier").font(.headline)
        Text("4012 8888").privacySensitive()
      }
    }
  }
}
