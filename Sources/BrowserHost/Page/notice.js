// What the page itself says, above the picture.

// More pages that were not opened are not listed.
const limit = 5;

export class Notice {
  constructor(element) {
    this.element = element;
    this.words = null;
    this.link = null;
    // What goes on being so, by its name.
    this.kept = new Map();
    // Pages that the browser did not open: links to them, by their windows or addresses.
    this.pages = new Map();
  }

  // Says something until something else is said; without words, nothing any more.
  say(words, title, href) {
    [this.words, this.link] = [words ?? null, null];
    if (title) {
      this.link = document.createElement("a");
      [this.link.href, this.link.textContent] = [href, title];
    }
    this.show();
    return this.link;
  }

  // Says something for as long as it is so, beside all else.
  keep(name, words) {
    if (words) this.kept.set(name, words); else this.kept.delete(name);
    this.show();
  }

  // Offers a page that the browser did not open, until the person opens it.
  offer(href, window) {
    const key = window ?? href;
    const link = document.createElement("a");
    // The address of a window is of no use to anybody.
    [link.href, link.textContent, link.target, link.rel] = [href, window ? "Open the window" : href, "_blank", "noopener"];
    link.addEventListener("click", () => setTimeout(() => this.forget(key)));
    this.pages.delete(key);
    this.pages.set(key, link);
    if (this.pages.size > limit) this.pages.delete(this.pages.keys().next().value);
    this.show();
  }

  forget(key) {
    if (this.pages.delete(key)) this.show();
  }

  show() {
    const parts = [...this.kept.values()];
    if (this.words) parts.push(this.words, ...this.link ? [" ", this.link] : []);
    if (this.pages.size > 0) {
      parts.push(this.pages.size > 1 ? "The browser did not open pages:" : "The browser did not open a page:");
      for (const link of this.pages.values()) parts.push(" ", link);
    }
    const separated = parts.flatMap((part, index) =>
      typeof part === "string" && part !== " " && index > 0 ? [document.createElement("br"), part] : [part]);
    this.element.replaceChildren(...separated);
    this.element.hidden = parts.length === 0;
  }
}
