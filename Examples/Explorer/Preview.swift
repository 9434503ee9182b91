import SwiftUI

/// A preview of a file: its picture or the beginning of its text, and its attributes.
struct Preview: View {
  let file: File?

  var body: some View {
    if let file {
      VStack(alignment: .leading, spacing: 12) {
        content(of: file)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.quaternary, in: .rect(cornerRadius: 8))
        Text(file.name).font(.headline)
        Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 4) {
          row("Kind", file.kind)
          row("Size", file.size.formatted(.byteCount(style: .file)))
          row("Modified", file.modified.formatted(date: .abbreviated, time: .shortened))
        }
        .font(.caption)
      }
      .padding()
    } else {
      ContentUnavailableView("No Selection", systemImage: "doc.text.magnifyingglass")
    }
  }

  @ViewBuilder private func content(of file: File) -> some View {
    if file.isFolder {
      Image(systemName: "folder").font(.system(size: 64)).foregroundStyle(.secondary)
    } else if file.type?.conforms(to: .image) == true {
      AsyncImage(url: file.url) { phase in
        switch phase {
        case .success(let image): image.resizable().scaledToFit().padding(8)
        case .failure: Label("No picture", systemImage: "exclamationmark.triangle")
        default: ProgressView()
        }
      }
    } else {
      TextPreview(url: file.url).id(file.url)
    }
  }

  private func row(_ title: String, _ value: String) -> some View {
    GridRow {
      Text(title).foregroundStyle(.secondary).gridColumnAlignment(.trailing)
      Text(value)
    }
  }
}

/// The beginning of a text, which is read off the main actor.
private struct TextPreview: View {
  let url: URL
  @State private var text: String?
  @State private var isReading = true

  var body: some View {
    Group {
      if let text {
        ScrollView {
          Text(text)
            .font(.caption.monospaced())
            .textSelection(.enabled)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(8)
        }
      } else if isReading {
        ProgressView()
      } else {
        Label("No text", systemImage: "doc").foregroundStyle(.secondary)
      }
    }
    .task {
      text = await Self.beginning(of: url)
      isReading = false
    }
  }

  /// The first 16 thousand bytes as text; nil if they are not text.
  @concurrent private static func beginning(of url: URL) async -> String? {
    guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: 16_384) ?? Data(), !data.contains(0) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}
