import SwiftUI

/// The page that shows every picture beside the code that drew it.
@MainActor struct Index {
  let pages: [Page]

  func html() throws -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Espalier gallery</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>Espalier gallery</h1>
    <p>SwiftUI code, laid out and drawn without a window. Each picture was drawn by the code beside it.</p>
    <nav>
    \(pages.map { "<a href=\"#\($0.name)\">\($0.title)</a>" }.joined(separator: "\n"))
    </nav>
    </header>
    \(try pages.map(section).joined(separator: "\n"))
    <footer>
    <p>The pages put their parts on panels with this view.</p>
    \(try listing(of: "Sample.swift"))
    </footer>
    </body>
    </html>

    """
  }

  private func section(_ page: Page) throws -> String {
    """
    <section id="\(page.name)">
    <h2>\(page.title)</h2>
    <p>\(page.summary)</p>
    <div class="pair">
    <figure>
    <picture>
    <source srcset="\(page.name)-dark.png" media="(prefers-color-scheme: dark)">
    <img src="\(page.name).png" width="\(Int(Page.width))" alt="\(page.title)" loading="lazy">
    </picture>
    <figcaption><a href="\(page.name).svg">SVG</a> <a href="\(page.name).pdf">PDF</a>
    <a href="\(page.name)-rtl.png">right to left</a></figcaption>
    </figure>
    \(try listing(of: "Pages/\(page.file)"))
    </div>
    </section>
    """
  }

  /// A source file of this program, read where it was compiled.
  private func listing(of file: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return "<pre tabindex=\"0\"><code>\(code)</code></pre>"
  }

  private static let style = """
    :root {
      --ink: #1d1d1f; --soft: #6e6e73; --paper: #f5f5f7; --card: #fff; --line: #d9d9de; --link: #06c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ink: #f0f0f2; --soft: #98989d; --paper: #101012; --card: #1e1e1e; --line: #38383c; --link: #4da3ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 4rem 2rem; max-width: 84rem; background: var(--paper); color: var(--ink);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Inter, sans-serif;
    }
    h1 { font-size: 2.5rem; line-height: 1.1; letter-spacing: -.02em; margin: 0 0 .5rem; }
    h2 { font-size: 1.5rem; line-height: 1.2; letter-spacing: -.01em; margin: 0; }
    p { margin: .25rem 0 1rem; color: var(--soft); max-width: 40rem; }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding-top: .5rem; }
    section, footer { margin-top: 4rem; }
    .pair { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1.5rem; align-items: start; }
    figure { margin: 0; }
    img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 12px; }
    figcaption { display: flex; gap: 1rem; padding: .5rem .75rem; font-size: .875rem; }
    pre {
      margin: 0; padding: 1.25rem 1.5rem; overflow: auto; max-height: 50rem; tab-size: 2;
      background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      font: .8125rem/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    }
    @media (max-width: 72rem) {
      body { padding: 2rem 1rem; }
      .pair { grid-template-columns: minmax(0, 1fr); }
    }
    """
}
