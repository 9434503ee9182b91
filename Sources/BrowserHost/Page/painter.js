// Paints display lists on a canvas. The cases are those of Drawing/DisplayList.

import { blendModes } from "./wire.js";

// The modes of canvases for blend modes with other names; two come only near.
const operations = {
  normal: "source-over", colorDodge: "color-dodge", colorBurn: "color-burn", softLight: "soft-light",
  hardLight: "hard-light", sourceAtop: "source-atop", destinationOver: "destination-over",
  destinationOut: "destination-out", plusDarker: "multiply", plusLighter: "lighter",
};

// False in Safari.
const hasFilters = "filter" in CanvasRenderingContext2D.prototype;

export class Painter {
  constructor(images) {
    this.images = images;
    // Canvases of groups that are painted as one picture, to be used again.
    this.free = [];
    this.wide = null;
  }

  // Paints a frame, or the parts of it within some rectangles in points.
  paint(canvas, frame, damage) {
    if (damage && damage.length === 0) return;
    const context = canvas.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.save();
    if (damage) {
      context.beginPath();
      for (const rect of damage) {
        const [x, y] = [Math.floor(rect.x * frame.scale), Math.floor(rect.y * frame.scale)];
        context.rect(
          x, y, Math.ceil((rect.x + rect.width) * frame.scale) - x,
          Math.ceil((rect.y + rect.height) * frame.scale) - y);
      }
      context.clip();
    }
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = frame.background.css;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(frame.scale, frame.scale);
    this.items(context, frame.items);
    context.restore();
  }

  items(context, items) { for (const item of items) this.item(context, item); }

  item(context, item) {
    switch (item.kind) {
    case "fill":
      this.fill(context, item.paint, item.path, item.rule, () => context.fill(item.path, item.rule));
      break;
    case "stroke": this.stroke(context, item); break;
    case "image": this.image(context, item); break;
    case "group": this.group(context, item.effect, item.items); break;
    }
  }

  // MARK: Paints

  // Runs `draw` with the paint as the fill style, or fills `path` with a paint that cannot be a style.
  fill(context, paint, path, rule, draw) {
    if (paint.kind === "backdrop" || (paint.kind === "radial" && paint.aspect !== 1)) {
      context.save();
      context.clip(path, rule);
      if (paint.kind === "backdrop") this.backdrop(context, paint); else this.ellipses(context, paint);
      context.restore();
      return;
    }
    const style = this.style(context, paint);
    if (!style) return;
    context.fillStyle = style;
    context.imageSmoothingEnabled = paint.quality !== 0;
    draw();
  }

  style(context, paint) {
    switch (paint.kind) {
    case "color": return paint.color.css;
    case "linear": {
      if (paint.start.x === paint.end.x && paint.start.y === paint.end.y) return lastColor(paint.stops);
      return withStops(context.createLinearGradient(paint.start.x, paint.start.y, paint.end.x, paint.end.y), paint.stops);
    }
    case "radial": {
      if (paint.inner === paint.outer) return lastColor(paint.stops);
      const { x, y } = paint.center;
      return withStops(context.createRadialGradient(x, y, paint.inner, x, y, paint.outer), paint.stops);
    }
    case "conic":
      return withStops(context.createConicGradient(paint.start, paint.center.x, paint.center.y), paint.stops);
    case "tiles": return this.tiles(context, paint);
    default: return paint.color.css;
    }
  }

  tiles(context, paint) {
    const image = this.images.get(paint.image);
    const { source, tile } = paint;
    if (!image || source.width < 1 || source.height < 1) return null;
    const canvas = newCanvas(Math.round(source.width), Math.round(source.height));
    canvas.getContext("2d").drawImage(image, -source.x, -source.y);
    const pattern = context.createPattern(canvas, "repeat");
    pattern.setTransform(new DOMMatrix([
      tile.width / canvas.width, 0, 0, tile.height / canvas.height, tile.x, tile.y,
    ]));
    return pattern;
  }

  // An elliptical gradient: a radial one in a plane that is scaled in height.
  ellipses(context, paint) {
    if (paint.inner === paint.outer) {
      context.fillStyle = lastColor(paint.stops);
    } else {
      context.translate(paint.center.x, paint.center.y);
      context.scale(1, 1 / paint.aspect);
      context.fillStyle = withStops(context.createRadialGradient(0, 0, paint.inner, 0, 0, paint.outer), paint.stops);
    }
    context.fillRect(-1e5, -1e5, 2e5, 2e5);
  }

  // Paints a material: a blurred copy of the picture so far, with a color above.
  backdrop(context, paint) {
    const radius = paint.radius * meanScale(context);
    const margin = Math.ceil(2 * radius);
    const copy = this.continued(context.canvas, margin);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (hasFilters) {
      context.filter = `blur(${radius}px) saturate(${paint.saturation})`;
    } else {
      changePixels(copy, (data, width, height) => {
        blurPixels(data, width, height, radius);
        applyMatrix(data, saturation(paint.saturation));
      });
    }
    context.drawImage(copy, -margin, -margin);
    if (hasFilters) context.filter = "none";
    context.fillStyle = paint.color.css;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    context.restore();
  }

  // A copy of a canvas that continues beyond its edges with the colors at these. Without them a blurred copy would fade
  // towards the edges, and let sharp things show below it.
  continued(canvas, margin) {
    const [width, height] = [canvas.width, canvas.height];
    const [wide, high] = [width + 2 * margin, height + 2 * margin];
    if (this.wide?.width !== wide || this.wide.height !== high) this.wide = newCanvas(wide, high);
    const copy = this.wide.getContext("2d");
    copy.clearRect(0, 0, wide, high);
    copy.drawImage(canvas, margin, margin);
    copy.drawImage(canvas, 0, 0, width, 1, margin, 0, width, margin);
    copy.drawImage(canvas, 0, height - 1, width, 1, margin, margin + height, width, margin);
    // The corners are at the ends of the columns, which reach over all of the height.
    copy.drawImage(this.wide, margin, 0, 1, high, 0, 0, margin, high);
    copy.drawImage(this.wide, margin + width - 1, 0, 1, high, margin + width, 0, margin, high);
    return this.wide;
  }

  stroke(context, { style, path, paint }) {
    if (paint.kind === "backdrop" || (paint.kind === "radial" && paint.aspect !== 1)) {
      const area = this.layer(context);
      this.stroke(area, { style, path, paint: { kind: "color", color: { css: "#000" } } });
      this.masked(context, area, inside => {
        if (paint.kind === "backdrop") this.backdrop(inside, paint); else this.ellipses(inside, paint);
      });
      return;
    }
    const stroke = this.style(context, paint);
    if (!stroke || !(style.width > 0)) return;
    context.strokeStyle = stroke;
    context.lineWidth = style.width;
    context.lineCap = style.cap;
    context.lineJoin = style.join;
    context.miterLimit = style.miter;
    context.setLineDash(style.dash);
    context.lineDashOffset = style.phase;
    context.stroke(path);
  }

  image(context, item) {
    const image = this.images.get(item.image);
    const { source, frame } = item;
    if (!image || source.width <= 0 || source.height <= 0 || frame.width <= 0 || frame.height <= 0) return;
    const draw = target => {
      target.imageSmoothingEnabled = item.quality !== 0;
      target.imageSmoothingQuality = item.quality === 3 ? "high" : item.quality === 1 ? "low" : "medium";
      target.drawImage(
        image, source.x, source.y, source.width, source.height, frame.x, frame.y, frame.width, frame.height);
    };
    if (!item.tint) return draw(context);
    const area = this.layer(context);
    draw(area);
    const path = new Path2D();
    path.rect(frame.x, frame.y, frame.width, frame.height);
    this.masked(context, area, inside => {
      this.item(inside, { kind: "fill", rule: "nonzero", path, paint: item.tint });
    });
  }

  // MARK: Groups

  group(context, effect, items) {
    switch (effect.kind) {
    case "transform":
      context.save();
      context.transform(...effect.matrix);
      this.items(context, items);
      context.restore();
      break;
    case "clip":
      context.save();
      context.clip(effect.outline.path, effect.outline.rule);
      this.items(context, items);
      context.restore();
      break;
    case "mask": {
      const mask = this.layer(context);
      this.items(mask, effect.items);
      this.masked(context, mask, inside => this.items(inside, items));
      break;
    }
    case "link": this.items(context, items); break;
    case "opacity": this.asOne(context, items, { alpha: effect.opacity }); break;
    case "blend": this.asOne(context, items, { mode: operations[blendModes[effect.mode]] ?? blendModes[effect.mode] }); break;
    case "shadow": this.asOne(context, items, { shadow: effect }); break;
    case "blur": {
      const radius = effect.radius * meanScale(context);
      this.asOne(context, items, hasFilters
        ? { filter: `blur(${radius}px)` }
        : { pixels: (data, width, height) => blurPixels(data, width, height, radius) });
      break;
    }
    case "colors": this.asOne(context, items, { pixels: pixels => applyMatrix(pixels, effect.matrix) }); break;
    case "alphaThreshold": this.asOne(context, items, { pixels: pixels => applyThreshold(pixels, effect) }); break;
    case "innerShadow": this.innerShadow(context, effect, items); break;
    default: this.asOne(context, items, {});
    }
  }

  // Paints items as one picture, then that picture.
  asOne(context, items, { alpha = 1, mode, shadow, filter, pixels }) {
    if (alpha <= 0) return;
    const layer = this.layer(context);
    this.items(layer, items);
    if (pixels) changePixels(layer.canvas, pixels);
    this.place(context, layer, () => {
      context.globalAlpha *= alpha;
      if (mode) context.globalCompositeOperation = mode;
      if (filter) context.filter = filter;
      if (shadow) setShadow(context, shadow);
    });
  }

  // A shadow that the outside of the picture casts into it.
  innerShadow(context, effect, items) {
    const picture = this.layer(context);
    this.items(picture, items);
    const outside = this.layer(context);
    outside.setTransform(1, 0, 0, 1, 0, 0);
    outside.fillStyle = "#000";
    outside.fillRect(0, 0, outside.canvas.width, outside.canvas.height);
    outside.globalCompositeOperation = "destination-out";
    outside.drawImage(picture.canvas, 0, 0);
    const cast = this.layer(context);
    const scale = meanScale(context);
    cast.setTransform(1, 0, 0, 1, 0, 0);
    const radius = effect.radius / 2 * scale;
    if (hasFilters) cast.filter = `blur(${radius}px)`;
    cast.drawImage(outside.canvas, effect.offset.x * scale, effect.offset.y * scale);
    if (hasFilters) cast.filter = "none";
    else changePixels(cast.canvas, (data, width, height) => blurPixels(data, width, height, radius));
    cast.globalCompositeOperation = "source-in";
    cast.fillStyle = effect.color.css;
    cast.fillRect(0, 0, cast.canvas.width, cast.canvas.height);
    this.free.push(outside);
    this.place(picture, cast, () => { picture.globalCompositeOperation = "source-atop"; });
    this.place(context, picture, () => {});
  }

  // Paints what `draw` draws, where `mask` is opaque.
  masked(context, mask, draw) {
    const layer = this.layer(context);
    draw(layer);
    this.place(layer, mask, () => { layer.globalCompositeOperation = "destination-in"; });
    this.place(context, layer, () => {});
  }

  // Draws a layer into a context of the same size, which `prepare` changes for that.
  place(context, layer, prepare) {
    context.save();
    prepare();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(layer.canvas, 0, 0);
    context.restore();
    this.free.push(layer);
  }

  // An empty canvas of the same size and coordinates.
  layer(context) {
    const { width, height } = context.canvas;
    const known = this.free.findIndex(one => one.canvas.width === width && one.canvas.height === height);
    const layer = known >= 0
      ? this.free.splice(known, 1)[0]
      : newCanvas(width, height).getContext("2d", { willReadFrequently: false });
    if (known < 0) this.free.length = 0;
    // Both ways empty the canvas and reset its state; the first is quicker, the second works in all browsers.
    if (layer.reset) layer.reset(); else layer.canvas.width = width;
    layer.setTransform(context.getTransform());
    return layer;
  }
}

// A canvas that is not shown. Browsers from before 2023 have only those of the page.
function newCanvas(width, height) {
  if (globalThis.OffscreenCanvas) return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

function withStops(gradient, stops) {
  for (const stop of stops) gradient.addColorStop(stop.location, stop.color.css);
  return gradient;
}

function lastColor(stops) { return stops.length ? stops[stops.length - 1].color.css : null; }

function meanScale(context) {
  const { a, b, c, d } = context.getTransform();
  return Math.sqrt(Math.abs(a * d - b * c));
}

function setShadow(context, shadow) {
  // Shadows ignore transforms. Their radius is twice the standard deviation, as in the list.
  const { a, b, c, d } = context.getTransform();
  context.shadowColor = shadow.color.css;
  context.shadowBlur = shadow.radius * meanScale(context);
  context.shadowOffsetX = a * shadow.offset.x + c * shadow.offset.y;
  context.shadowOffsetY = b * shadow.offset.x + d * shadow.offset.y;
}

function changePixels(canvas, change) {
  const context = canvas.getContext("2d");
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  change(pixels.data, canvas.width, canvas.height);
  context.putImageData(pixels, 0, 0);
}

function applyMatrix(data, m) {
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b, a] = [data[i], data[i + 1], data[i + 2], data[i + 3]];
    if (a === 0 && m[19] <= 0) continue;
    for (let row = 0; row < 4; row++) {
      const k = row * 5;
      data[i + row] = m[k] * r + m[k + 1] * g + m[k + 2] * b + m[k + 3] * a + m[k + 4] * 255;
    }
  }
}

function applyThreshold(data, { low, high, color }) {
  const [r, g, b, a] = color.css.match(/[\d.]+/g).map(Number);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] / 255;
    const isInside = alpha >= low && alpha <= high;
    [data[i], data[i + 1], data[i + 2], data[i + 3]] = isInside ? [r, g, b, a * 255] : [0, 0, 0, 0];
  }
}

// A matrix that changes the saturation of colors, with the weights of the filter `saturate`.
function saturation(amount) {
  const [r, g, b] = [0.213, 0.715, 0.072].map(weight => weight * (1 - amount));
  return [r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0];
}

// Blurs pixels as three running means, which together are close to a bell curve of this deviation.
function blurPixels(data, width, height, deviation) {
  if (!(deviation > 0)) return;
  // The variance of three means over 2r + 1 pixels each is r (r + 1).
  const reach = Math.max(1, Math.round((Math.sqrt(1 + 4 * deviation * deviation) - 1) / 2));
  const colors = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] / 255;
    for (let k = 0; k < 3; k++) colors[i + k] = data[i + k] * alpha;
    colors[i + 3] = data[i + 3];
  }
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) runningMean(colors, y * width * 4, 4, width, reach);
    for (let x = 0; x < width; x++) runningMean(colors, x * 4, width * 4, height, reach);
  }
  for (let i = 0; i < data.length; i += 4) {
    const alpha = colors[i + 3] / 255;
    for (let k = 0; k < 3; k++) data[i + k] = alpha > 0 ? colors[i + k] / alpha : 0;
    data[i + 3] = colors[i + 3];
  }
}

// Replaces the pixels of a row or column by their means with `reach` neighbors on each side; beyond the ends is nothing.
function runningMean(colors, start, step, count, reach) {
  const old = new Float32Array(count);
  for (let k = 0; k < 4; k++) {
    for (let i = 0; i < count; i++) old[i] = colors[start + k + i * step];
    let sum = 0;
    for (let i = 0; i < Math.min(reach, count); i++) sum += old[i];
    for (let i = 0; i < count; i++) {
      if (i + reach < count) sum += old[i + reach];
      if (i - reach > 0) sum -= old[i - reach - 1];
      colors[start + k + i * step] = sum / (2 * reach + 1);
    }
  }
}
