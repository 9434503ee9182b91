// Sends what a person does with a mouse, a pen, fingers on glass and a touch pad.

import { modifiers } from "./modifiers.js";

export function listenToPointer(send) {
  listenToPresses(send);
  listenToWheel(send);
  listenToPinches(send);
}

// What the page itself says above the picture is the browser's to operate.
const isNotice = event => event.target?.closest?.("#notice");

// The buttons of a mouse that programs know, by their numbers, as bits among those that are down.
const buttonBits = [1, 4, 2];
const isKnown = event => event.button < buttonBits.length;

function listenToPresses(send) {
  let clicks = { count: 0, at: 0, x: 0, y: 0, button: 0 };
  // The last place of each pointer that has moved since the last frame: one a frame is enough, more could not be shown.
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
    // A finger does not meet the same place twice.
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
    // While one button of a mouse is down, others that go down or up are movements.
    if (event.pointerType === "mouse" && event.button >= 0) {
      if (isKnown(event)) if (event.buttons & buttonBits[event.button]) press(event); else release(event);
      return;
    }
    if (waiting.size === 0) requestAnimationFrame(flush);
    waiting.set(event.pointerId, message("moved", event));
  });
  // The button at the side that leads back is the key that does; the browser does not leave the page for it.
  const backButton = 3;
  for (const type of ["mousedown", "mouseup", "auxclick"]) {
    addEventListener(type, event => { if (event.button === backButton) event.preventDefault(); });
  }
  addEventListener("pointerdown", event => {
    // Not prevented: the events above would not come then, and the browser would leave the page.
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
  // Which of the two a browser sends for a page as a whole differs.
  document.documentElement.addEventListener("pointerleave", event => { flush(); send(message("left", event)); });
  addEventListener("contextmenu", event => { if (!isNotice(event)) event.preventDefault(); });
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
      mods: modifiers(event), at: event.timeStamp,
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
