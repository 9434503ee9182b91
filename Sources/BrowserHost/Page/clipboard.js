// Copies and pastes, as far as the browser lets a page.

import { isApple } from "./modifiers.js";

// So long a copy that was asked for by a key waits for what the program copies, in milliseconds.
const patience = 2000;

export class Clipboard {
  // `ask` is called with something to do that needs a person's click, where the browser wants one.
  constructor(send, ask) {
    this.send = send;
    this.ask = ask;
    // Settles what the browser was promised to be given for the clipboard.
    this.promised = null;
    addEventListener("paste", event => this.paste(event));
    addEventListener("focus", () => this.look());
  }

  paste(event) {
    if (event.target.tagName === "INPUT") return;
    const pasted = event.clipboardData?.getData("text/plain");
    event.preventDefault();
    if (!pasted) return;
    this.send({ t: "clipboard", text: pasted });
    const mods = isApple ? 16 : 4 | 16;
    for (const phase of ["down", "up"]) this.send({ t: "key", phase, key: "v", chars: "", mods });
  }

  // Tells the program what other programs have copied, where the browser lets the page know: entries of menus paste it.
  async look() {
    try {
      const { state } = await navigator.permissions.query({ name: "clipboard-read" });
      if (state !== "granted") return;
      const text = await navigator.clipboard.readText();
      if (text) this.send({ t: "clipboard", text });
    } catch { /* Firefox and Safari have no such permission, and ask each time. */ }
  }

  // A key that copies went down: Safari lets a page copy only while that is handled, so that the program's answer is
  // promised to it.
  expect() {
    this.promised?.reject();
    this.promised = null;
    if (!navigator.clipboard?.write || !globalThis.ClipboardItem) return;
    const promised = {};
    const content = new Promise((resolve, reject) => Object.assign(promised, { resolve, reject }));
    const timer = setTimeout(() => this.giveUp(promised), patience);
    content.catch(() => {}).then(() => clearTimeout(timer));
    promised.written = navigator.clipboard.write([new ClipboardItem({ "text/plain": content })]);
    promised.written.catch(() => {});
    this.promised = promised;
  }

  giveUp(promised) {
    promised.reject(new Error("Nothing was copied."));
    if (this.promised === promised) this.promised = null;
  }

  // Puts text on the clipboard: as it was promised, else at once, else by a command, else with the next click.
  async copy(text) {
    const { promised } = this;
    this.promised = null;
    promised?.resolve(new Blob([text], { type: "text/plain" }));
    const isDone = await succeeds(promised?.written) || await succeeds(navigator.clipboard?.writeText(text))
      || copyByCommand(text);
    if (!isDone) this.ask("The browser wants to know whether to copy:", "Copy", () => navigator.clipboard?.writeText(text));
  }
}

async function succeeds(promise) {
  try {
    await promise;
    return promise !== undefined;
  } catch { return false; }
}

function copyByCommand(text) {
  const onCopy = event => {
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("copy", onCopy, { once: true, capture: true });
  const isDone = document.execCommand("copy");
  removeEventListener("copy", onCopy, { capture: true });
  return isDone;
}
