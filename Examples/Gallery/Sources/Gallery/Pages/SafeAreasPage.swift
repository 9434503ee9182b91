import SwiftUI

/// Bars take a part of the safe area away; content stays clear of them, backgrounds need not.
struct SafeAreasPage: View {
  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(spacing: 8) {
        Screen {
          Notes()
            .background(.orange.opacity(0.25), ignoresSafeAreaEdges: [])
        }
        Caption("The content between the bars")
      }
      VStack(spacing: 8) {
        Screen {
          Notes()
            .background(.orange.opacity(0.25))
        }
        Caption("A background reaches under them")
      }
      VStack(spacing: 8) {
        Screen {
          Notes()
            .overlay(alignment: .bottomTrailing) { AddButton() }
            .safeAreaPadding(.horizontal, 12)
            .background {
              LinearGradient(colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom)
                .opacity(0.35)
                .ignoresSafeArea()
            }
        }
        Caption("A button over the content")
      }
    }
  }
}

private struct Caption: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    Text(text)
      .font(.callout)
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
  }
}

/// A small window with a title bar above and tabs below its content.
private struct Screen<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .safeAreaInset(edge: .top, spacing: 0) {
        Text("Notes")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
          .background(.background.opacity(0.6))
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        HStack {
          ForEach(["house.fill", "star", "person"], id: \.self) { symbol in
            Image(systemName: symbol)
              .frame(maxWidth: .infinity)
          }
        }
        .padding(.vertical, 10)
        .background(.background.opacity(0.6))
      }
      .frame(height: 300)
      .clipShape(.rect(cornerRadius: 16))
      .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(.tertiary) }
  }
}

private struct Notes: View {
  private let notes = ["Prune the pears", "Order twine", "Paint the wall", "Wait for spring"]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(notes, id: \.self) { note in
        HStack {
          Image(systemName: note == notes.first ? "checkmark" : "circle")
            .imageScale(.small)
          Text(note)
            .strikethrough(note == notes.first)
        }
        Divider()
      }
      Spacer(minLength: 0)
    }
    .padding(10)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct AddButton: View {
  var body: some View {
    Image(systemName: "plus")
      .font(.title3.weight(.semibold))
      .foregroundStyle(.white)
      .padding(10)
      .background(.pink.gradient, in: .circle)
      .shadow(color: .black.opacity(0.3), radius: 4, y: 2)
      .padding(8)
  }
}
