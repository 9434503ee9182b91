// Words of the page itself, above the picture.

// The largest number of links to pages that the browser did not open.
const limit = 5;

export class Notice {
  constructor(element) {
    this.element = element;
    this.words = null;
    this.link = null;
    // Words about lasting conditions, by the names of these.
    this.kept = new Map();
    // Links to pages that the browser did not open, by their windows or addresses.
    this.pages = new Map();
  }

  // Shows words until others are shown; without words, hides them.
  say(words, title, href) {
    [this.words, this.link] = [words ?? null, null];
    if (title) {
      this.link = document.createElement("a");
      [this.link.href, this.link.textContent] = [href, title];
    }
    this.show();
    return this.link;
  }

  // Shows words about a condition for as long as it lasts, beside all others.
  keep(name, words) {
    if (words) this.kept.set(name, words); else this.kept.delete(name);
    this.show();
  }

  // Shows a link to a page that the browser did not open, until a person opens it.
  offer(href, window) {
    const key = window ?? href;
    const link = document.createElement("a");
    // The address of a window means nothing to a person.
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
