import SwiftUI

/// Effects change how a view is drawn; its size and place stay what they were.
struct EffectsPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Sample("See through, cast a shadow, cut off, and show through a mask") {
        HStack(spacing: 20) {
          Effect("opacity") { Card().opacity(0.4) }
          Effect("shadow") { Card().shadow(color: .black.opacity(0.35), radius: 8, y: 4) }
          Effect("clipShape") { Card().clipShape(.circle) }
          Effect("mask") {
            Card().mask { Text("ABC").font(.system(size: 38, weight: .black)) }
          }
        }
      }

      Sample("Turned, made smaller and moved: neighbors stay where they are") {
        HStack(spacing: 20) {
          Effect("rotationEffect") { Card().rotationEffect(.degrees(15)) }
          Effect("scaleEffect") { Card().scaleEffect(0.6) }
          Effect("… at a corner") { Card().scaleEffect(x: 0.6, y: 0.8, anchor: .bottomLeading) }
          Effect("offset") { Card().offset(x: 8, y: -8) }
        }
      }

      Sample("Blend modes: how two colors become one") {
        HStack(spacing: 12) {
          ForEach(modes, id: \.name) { mode in
            VStack {
              Rings(mode: mode.mode)
              Text(mode.name)
                .font(.caption)
                .foregroundStyle(.secondary)
            }
          }
        }
      }

      Sample("The order matters: a shadow of the whole, or of each part") {
        HStack(spacing: 40) {
          Group {
            HStack(spacing: -16) {
              Circle().fill(.orange)
              Circle().fill(.pink)
            }
            .compositingGroup()
            .castingShadow()
            HStack(spacing: -16) {
              Circle().fill(.orange).castingShadow()
              Circle().fill(.pink).castingShadow()
            }
          }
          .frame(width: 120, height: 68)
        }
      }
    }
  }

  private let modes: [(name: String, mode: BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("difference", .difference), ("luminosity", .luminosity),
  ]
}

extension View {
  fileprivate func castingShadow() -> some View {
    shadow(color: .black.opacity(0.5), radius: 5, x: -8, y: 4)
  }
}

/// The view that each effect is applied to.
private struct Card: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(.linearGradient(colors: [.cyan, .blue, .indigo], startPoint: .top, endPoint: .bottom))
      .overlay { Image(systemName: "star.fill").font(.title).foregroundStyle(.white) }
      .frame(width: 96, height: 64)
  }
}

/// A view with its outline before the effect, and a caption.
private struct Effect<Content: View>: View {
  let caption: String
  let content: Content

  init(_ caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 12) {
      content
        .background { Rectangle().stroke(.tertiary, style: StrokeStyle(dash: [2, 2])) }
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(.top, 8)
  }
}

/// Three discs over each other, and over gray from dark to light.
private struct Rings: View {
  let mode: BlendMode

  var body: some View {
    ZStack {
      LinearGradient(colors: [.black, Color(white: 0.8)], startPoint: .top, endPoint: .bottom)
      Circle().fill(.red).frame(width: 36).offset(y: -9).blendMode(mode)
      Circle().fill(.green).frame(width: 36).offset(x: -10, y: 9).blendMode(mode)
      Circle().fill(.blue).frame(width: 36).offset(x: 10, y: 9).blendMode(mode)
    }
    .frame(width: 68, height: 68)
    .clipShape(.rect(cornerRadius: 8))
  }
}
