// Copies and pastes, as far as the browser lets a page.

import { isApple } from "./modifiers.js";

// The time for which a copy by a key waits for the content from the program, in milliseconds.
const patience = 2000;

// The length of texts that are sent without being asked for: nobody wants to hear that a longer one was not sent.
const lookedAt = 100000;

export class Clipboard {
  // `ask` is called with an action for which the browser wants a person's click.
  constructor(send, ask) {
    this.send = send;
    this.ask = ask;
    // The promise of content that the browser was given for the clipboard.
    this.promised = null;
    addEventListener("paste", event => this.paste(event));
    addEventListener("focus", () => this.look());
  }

  paste(event) {
    if (event.target.tagName === "INPUT") return;
    const pasted = event.clipboardData?.getData("text/plain");
    event.preventDefault();
    if (!pasted) return;
    // Without the text, the keys would paste the one before.
    if (!this.send({ t: "clipboard", text: pasted })) return;
    const mods = isApple ? 16 : 4 | 16;
    for (const phase of ["down", "up"]) this.send({ t: "key", phase, key: "v", chars: "", mods });
  }

  // Sends the program the text that other programs have copied, if the browser allows it: menus of the program paste it.
  async look() {
    try {
      const { state } = await navigator.permissions.query({ name: "clipboard-read" });
      if (state !== "granted") return;
      const text = await navigator.clipboard.readText();
      if (text && text.length < lookedAt) this.send({ t: "clipboard", text });
    } catch { /* Firefox and Safari have no such permission, and ask each time. */ }
  }

  // Called when a key that copies goes down. Safari lets a page copy only while it handles that key, so the page promises
  // the content that the program has yet to send.
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

  // Puts text on the clipboard: as promised, otherwise immediately, otherwise by a command, otherwise with the next click.
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
