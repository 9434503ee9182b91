@_spi(Espalier) import EspalierCore
import Foundation

// Foundation has these only on Apple's platforms.

extension AttributedString {
  /// Options for reading Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The supported syntax of Markdown: emphasis, code, deletion and links within a paragraph.
    ///
    /// Blocks such as headings and lists are not read; their signs stay in the text.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// White space of any length is one space, as in a paragraph.
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public var interpretedSyntax: InterpretedSyntax
    /// The language that the characters are marked with, if any.
    public var languageCode: String?

    public init(interpretedSyntax: InterpretedSyntax = .inlineOnly, languageCode: String? = nil) {
      self.interpretedSyntax = interpretedSyntax
      self.languageCode = languageCode
    }
  }

  /// Reads a paragraph of Markdown.
  ///
  /// - Parameter baseURL: the base of addresses without a scheme.
  /// - Throws: nothing, because every text is a paragraph of Markdown. Foundation's initializer
  ///   throws where it reads other syntax.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let text =
      options.interpretedSyntax == .inlineOnly
      ? markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ") : markdown
    for run in InlineMarkdown.runs(of: text) {
      var part = AttributedString(run.text)
      if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
      if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
      part.languageIdentifier = options.languageCode
      append(part)
    }
  }

  /// Reads a paragraph of Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
