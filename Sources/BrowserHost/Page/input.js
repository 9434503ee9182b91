// Sends keys and drops to the program; the pointer and the clipboard have files of their own.

import { isApple, isCommand, modifiers } from "./modifiers.js";
import { listenToPointer } from "./pointer.js";

const keys = {
  ArrowUp: "\uF700", ArrowDown: "\uF701", ArrowLeft: "\uF702", ArrowRight: "\uF703", Home: "\uF729", End: "\uF72B",
  PageUp: "\uF72C", PageDown: "\uF72D", Delete: "\uF728", Backspace: "\b", Clear: "\uF739", Escape: "\x1B",
  Enter: "\r", Tab: "\t",
};
for (let number = 1; number <= 12; number++) keys[`F${number}`] = String.fromCharCode(0xF703 + number);

// Keys that type nothing have characters of their own.
const isPrivate = key => key >= "\uF700" && key <= "\uF8FF";

// Keys that, with Command or Control, are left to the browser.
const browserKeys = new Set(["t", "w", "n", "r", "l", "d", "j", "u", "+", "-", "=", "0", "c", "v", "x", "f"]);

// Leaves the key of a search to the browser, or not if the program has a search of its own.
export function leaveFind(isLeft) {
  if (isLeft) browserKeys.add("f"); else browserKeys.delete("f");
}

// The key of context menus, or Shift-F10 on keyboards without that key.
const opensMenu = event => event.key === "ContextMenu" || event.key === "F10" && event.shiftKey;

// Alt with the left arrow: the browser's Back command, except in a text, where it moves the caret by a word.
const goesBack = event => !isApple && event.key === "ArrowLeft" && event.altKey && !event.ctrlKey && !event.metaKey
  && !event.shiftKey && event.target.id !== "text";

export function listen(send, elements, clipboard, screens, tell) {
  listenToPointer(send);
  listenToKeys(send, elements, clipboard, screens);
  listenToDrops(send, tell);
  addEventListener("focus", () => send({ t: "focus", on: true }));
  addEventListener("blur", () => send({ t: "focus", on: false }));
  listenToModifiers(send);
}

// Reports the modifier keys when others are down than before. Those that went down or came up elsewhere show with the next event.
function listenToModifiers(send) {
  let held = 0;
  const tell = now => {
    if (now === held) return;
    held = now;
    send({ t: "modifiers", mods: now });
  };
  for (const kind of ["keydown", "keyup", "pointermove", "pointerdown"]) {
    addEventListener(kind, event => tell(modifiers(event)), { capture: true });
  }
  addEventListener("blur", () => tell(0));
}

const copyKeys = new Set(["c", "x"]);

// True for keys of an input method that composes text; Safari marks the key that ends the composition by its number only.
function isComposed(event) { return event.isComposing || event.key === "Process" || event.keyCode === 229; }

function listenToKeys(send, elements, clipboard, screens) {
  // The browser edits the fields among the elements, for assistive programs. The key that leaves a field goes to the program:
  // it may come before the program has answered that it edits the field.
  const isOwn = event => event.key !== "Tab"
    && event.target.matches?.("input:not([type=range]), textarea") && elements.contains(event.target);
  const handle = (event, phase) => {
    // Programs that fill in fields send events without a key.
    if (!event.key || isComposed(event) || isOwn(event)) return;
    // Where there is no screen to leave, the key would leave the page.
    if (goesBack(event) && screens.wanted > 0) return;
    if (opensMenu(event)) {
      event.preventDefault();
      // The program opens menus by the Mac's key for it, Control-Return.
      return send({ t: "key", phase, key: keys.Enter, chars: "", mods: 4 });
    }
    const key = keys[event.key] ?? ([...event.key].length === 1 ? event.key : null);
    if (key === null) return;
    const isShortcut = isCommand(event) || event.ctrlKey && !event.getModifierState("AltGraph");
    const isBrowsers = isShortcut ? browserKeys.has(event.key.toLowerCase()) : /^F\d+$/.test(event.key);
    if (!isBrowsers && (isShortcut || keys[event.key] !== undefined)) event.preventDefault();
    // Pasting comes with the text, after this event.
    if (isCommand(event) && event.key.toLowerCase() === "v") return;
    if (phase === "down" && isCommand(event) && copyKeys.has(event.key.toLowerCase())) clipboard.expect();
    const characters = isPrivate(key) ? "" : key;
    send({ t: "key", phase, key: key.toLowerCase(), chars: characters, mods: modifiers(event) });
  };
  addEventListener("keydown", event => handle(event, event.repeat ? "repeated" : "down"));
  addEventListener("keyup", event => handle(event, "up"));
}

// The largest size of dropped files together: they are kept in memory. The host refuses more, too.
const dropLimit = 16 << 20;
// The size of the parts in which files are sent: the host limits the size of messages.
const partSize = 384 << 10;

function listenToDrops(send, tell) {
  const message = (phase, x, y, items = []) => send({ t: "drop", phase, x, y, items });
  // Before the drop, a page learns only the types of the items.
  const announced = event => {
    const kinds = [...event.dataTransfer?.items ?? []].map(item => ({ type: item.type, kind: item.kind }));
    const strings = kinds.filter(item => item.kind === "string" && /^text\/(plain|uri-list)$/.test(item.type));
    const files = kinds.filter(item => item.kind === "file");
    return (files.length > 0 ? files : strings.slice(0, 1)).slice(0, 100)
      .map(item => ({ type: item.type, isFile: item.kind === "file" }));
  };
  let isInside = false;
  addEventListener("dragover", event => {
    event.preventDefault();
    message(isInside ? "moved" : "entered", event.clientX, event.clientY, announced(event));
    isInside = true;
  });
  document.addEventListener("dragleave", event => {
    if (event.relatedTarget) return;
    isInside = false;
    message("exited", event.clientX, event.clientY);
  });
  addEventListener("drop", async event => {
    event.preventDefault();
    isInside = false;
    const [x, y] = [event.clientX, event.clientY];
    const files = [...event.dataTransfer?.files ?? []].slice(0, 100);
    const text = event.dataTransfer?.getData("text/uri-list") || event.dataTransfer?.getData("text/plain");
    if (files.length === 0) {
      if (!text || text.length > partSize) return message("exited", x, y);
      return message("dropped", x, y, [{ text }]);
    }
    if (files.reduce((size, file) => size + file.size, 0) > dropLimit) {
      message("exited", x, y);
      return tell(`Nothing was dropped: files may have ${dropLimit >> 20} MB together.`);
    }
    try {
      for (const [index, file] of files.entries()) await sendFile(send, index, file);
      message("dropped", x, y, files.map((file, index) => ({ file: index, name: file.name, type: file.type })));
    } catch {
      message("exited", x, y);
      tell("A file that was dropped cannot be read.");
    }
  });
}

// Has the person choose files, and sends their content.
//
// Browsers show their chooser only shortly after a person has done something. Later, the page asks for another click.
export function chooseFiles({ id, accept, several }, send, tell, offer) {
  if (navigator.userActivation?.isActive === false) {
    return offer("The program asks for a file.", "Choose…", () => chooseFiles({ id, accept, several }, send, tell, offer));
  }
  const input = document.createElement("input");
  [input.type, input.accept, input.multiple, input.hidden] = ["file", accept, several, true];
  const end = items => {
    input.remove();
    send({ t: "chosen", id, items });
  };
  // A part that does not follow another tells the program that content is missing.
  const giveUp = () => send({ t: "part", id: 0, data: "", start: 1 });
  input.addEventListener("cancel", () => end(null));
  input.addEventListener("change", async () => {
    const files = [...input.files].slice(0, 100);
    if (files.reduce((size, file) => size + file.size, 0) > dropLimit) {
      tell(`The program got nothing: files may have ${dropLimit >> 20} MB together.`);
      giveUp();
    } else {
      try {
        for (const [index, file] of files.entries()) await sendFile(send, index, file);
      } catch {
        tell("A file that was chosen cannot be read.");
        giveUp();
      }
    }
    end(files.map((file, index) => ({ file: index, name: file.name, type: file.type })));
  });
  document.body.append(input);
  input.click();
}

// Saves a file from the program in the browser's folder of downloads.
export function saveFile(name, bytes) {
  const link = document.createElement("a");
  const address = URL.createObjectURL(new Blob([bytes]));
  [link.href, link.download] = [address, name];
  link.click();
  // The browser reads the content some time later.
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

// The content goes ahead of the drop, in parts.
async function sendFile(send, index, file) {
  send({ t: "part", id: index, data: "", start: 0 });
  for (let start = 0; start < file.size; start += partSize) {
    const part = await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = reject;
      reader.readAsDataURL(file.slice(start, start + partSize));
    });
    send({ t: "part", id: index, data: part.slice(part.indexOf(",") + 1), start });
  }
}
