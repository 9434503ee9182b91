// Reads the messages that Encoding/FrameEncoder.swift writes. The numbers come from Encoding/Wire.swift.

import { change as changeKind, effects, item as itemKind, paint as paintKind, shape } from "./wire.js";

const verbs = [
  (path, n) => path.moveTo(n(), n()),
  (path, n) => path.lineTo(n(), n()),
  (path, n) => path.quadraticCurveTo(n(), n(), n(), n()),
  (path, n) => path.bezierCurveTo(n(), n(), n(), n(), n(), n()),
  path => path.closePath(),
];

export class Reader {
  constructor(buffer, resources) {
    this.view = new DataView(buffer);
    this.bytes = new Uint8Array(buffer);
    this.at = 0;
    this.resources = resources;
  }

  byte() { return this.bytes[this.at++]; }

  count() {
    let result = 0, factor = 1, byte;
    do {
      byte = this.byte();
      result += (byte & 0x7f) * factor;
      factor *= 128;
    } while (byte & 0x80);
    return result;
  }

  number() {
    const result = this.view.getFloat32(this.at, true);
    this.at += 4;
    return result;
  }

  numbers(count) { return Array.from({ length: count }, () => this.number()); }

  point() { return { x: this.number(), y: this.number() }; }

  rect() { return { x: this.number(), y: this.number(), width: this.number(), height: this.number() }; }

  // Rectangles in whole points.
  rects() {
    const count = () => this.count();
    return Array.from({ length: count() }, () => ({ x: count(), y: count(), width: count(), height: count() }));
  }

  blob() {
    const length = this.count();
    const result = this.bytes.subarray(this.at, this.at + length);
    this.at += length;
    return result;
  }

  color() {
    const [r, g, b, a] = [this.byte(), this.byte(), this.byte(), this.byte()];
    return { css: `rgba(${r},${g},${b},${a / 255})`, alpha: a / 255 };
  }

  outline(path = new Path2D()) {
    const steps = this.blob();
    const next = () => this.number();
    for (const step of steps) verbs[step](path, next);
    return path;
  }

  path() {
    const path = new Path2D();
    switch (this.byte()) {
    case shape.rect: {
      const r = this.rect();
      path.rect(r.x, r.y, r.width, r.height);
      break;
    }
    case shape.ellipse: {
      const r = this.rect();
      path.ellipse(r.x + r.width / 2, r.y + r.height / 2, r.width / 2, r.height / 2, 0, 0, 2 * Math.PI);
      break;
    }
    default: this.outline(path);
    }
    return path;
  }

  stops() { return Array.from({ length: this.count() }, () => ({ location: this.number(), color: this.color() })); }

  paint() {
    switch (this.byte()) {
    case paintKind.color: return { kind: "color", color: this.color() };
    case paintKind.linear: return { kind: "linear", start: this.point(), end: this.point(), stops: this.stops() };
    case paintKind.radial: return {
      kind: "radial", center: this.point(), inner: this.number(), outer: this.number(), aspect: this.number(),
      stops: this.stops(),
    };
    case paintKind.conic: return { kind: "conic", center: this.point(), start: this.number(), stops: this.stops() };
    case paintKind.tiles: return {
      kind: "tiles", image: this.count(), source: this.rect(), tile: this.rect(), quality: this.byte(),
    };
    default: return { kind: "backdrop", radius: this.number(), saturation: this.number(), color: this.color() };
    }
  }

  stroke() {
    return {
      width: this.number(), cap: ["butt", "round", "square"][this.byte()], join: ["miter", "round", "bevel"][this.byte()],
      miter: this.number(), dash: this.numbers(this.count()), phase: this.number(),
    };
  }

  effect() {
    const { kind, fields } = effects[this.byte()];
    const effect = { kind };
    for (const [name, form, argument] of fields) effect[name] = this[form](argument);
    return effect;
  }

  // A path with its fill rule.
  outlined() { return { rule: this.rule(), path: this.path() }; }

  rule() { return this.byte() ? "evenodd" : "nonzero"; }

  glyphs() {
    const font = this.count();
    const [a, c, d] = this.numbers(3);
    const origin = this.point();
    const isFlat = this.byte() === 0;
    const path = new Path2D();
    for (let rest = this.count(); rest > 0; rest--) {
      const glyph = this.resources.glyph(font, this.count());
      const x = origin.x + this.number();
      const y = origin.y + (isFlat ? 0 : this.number());
      if (glyph) path.addPath(glyph, { a, b: 0, c, d, e: x, f: y });
    }
    return { kind: "fill", rule: "nonzero", path, paint: this.paint() };
  }

  item() {
    switch (this.byte()) {
    case itemKind.fill: return { kind: "fill", rule: this.rule(), path: this.path(), paint: this.paint() };
    case itemKind.stroke: return { kind: "stroke", style: this.stroke(), path: this.path(), paint: this.paint() };
    case itemKind.glyphs: return this.glyphs();
    case itemKind.image: {
      const item = { kind: "image", image: this.count(), source: this.rect(), frame: this.rect(), quality: this.byte() };
      if (this.byte()) item.tint = this.paint();
      return item;
    }
    case itemKind.group: return { kind: "group", effect: this.effect(), items: this.changes([]) };
    default: return { kind: "nothing" };
    }
  }

  // The items of a list in a new frame, some of them those of the last frame.
  changes(old) {
    const [start, end, count] = [this.count(), this.count(), this.count()];
    const middle = [];
    for (let index = 0; index < count; index++) {
      switch (this.byte()) {
      case changeKind.new: middle.push(this.item()); break;
      case changeKind.sameGroup: {
        const group = old[start + this.count()];
        middle.push({ ...group, items: this.changes(group.items) });
        break;
      }
      case changeKind.otherEffect: {
        const group = old[start + this.count()];
        const effect = this.effect();
        middle.push({ kind: "group", effect, items: this.changes(group.items) });
        break;
      }
      default: middle.push(old[start + this.count()]);
      }
    }
    return [...old.slice(0, start), ...middle, ...old.slice(old.length - end)];
  }
}
