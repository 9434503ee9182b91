// Sends what a person does: pointer, wheel, keys, text, clipboard, drops.

const keys = {
  ArrowUp: "\uF700", ArrowDown: "\uF701", ArrowLeft: "\uF702", ArrowRight: "\uF703", Home: "\uF729", End: "\uF72B",
  PageUp: "\uF72C", PageDown: "\uF72D", Delete: "\uF728", Backspace: "\b", Clear: "\uF739", Escape: "\x1B",
  Enter: "\r", Tab: "\t",
};
for (let number = 1; number <= 12; number++) keys[`F${number}`] = String.fromCharCode(0xF703 + number);

// Keys that type nothing have characters of their own.
const isPrivate = key => key >= "\uF700" && key <= "\uF8FF";

// Combinations that stay the browser's.
const browserKeys = new Set(["t", "w", "n", "r", "l", "d", "j", "u", "+", "-", "=", "0", "c", "v", "x"]);

export function listen(send, text, elements, tell) {
  listenToPointer(send);
  listenToPinches(send);
  listenToKeys(send, elements);
  listenToText(send, text);
  listenToClipboard(send);
  listenToDrops(send, tell);
  addEventListener("focus", () => send({ t: "focus", on: true }));
  addEventListener("blur", () => send({ t: "focus", on: false }));
}

function modifiers(event) {
  const lock = event.getModifierState?.("CapsLock") ? 1 : 0;
  // Shortcuts are made with Control here, as everywhere off Apple's machines.
  const command = event.metaKey || event.ctrlKey ? 16 : 0;
  return lock | (event.shiftKey ? 2 : 0) | (event.ctrlKey ? 4 : 0) | (event.altKey ? 8 : 0) | command;
}

function listenToPointer(send) {
  let clicks = { count: 0, at: 0, x: 0, y: 0 };
  let waiting = null;
  const flush = () => {
    if (waiting) send(waiting);
    waiting = null;
  };
  const message = (phase, event, count = 1) => ({
    t: "pointer", phase, x: event.clientX, y: event.clientY, button: Math.max(0, event.button), clicks: count,
    mods: modifiers(event), kind: event.pointerType || "mouse", id: event.pointerId,
  });
  addEventListener("pointermove", event => {
    // One a frame is enough; more could not be shown.
    if (!waiting) requestAnimationFrame(flush);
    waiting = message("moved", event);
  });
  addEventListener("pointerdown", event => {
    flush();
    const isNear = Math.hypot(event.clientX - clicks.x, event.clientY - clicks.y) < 5;
    const count = isNear && event.timeStamp - clicks.at < 500 ? clicks.count + 1 : 1;
    clicks = { count, at: event.timeStamp, x: event.clientX, y: event.clientY };
    document.body.setPointerCapture?.(event.pointerId);
    event.preventDefault();
    send(message("down", event, count));
  });
  addEventListener("pointerup", event => { flush(); send(message("up", event, clicks.count)); });
  addEventListener("pointercancel", event => { flush(); send(message("cancelled", event)); });
  document.addEventListener("pointerleave", event => { flush(); send(message("left", event)); });
  addEventListener("contextmenu", event => event.preventDefault());
  const pinch = pinching(send);
  addEventListener("wheel", event => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? innerHeight : 1;
    // Browsers tell of a pinch on a touch pad as of a wheel with Control.
    if (event.ctrlKey && event.deltaMode === 0 && Math.abs(event.deltaY) < 50) return pinch(event);
    send({
      t: "wheel", x: event.clientX, y: event.clientY, dx: -event.deltaX * unit, dy: -event.deltaY * unit,
      mods: modifiers(event),
    });
  }, { passive: false });
}

// Makes one gesture of the steps of a pinch: it is over when no more come for a while.
function pinching(send) {
  let amount = null;
  let end = 0;
  return event => {
    const message = phase => send({ t: "magnify", phase, x: event.clientX, y: event.clientY, amount });
    if (amount === null) {
      amount = 1;
      message("began");
    }
    amount *= Math.exp(-event.deltaY / 100);
    message("changed");
    clearTimeout(end);
    end = setTimeout(() => {
      message("ended");
      amount = null;
    }, 200);
  };
}

// Safari tells of pinches and turns by events of its own.
function listenToPinches(send) {
  for (const [name, phase] of [["gesturestart", "began"], ["gesturechange", "changed"], ["gestureend", "ended"]]) {
    addEventListener(name, event => {
      event.preventDefault();
      const place = { phase, x: event.clientX, y: event.clientY };
      send({ t: "magnify", ...place, amount: event.scale });
      send({ t: "rotate", ...place, amount: event.rotation * Math.PI / 180 });
    }, { passive: false });
  }
}

function listenToKeys(send, elements) {
  const handle = (event, phase) => {
    const isOwnField = elements.contains(event.target) && event.target.tagName === "INPUT";
    if (event.isComposing || event.key === "Process" || isOwnField) return;
    const key = keys[event.key] ?? ([...event.key].length === 1 ? event.key : null);
    if (key === null) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isBrowsers = isCommand ? browserKeys.has(event.key.toLowerCase()) : /^F\d+$/.test(event.key);
    if (!isBrowsers && (isCommand || keys[event.key] !== undefined)) event.preventDefault();
    // Pasting comes with the text, after this event.
    if (isCommand && event.key.toLowerCase() === "v") return;
    const characters = isPrivate(key) ? "" : key;
    send({ t: "key", phase, key: key.toLowerCase(), chars: characters, mods: modifiers(event) });
  };
  addEventListener("keydown", event => handle(event, event.repeat ? "repeated" : "down"));
  addEventListener("keyup", event => handle(event, "up"));
}

function listenToText(send, text) {
  text.addEventListener("beforeinput", event => {
    if (event.inputType === "insertText" || event.inputType === "insertReplacementText") {
      if (event.data) send({ t: "insert", text: event.data });
      event.preventDefault();
    } else if (!event.inputType.startsWith("insertComposition")) {
      event.preventDefault();
      // Keyboards on glass send no keys.
      const key = { deleteContentBackward: "\b", insertLineBreak: "\r", insertParagraph: "\r" }[event.inputType];
      for (const phase of key ? ["down", "up"] : []) send({ t: "key", phase, key, chars: key, mods: 0 });
    }
  });
  // What the browser fills in by itself comes without a beforeinput.
  text.addEventListener("input", event => {
    if (event.isComposing || !text.value) return;
    send({ t: "insert", text: text.value });
    text.value = "";
  });
  text.addEventListener("compositionupdate", event => {
    const length = event.data.length;
    send({ t: "compose", text: event.data, start: length, end: length });
  });
  text.addEventListener("compositionend", event => {
    send({ t: "compose", text: "", start: 0, end: 0 });
    if (event.data) send({ t: "insert", text: event.data });
    text.value = "";
  });
}

function listenToClipboard(send) {
  addEventListener("paste", event => {
    if (event.target.tagName === "INPUT") return;
    const pasted = event.clipboardData?.getData("text/plain");
    event.preventDefault();
    if (!pasted) return;
    send({ t: "clipboard", text: pasted });
    for (const phase of ["down", "up"]) send({ t: "key", phase, key: "v", chars: "", mods: 4 | 16 });
  });
}

// More than this is not dropped: it would have to be kept in memory. The host refuses more, too.
const dropLimit = 16 << 20;
// A message is no larger than the host takes.
const partSize = 384 << 10;

function listenToDrops(send, tell) {
  const message = (phase, x, y, items = []) => send({ t: "drop", phase, x, y, items });
  // Until the drop a page is told only what kinds of things come.
  const announced = event => {
    const kinds = [...event.dataTransfer?.items ?? []].map(item => ({ type: item.type, kind: item.kind }));
    const strings = kinds.filter(item => item.kind === "string" && /^text\/(plain|uri-list)$/.test(item.type));
    const files = kinds.filter(item => item.kind === "file");
    return (files.length > 0 ? files : strings.slice(0, 1)).slice(0, 100).map(item => ({ type: item.type }));
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
