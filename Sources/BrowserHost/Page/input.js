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

// On Apple's machines shortcuts are made with Command, elsewhere with Control.
const isApple = /^(Mac|iP)/.test(navigator.platform);

export function listen(send, elements, tell) {
  listenToPointer(send);
  listenToWheel(send);
  listenToPinches(send);
  listenToKeys(send, elements);
  listenToClipboard(send);
  listenToDrops(send, tell);
  addEventListener("focus", () => send({ t: "focus", on: true }));
  addEventListener("blur", () => send({ t: "focus", on: false }));
}

// Whether the key that makes shortcuts is down; the one that makes further characters is Control and Alt at once.
function isCommand(event) {
  if (event.getModifierState?.("AltGraph")) return false;
  return isApple ? event.metaKey : event.ctrlKey;
}

function modifiers(event) {
  const isAltGraph = event.getModifierState?.("AltGraph");
  return (event.getModifierState?.("CapsLock") ? 1 : 0) | (event.shiftKey ? 2 : 0)
    | (event.ctrlKey && !isAltGraph ? 4 : 0) | (event.altKey && !isAltGraph ? 8 : 0) | (isCommand(event) ? 16 : 0);
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
  // Which of the two a browser sends for a page as a whole differs.
  document.documentElement.addEventListener("pointerleave", event => { flush(); send(message("left", event)); });
  addEventListener("contextmenu", event => event.preventDefault());
}

function listenToWheel(send) {
  addEventListener("wheel", event => {
    event.preventDefault();
    // Browsers tell of pinches on a touch pad as turns of the wheel with Control.
    if (event.ctrlKey && event.deltaMode === 0 && Math.abs(event.deltaY) < 50) {
      return pinch(event, Math.exp(-event.deltaY / 100), send);
    }
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? innerHeight : 1;
    send({
      t: "wheel", x: event.clientX, y: event.clientY, dx: -event.deltaX * unit, dy: -event.deltaY * unit,
      mods: modifiers(event),
    });
  }, { passive: false });
}

// A pinch that is under way by the wheel: nobody says when it ends.
let turning = null;

function pinch({ clientX: x, clientY: y }, factor, send) {
  const say = (phase, amount) => send({ t: "magnify", phase, x, y, amount });
  if (turning) clearTimeout(turning.timer); else say("began", 1);
  const amount = (turning?.amount ?? 1) * factor;
  say("changed", amount);
  const timer = setTimeout(() => {
    turning = null;
    say("ended", amount);
  }, 200);
  turning = { amount, timer };
}

// Safari has events of its own for the touch pad; fingers on glass are pointers everywhere.
function listenToPinches(send) {
  const phases = { gesturestart: "began", gesturechange: "changed", gestureend: "ended" };
  for (const [name, phase] of Object.entries(phases)) {
    addEventListener(name, event => {
      event.preventDefault();
      if (navigator.maxTouchPoints > 0) return;
      const place = { phase, x: event.clientX, y: event.clientY };
      send({ t: "magnify", ...place, amount: event.scale });
      send({ t: "rotate", ...place, amount: event.rotation * Math.PI / 180 });
    });
  }
}

// Keys with which a slider of the browser's own is moved; all others, as Tab, are the program's.
const sliderKeys = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]);

function listenToKeys(send, elements) {
  const isOwn = event => event.target.tagName === "INPUT" && elements.contains(event.target)
    && (event.target.type !== "range" || sliderKeys.has(event.key));
  const handle = (event, phase) => {
    if (event.isComposing || event.key === "Process" || isOwn(event)) return;
    const key = keys[event.key] ?? ([...event.key].length === 1 ? event.key : null);
    if (key === null) return;
    const isShortcut = isCommand(event) || event.ctrlKey && !event.getModifierState("AltGraph");
    const isBrowsers = isShortcut ? browserKeys.has(event.key.toLowerCase()) : /^F\d+$/.test(event.key);
    if (!isBrowsers && (isShortcut || keys[event.key] !== undefined)) event.preventDefault();
    // Pasting comes with the text, after this event.
    if (isCommand(event) && event.key.toLowerCase() === "v") return;
    const characters = isPrivate(key) ? "" : key;
    send({ t: "key", phase, key: key.toLowerCase(), chars: characters, mods: modifiers(event) });
  };
  addEventListener("keydown", event => handle(event, event.repeat ? "repeated" : "down"));
  addEventListener("keyup", event => handle(event, "up"));
}

function listenToClipboard(send) {
  addEventListener("paste", event => {
    if (event.target.tagName === "INPUT") return;
    const pasted = event.clipboardData?.getData("text/plain");
    event.preventDefault();
    if (!pasted) return;
    send({ t: "clipboard", text: pasted });
    const mods = isApple ? 16 : 4 | 16;
    for (const phase of ["down", "up"]) send({ t: "key", phase, key: "v", chars: "", mods });
  });
}

// Puts text on the clipboard, where the browser wants a person's doing that it still remembers.
export function copy(text) {
  const byHand = () => {
    const onCopy = event => {
      event.clipboardData.setData("text/plain", text);
      event.preventDefault();
    };
    addEventListener("copy", onCopy, { once: true });
    document.execCommand("copy");
    removeEventListener("copy", onCopy);
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).catch(byHand); else byHand();
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
