// Reads the messages that Encoding/FrameEncoder.swift writes. The numbers are those of Encoding/Wire.swift.

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
    case 0: {
      const r = this.rect();
      path.rect(r.x, r.y, r.width, r.height);
      break;
    }
    case 1: {
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
    case 0: return { kind: "color", color: this.color() };
    case 1: return { kind: "linear", start: this.point(), end: this.point(), stops: this.stops() };
    case 2: return {
      kind: "radial", center: this.point(), inner: this.number(), outer: this.number(), aspect: this.number(),
      stops: this.stops(),
    };
    case 3: return { kind: "conic", center: this.point(), start: this.number(), stops: this.stops() };
    case 4: return {
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
    switch (this.byte()) {
    case 0: return { kind: "transform", matrix: this.numbers(6) };
    case 1: return { kind: "opacity", opacity: this.number() };
    case 2: return { kind: "blend", mode: this.byte() };
    case 3: return { kind: "clip", rule: this.rule(), path: this.path() };
    case 4: return { kind: "mask", items: this.changes([]) };
    case 5: return { kind: "shadow", color: this.color(), radius: this.number(), offset: this.point() };
    case 6: return { kind: "innerShadow", color: this.color(), radius: this.number(), offset: this.point() };
    case 8: return { kind: "blur", radius: this.number() };
    case 9: return { kind: "colors", matrix: this.numbers(20) };
    case 10: return { kind: "alphaThreshold", low: this.number(), high: this.number(), color: this.color() };
    case 11: return { kind: "none" };
    default: return { kind: "layer" };
    }
  }

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
    case 1: return { kind: "fill", rule: this.rule(), path: this.path(), paint: this.paint() };
    case 2: return { kind: "stroke", style: this.stroke(), path: this.path(), paint: this.paint() };
    case 3: return this.glyphs();
    case 4: {
      const item = { kind: "image", image: this.count(), source: this.rect(), frame: this.rect(), quality: this.byte() };
      if (this.byte()) item.tint = this.paint();
      return item;
    }
    case 5: return { kind: "group", effect: this.effect(), items: this.changes([]) };
    default: return { kind: "nothing" };
    }
  }

  // The items of a list in a new frame, some of them those of the last frame.
  changes(old) {
    const [start, end, count] = [this.count(), this.count(), this.count()];
    const middle = [];
    for (let index = 0; index < count; index++) {
      switch (this.byte()) {
      case 0: middle.push(this.item()); break;
      case 1: {
        const group = old[start + this.count()];
        middle.push({ ...group, items: this.changes(group.items) });
        break;
      }
      case 2: {
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
