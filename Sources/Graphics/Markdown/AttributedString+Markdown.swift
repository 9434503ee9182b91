@_spi(Espalier) import EspalierCore
import Foundation

// Foundation has these only on Apple's platforms.

extension AttributedString {
  /// Options for reading Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The supported syntax of Markdown.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Emphasis, code, deletion and links, and the blocks around them: headings, lists, quotes,
      /// tables and blocks of code, whose texts follow one another without their signs.
      case full
      /// Emphasis, code, deletion and links within a paragraph, where white space of any length is
      /// one space; the signs of blocks stay in the text.
      case inlineOnly
      /// Like `inlineOnly`, with white space as it is written.
      case inlineOnlyPreservingWhitespace
    }

    /// The answer to a text that cannot be read.
    ///
    /// Any text can be read as Markdown, so both cases do the same.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// True if `^[text](name: value)` is a text with attributes, whose signs are not shown.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// The language that the characters are marked with, if any.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown.
  ///
  /// - Parameter baseURL: the base of addresses without a scheme.
  /// - Throws: nothing, because every text is Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: append(markdown, [:], options, baseURL)
    case .inlineOnly:
      let text = markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      append(text, [:], options, baseURL)
    case .full:
      let document = MarkdownBlocks(markdown)
      for block in document.blocks {
        switch block {
        case .text(let text): append(text, document.addresses, options, baseURL)
        case .code(let text): append(MarkdownRun(text: text), options, baseURL)
        case .rule: append(MarkdownRun(text: "\u{2E3B}"), options, baseURL)
        }
      }
    }
  }

  private mutating func append(
    _ text: String, _ addresses: [String: String], _ options: MarkdownParsingOptions,
    _ baseURL: URL?
  ) {
    let runs = InlineMarkdown.runs(
      of: text, addresses: addresses, readsAttributes: options.allowsExtendedAttributes)
    for run in runs { append(run, options, baseURL) }
  }

  private mutating func append(
    _ run: MarkdownRun, _ options: MarkdownParsingOptions, _ baseURL: URL?
  ) {
    var part = AttributedString(run.text)
    if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
    if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
    if let image = run.image { part.imageURL = URL(string: image, relativeTo: baseURL) }
    part.languageIdentifier = options.languageCode
    append(part)
  }

  /// Reads Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
