// Connects the page to its program: shows the frames that come, sends what happens.

import { Reader } from "./reader.js";
import { Painter } from "./painter.js";
import { Elements } from "./elements.js";
import { listen } from "./input.js";

const canvas = document.getElementById("picture");
const text = document.getElementById("text");
const notice = document.getElementById("notice");
const images = new Map();
const glyphs = new Map();
const painter = new Painter(images);
const elements = new Elements(document.getElementById("elements"), send);
const resources = { glyph: (font, id) => glyphs.get(`${font}/${id}`) };
const counts = { bytes: 0, messages: 0, frames: 0, painted: 0 };
let frame = { items: [], scale: 1, background: { css: "transparent" } };
let socket = null;
let pause = 250;
// Messages are handled one after the other, though images take a while.
let work = Promise.resolve();

function send(message) { if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message)); }

function surroundings(kind) {
  const matches = query => matchMedia(query).matches;
  return {
    t: kind, w: innerWidth, h: innerHeight, scale: devicePixelRatio, dark: matches("(prefers-color-scheme: dark)"),
    contrast: matches("(prefers-contrast: more)"), reduceMotion: matches("(prefers-reduced-motion: reduce)"),
    reduceTransparency: matches("(prefers-reduced-transparency: reduce)"), inverted: matches("(inverted-colors: inverted)"),
    language: navigator.language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    visible: document.visibilityState === "visible",
  };
}

function connect() {
  socket = new WebSocket(new URL("socket", location.href.replace(/^http/, "ws")));
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    pause = 250;
    notice.hidden = true;
    const query = new URLSearchParams(location.search);
    socket.send(JSON.stringify({
      ...surroundings("hello"), viewer: sessionStorage.getItem("viewer") ?? "", window: query.get("window") ?? "",
    }));
  };
  socket.onmessage = event => {
    counts.bytes += event.data.byteLength ?? event.data.length;
    counts.messages++;
    work = work.then(() => typeof event.data === "string" ? obey(JSON.parse(event.data)) : read(event.data))
      .catch(error => console.error(error));
  };
  socket.onclose = event => {
    notice.textContent = event.reason || "The program is not running.";
    notice.hidden = false;
    // Refused for good, or gone: then the program may come back.
    if (event.code === 1008) return;
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, 4000);
  };
}

async function read(buffer) {
  const reader = new Reader(buffer, resources);
  switch (reader.byte()) {
  case 1: return readFrame(reader);
  case 2:
    for (let rest = reader.count(); rest > 0; rest--) glyphs.set(`${reader.count()}/${reader.count()}`, reader.outline());
    break;
  case 3: {
    const number = reader.count();
    images.set(number, await createImageBitmap(new Blob([reader.blob()], { type: "image/png" })));
    break;
  }
  case 4:
    for (const image of images.values()) image.close();
    images.clear();
  }
}

function readFrame(reader) {
  const number = reader.count();
  const isNew = reader.byte() === 1;
  const size = { width: reader.number(), height: reader.number() };
  const scale = reader.number();
  const background = reader.color();
  const damage = reader.rect();
  const items = reader.changes(isNew ? [] : frame.items);
  frame = { items, scale, background };
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  if (canvas.width !== width || canvas.height !== height) {
    [canvas.width, canvas.height] = [width, height];
    canvas.style.width = `${width / scale}px`;
    canvas.style.height = `${height / scale}px`;
  }
  painter.paint(canvas, frame, isNew ? null : damage);
  counts.frames++;
  counts.painted = performance.now();
  // The next frame is made when this one is on the screen.
  requestAnimationFrame(() => send({ t: "ack", frame: number }));
}

const cursors = {
  arrow: "default", pointingHand: "pointer", text: "text", crosshair: "crosshair", openHand: "grab",
  closedHand: "grabbing", notAllowed: "not-allowed", resizeLeftRight: "ew-resize", resizeUpDown: "ns-resize",
};

function obey(message) {
  switch (message.t) {
  case "welcome":
    sessionStorage.setItem("viewer", message.viewer);
    if (message.title) document.title = message.title;
    break;
  case "elements": elements.update(message); break;
  case "cursor": document.body.style.cursor = cursors[message.cursor] ?? "default"; break;
  case "textInput": placeText(message); break;
  case "clipboard": navigator.clipboard?.writeText(message.text).catch(() => {}); break;
  case "open": open(message.url, "_blank", "noopener"); break;
  case "openWindow": open(`?window=${encodeURIComponent(message.window)}`, "_blank", "noopener"); break;
  case "close": close(); break;
  }
}

// Text goes to a hidden field where the caret is, so that input methods work and show their candidates there.
function placeText({ x, y, h, traits }) {
  if (x === undefined) {
    if (document.activeElement === text) text.blur();
    return;
  }
  for (const [name, value] of Object.entries(traits ?? {})) text.setAttribute(name, value);
  [text.style.left, text.style.top, text.style.height] = [`${x}px`, `${y}px`, `${h}px`];
  const isInOwnField = document.activeElement?.tagName === "INPUT";
  if (!isInOwnField) text.focus({ preventScroll: true });
}

const report = () => send(surroundings("surroundings"));
addEventListener("resize", report);
document.addEventListener("visibilitychange", report);
for (const query of [
  "(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(prefers-reduced-motion: reduce)",
]) matchMedia(query).addEventListener("change", report);
// Says something for a moment.
function tell(words) {
  notice.textContent = words;
  notice.hidden = false;
  setTimeout(() => { if (notice.textContent === words) notice.hidden = true; }, 4000);
}

listen(send, text, document.getElementById("elements"), tell);
// For tests: what came so far, and the pixels.
Object.assign(globalThis, { espalier: { counts, canvas, images } });
connect();
