// Connects the page to its program: shows the frames that come, sends what happens.

import { message as kinds } from "./wire.js";
import { Reader } from "./reader.js";
import { Painter } from "./painter.js";
import { Elements } from "./elements.js";
import { TextInput } from "./text.js";
import { Clipboard } from "./clipboard.js";
import { chooseFiles, leaveFind, listen, saveFile } from "./input.js";
import { Notice } from "./notice.js";
import { Pulse } from "./pulse.js";
import { Screens } from "./screens.js";
import { address, hideWay, way } from "./address.js";
import { isApple } from "./modifiers.js";

const canvas = document.getElementById("picture");
const notice = new Notice(document.getElementById("notice"));
const images = new Map();
const glyphs = new Map();
const painter = new Painter(images);
const text = new TextInput(document.getElementById("text"), send, () => elements.takeFocusBack());
const elements = new Elements(
  document.getElementById("elements"), send, node => text.show(node), element => text.mark(element));
const clipboard = new Clipboard(send, offer);
const pulse = new Pulse(send, isSilent => notice.keep("silent", isSilent ? "The program does not answer." : null));
const screens = new Screens(send);
const resources = { glyph: (font, id) => glyphs.get(`${font}/${id}`) };
const counts = { bytes: 0, messages: 0, frames: 0, painted: 0 };
let frame = { items: [], scale: 1, background: { css: "transparent" } };
let socket = null;
let pause = 250;
// The window that the program opened for this page; empty for the first page of a visit.
const wanted = new URLSearchParams(location.search).get("window") ?? "";
// A page that another one opened begins with a copy of that one's session storage: each window has an entry of its own.
const viewerKey = `viewer ${wanted}`;
if (wanted) sessionStorage.removeItem("viewer ");
// True once the program has closed the window: then the page does not connect again.
let isClosed = false;
// The longest message, in bytes: for a longer one the program ends the connection.
const messageLimit = 1 << 20;
// Messages are handled one after the other, though images take a while.
let work = Promise.resolve();

// Returns whether the message was sent.
function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  const text = JSON.stringify(message);
  // A character has up to three bytes.
  if (text.length > messageLimit / 3 && new Blob([text]).size > messageLimit) {
    tell("Nothing was sent: a text may have 1 MB.");
    return false;
  }
  socket.send(text);
  if (!["ask", "ack", "part"].includes(message.t)) pulse.wait();
  return true;
}

function surroundings(kind) {
  const matches = query => matchMedia(query).matches;
  return {
    t: kind, w: innerWidth, h: innerHeight, scale: devicePixelRatio, dark: matches("(prefers-color-scheme: dark)"),
    contrast: matches("(prefers-contrast: more)"), reduceMotion: matches("(prefers-reduced-motion: reduce)"),
    reduceTransparency: matches("(prefers-reduced-transparency: reduce)"), inverted: matches("(inverted-colors: inverted)"),
    language: navigator.language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    visible: document.visibilityState === "visible", apple: isApple,
  };
}

// Shows words above the picture, with a link if there is a title; without words, hides them.
const say = (words, title, href) => notice.say(words, title, href);

function connect() {
  let wasOpen = false;
  socket = new WebSocket(address("socket").replace(/^http/, "ws"));
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    wasOpen = true;
    pause = 250;
    say();
    hideWay();
    // Everything known of the window may be out of date.
    elements.clear();
    socket.send(JSON.stringify({
      ...surroundings("hello"), viewer: sessionStorage.getItem(viewerKey) ?? "", window: wanted,
    }));
  };
  socket.onmessage = event => {
    counts.bytes += event.data.byteLength ?? event.data.length;
    counts.messages++;
    pulse.hear();
    work = work.then(() => typeof event.data === "string" ? obey(JSON.parse(event.data)) : read(event.data))
      .catch(error => console.error(error));
  };
  socket.onclose = async event => {
    pulse.stop();
    if (isClosed) return farewell();
    say(event.reason || "The program is not running.");
    // After a refusal, connecting again is of no use. In all other cases the program may come back.
    if (event.code === 1008) return;
    if (!wasOpen && await isForeign()) return say("The program was started again: open the address that it prints now.");
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, 4000);
  };
}

// True if another program answers at this address, one that does not know the page.
async function isForeign() {
  try { return (await fetch(address(""))).status === 403; } catch { return false; }
}

// Called when the program has given this page its window, or another one in place of the window that it had.
function welcome({ viewer, title }) {
  const known = sessionStorage.getItem(viewerKey);
  sessionStorage.setItem(viewerKey, viewer);
  if (title) document.title = title;
  if (!known || known === viewer) return;
  say("The program no longer has what was here, and began anew.");
  setTimeout(() => say(), 5000);
}

async function read(buffer) {
  const reader = new Reader(buffer, resources);
  switch (reader.byte()) {
  case kinds.frame: return readFrame(reader);
  case kinds.outlines:
    for (let rest = reader.count(); rest > 0; rest--) glyphs.set(`${reader.count()}/${reader.count()}`, reader.outline());
    break;
  case kinds.image: {
    const number = reader.count();
    images.set(number, await createImageBitmap(new Blob([reader.blob()], { type: "image/png" })));
    break;
  }
  case kinds.file: {
    const name = new TextDecoder().decode(reader.blob());
    saveFile(name, reader.blob());
    break;
  }
  case kinds.forgetImages:
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
  const damage = reader.rects();
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
  counts.first ??= counts.painted;
  // The next frame is made when this one is on the screen.
  requestAnimationFrame(() => send({ t: "ack", frame: number }));
}

const cursors = {
  arrow: "default", pointingHand: "pointer", text: "text", crosshair: "crosshair", openHand: "grab",
  closedHand: "grabbing", notAllowed: "not-allowed", resizeLeftRight: "ew-resize", resizeUpDown: "ns-resize",
  verticalText: "vertical-text", zoomIn: "zoom-in", zoomOut: "zoom-out",
  resizeLeft: "w-resize", resizeRight: "e-resize", resizeUp: "n-resize", resizeDown: "s-resize",
  resizeUpLeft: "nw-resize", resizeUpRight: "ne-resize", resizeDownLeft: "sw-resize", resizeDownRight: "se-resize",
  resizeFallingDiagonal: "nwse-resize", resizeRisingDiagonal: "nesw-resize", hidden: "none",
};

function obey(message) {
  switch (message.t) {
  case "welcome": welcome(message); break;
  case "elements": elements.update(message); break;
  case "screens": screens.follow(message.count); break;
  case "find": leaveFind(!message.own); break;
  case "cursor": document.body.style.cursor = cursors[message.cursor] ?? "default"; break;
  case "textInput": text.place(message); break;
  case "clipboard": clipboard.copy(message.text); break;
  case "open": openPage(message.url); break;
  case "choose": chooseFiles(message, send, tell, offer); break;
  case "openWindow": openPage(address(`?window=${encodeURIComponent(message.window)}`), message.window); break;
  case "windowGone": notice.forget(message.window); break;
  case "say": tell(message.words); break;
  case "answer": pulse.answer(message.number); break;
  case "close":
    isClosed = true;
    close();
    break;
  }
}

// Offers an action that the browser allows only on a click.
function offer(words, title, action) {
  const link = say(words, title, "#");
  link.addEventListener("click", event => {
    event.preventDefault();
    say();
    action();
  });
}

// Shows that the window was closed. The page does not connect by itself, which would open the window again; a link does.
function farewell() {
  sessionStorage.removeItem(viewerKey);
  say("The window was closed.", "Open a new one", address(""));
}

// Browsers open pages only shortly after a person has done something. Otherwise the page shows a link.
function openPage(href, window) {
  const page = open(href, "_blank");
  if (page) page.opener = null; else notice.offer(href, window);
}

// Reports a change of the pixels per point, as on another screen. Browsers tell of it in different ways.
function followScale() {
  let last = devicePixelRatio;
  const look = () => {
    if (devicePixelRatio === last) return;
    last = devicePixelRatio;
    report();
  };
  const ask = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    .addEventListener("change", () => { look(); ask(); }, { once: true });
  ask();
  // A window moves to another screen only when a person moves it.
  for (const name of ["focus", "pointermove", "pointerdown"]) addEventListener(name, look);
  try {
    new ResizeObserver(look).observe(document.documentElement, { box: "device-pixel-content-box" });
  } catch { /* Safari knows no such box. */ }
}

const report = () => send(surroundings("surroundings"));
addEventListener("resize", report);
document.addEventListener("visibilitychange", report);
for (const query of [
  "(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(prefers-reduced-motion: reduce)",
  "(prefers-reduced-transparency: reduce)", "(inverted-colors: inverted)",
]) matchMedia(query).addEventListener("change", report);
followScale();

// Shows words for a moment.
function tell(words) {
  say(words);
  setTimeout(() => { if (notice.words === words) say(); }, 4000);
}

listen(send, document.getElementById("elements"), clipboard, screens, tell);
// For tests: the counts of what has come, and the pixels.
Object.assign(globalThis, { espalier: { counts, canvas, images } });
if (way) connect(); else say("Open the address that the program prints: this one lacks its secret.");
