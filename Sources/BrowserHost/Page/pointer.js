// Sends the events of a mouse, a pen, fingers on a screen and a touch pad to the program.

import { modifiers } from "./modifiers.js";

export function listenToPointer(send) {
  listenToPresses(send);
  listenToWheel(send);
  listenToPinches(send);
}

// True for events in the page's own words above the picture, which the browser handles.
const isNotice = event => event.target?.closest?.("#notice");

// The bits of the known buttons of a mouse, by the numbers of the buttons.
const buttonBits = [1, 4, 2];
const isKnown = event => event.button < buttonBits.length;

function listenToPresses(send) {
  let clicks = { count: 0, at: 0, x: 0, y: 0, button: 0 };
  // The last place of each pointer that has moved since the last frame: a frame can show only one.
  const waiting = new Map();
  const flush = () => {
    for (const message of waiting.values()) send(message);
    waiting.clear();
  };
  const message = (phase, event, count = 1) => ({
    t: "pointer", phase, x: event.clientX, y: event.clientY, button: Math.max(0, event.button), clicks: count,
    mods: modifiers(event), kind: event.pointerType || "mouse", id: event.pointerId, at: event.timeStamp,
  });
  const press = event => {
    flush();
    // A finger does not hit the same point twice.
    const reach = event.pointerType === "touch" ? 25 : 5;
    const isNear = Math.hypot(event.clientX - clicks.x, event.clientY - clicks.y) < reach;
    const isNext = isNear && event.button === clicks.button && event.timeStamp - clicks.at < 500;
    clicks = {
      count: isNext ? clicks.count + 1 : 1, at: event.timeStamp, x: event.clientX, y: event.clientY, button: event.button,
    };
    send(message("down", event, clicks.count));
  };
  const release = event => {
    flush();
    send(message("up", event, clicks.count));
  };
  addEventListener("pointermove", event => {
    // While one button of a mouse is down, browsers report changes of the others as movements.
    if (event.pointerType === "mouse" && event.button >= 0) {
      if (isKnown(event)) if (event.buttons & buttonBits[event.button]) press(event); else release(event);
      return;
    }
    if (waiting.size === 0) requestAnimationFrame(flush);
    waiting.set(event.pointerId, message("moved", event));
  });
  // The button at the side of a mouse that goes back is sent as the key that goes back; the browser stays on the page.
  const backButton = 3;
  for (const type of ["mousedown", "mouseup", "auxclick"]) {
    addEventListener(type, event => { if (event.button === backButton) event.preventDefault(); });
  }
  addEventListener("pointerdown", event => {
    // The default is not prevented here: then the events above would not come, and the browser would leave the page.
    if (event.button === backButton) {
      for (const phase of ["down", "up"]) send({ t: "key", phase, key: "[", chars: "", mods: 16 });
      return;
    }
    if (isNotice(event) || !isKnown(event)) return;
    document.body.setPointerCapture?.(event.pointerId);
    event.preventDefault();
    press(event);
  });
  addEventListener("pointerup", event => { if (!isNotice(event) && isKnown(event)) release(event); });
  addEventListener("pointercancel", event => { flush(); send(message("cancelled", event)); });
  // Browsers differ in the event that they send when the pointer leaves the page.
  document.documentElement.addEventListener("pointerleave", event => { flush(); send(message("left", event)); });
  addEventListener("contextmenu", event => { if (!isNotice(event)) event.preventDefault(); });
}

function listenToWheel(send) {
  addEventListener("wheel", event => {
    event.preventDefault();
    // Browsers report pinches on a touch pad as turns of the wheel with Control.
    if (event.ctrlKey && event.deltaMode === 0 && Math.abs(event.deltaY) < 50) {
      return pinch(event, Math.exp(-event.deltaY / 100), send);
    }
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? innerHeight : 1;
    send({
      t: "wheel", x: event.clientX, y: event.clientY, dx: -event.deltaX * unit, dy: -event.deltaY * unit,
      mods: modifiers(event), at: event.timeStamp,
    });
  }, { passive: false });
}

// The present pinch by the wheel; no event tells when it ends.
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

// Safari has events of its own for touch pads; fingers on a screen are pointers in all browsers.
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
