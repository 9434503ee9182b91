// Keeps transparent elements over the picture, so that assistive programs and tests find what is painted.

const roles = {
  text: null, heading: "heading", image: "img", button: "button", link: "link", toggle: "switch", checkbox: "checkbox",
  slider: "slider", stepper: "spinbutton", textField: "textbox", secureField: "textbox", textEditor: "textbox",
  picker: "listbox", radioButton: "radio", menuBar: "menubar", menu: "menu", progress: "progressbar", gauge: "meter", list: "list", row: "listitem", tab: "tab", tabList: "tablist", dialog: "dialog", table: "table",
  outline: "tree", outlineRow: "treeitem", rowGroup: "rowgroup", tableRow: "row", cell: "cell", columnHeader: "columnheader",
  disclosure: "button",
};

const inputs = new Set(["textField", "secureField", "textEditor"]);
// Roles whose lines of text lie over the painted ones, so that a browser's search finds and marks them there.
const writings = new Set(["text", "heading"]);

const ranges = new Set(["slider", "stepper", "progress", "gauge"]);
const checked = new Set(["toggle", "checkbox", "radioButton"]);
const marks = { 0: "false", 1: "true", mixed: "mixed" };

// Rows that open further rows, and no menu.
const rows = new Set(["row", "outlineRow", "tableRow"]);
// Elements that hold the buttons for their actions: lists and tables hold rows and nothing else.
const inside = new Set([...rows, "columnHeader"]);
const lists = new Set(["list", "outline", "table"]);
const sorts = new Set(["ascending", "descending"]);

// What a scroll area holds begins this far from the ends of what the browser can scroll there, so that its search can scroll
// to both sides.
const far = 100000;
const areas = "[data-role=scrollArea]";

// The element that holds the elements inside of another one.
const holder = element => element.contents ?? element;

// The numbers of rows that are one section; null where there are several, each with numbers of its own.
function numbersOf(rows) {
  const places = rows.map(row => row.node.place);
  const isOne = places.every((place, index) => place && place[1] === places[0][1]
    && (index === 0 || places[index - 1][0] < place[0]));
  return isOne && places.length > 0 ? places.map(place => place[0]) : null;
}

// True for a button that shows a value and opens a menu to choose another.
const isComboBox = node => node.role === "button" && node.expanded !== undefined && node.value !== "";

function roleOf(node) {
  if (isComboBox(node)) return "combobox";
  if (node.role === "menuItem") return node.choice ? "menuitemradio" : node.value in marks ? "menuitemcheckbox" : "menuitem";
  // A view that takes keys and is no control gets all of them: screen readers keep none for themselves.
  if (["text", "image", "group"].includes(node.role) && node.focusable) return "application";
  // A group without a name would only be noise.
  return roles[node.role] ?? (node.label && node.role !== "text" ? "group" : null);
}

// Keys that change a value.
const steps = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" };

export class Elements {
  // `showEdited` is called with the field that is edited, or null; `showMarked` with the element of the suggestion that is
  // marked for it, or null.
  constructor(root, send, showEdited, showMarked) {
    this.root = root;
    this.send = send;
    this.showEdited = showEdited;
    this.showMarked = showMarked;
    this.known = new Map();
    this.edited = null;
    this.marked = null;
    this.focused = null;
    this.focusedPicker = null;
    // The number of messages about the page's focus that were sent.
    this.said = 0;
    // The element with the focus while the window is behind others: browsers report it again when the window comes to the
    // front.
    this.behind = null;
    addEventListener("blur", () => { this.behind = document.activeElement; });
  }

  // Forgets everything; the program sends all of it again.
  clear() {
    this.known.clear();
    this.root.replaceChildren();
    this.edited = this.marked = null;
    this.said = 0;
    this.showEdited(null);
    this.showMarked(null);
  }

  update(message) {
    const moves = this.moves(message.set);
    for (const node of message.set) this.set(node);
    for (const node of message.set) {
      const { element, buttons } = this.known.get(node.id);
      if (writings.has(node.role)) {
        write(element, node, (node.children ?? []).map(id => this.known.get(id)).filter(Boolean));
      } else if (node.children || holder(element).children.length > 0) {
        this.arrange(holder(element), node.children ?? [], inside.has(node.role) ? buttons : null);
      }
      // The role of a picker depends on its options.
      const holdsRadios = node.children?.some(id => this.known.get(id)?.node.role === "radioButton");
      if (node.role === "picker" && holdsRadios) element.setAttribute("role", "radiogroup");
    }
    if (message.root) this.arrange(this.root, message.root);
    this.describeLists(message);
    fit();
    for (const area of this.root.querySelectorAll(areas)) {
      const [dx, dy] = moves.get(area) ?? [0, 0];
      if (area.followed) area.followed = [area.followed[0] - dx, area.followed[1] - dy];
      area.scrollTo(...area.followed ?? [far, far]);
    }
    for (const id of message.gone) {
      this.known.get(id)?.element.remove();
      this.known.get(id)?.buttons?.remove();
      this.known.delete(id);
    }
    // A message that the program wrote before it read the page's last one about the focus must not undo that.
    if (message.heard >= this.said) this.followFocus(message.set);
  }

  // Describes the lists and tables in which something has changed, and their rows.
  describeLists(message) {
    const changed = new Set();
    for (const { id } of message.set) {
      for (let part = this.known.get(id).element; part; part = part.parentElement) {
        if (lists.has(this.known.get(part.known)?.node.role)) changed.add(part.known);
      }
    }
    for (const id of changed) this.describeList(this.known.get(id));
  }

  // What keys select from is a grid or a tree: in a list, screen readers would not follow the keys, nor say what is selected.
  describeList({ element, node }) {
    const entries = [...element.querySelectorAll("[data-part]")].map(part => this.known.get(part.known))
      .filter(entry => entry && entry.element.closest("[data-list]") === element);
    const body = entries.filter(({ node }) => rows.has(node.role) && node.place);
    const isTree = node.role === "outline" || node.role === "table" && body.some(({ node }) => node.level);
    const role = node.role === "outline" ? "tree" : isTree ? "treegrid" : node.selects ? "grid" : roles[node.role];
    const set = (element, name, value) => {
      if (value === undefined || value === null) element.removeAttribute(name);
      else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
    };
    set(element, "role", role);
    set(element, "aria-multiselectable", node.several && !["list", "table"].includes(role) ? "true" : null);
    const numbers = role === "grid" ? numbersOf(body) : null;
    // The titles of columns are the first row.
    const titles = node.role === "table" ? 1 : 0;
    set(element, "aria-rowcount", numbers ? body[0].node.place[1] + titles : null);
    for (const entry of entries) this.describePart(entry, role, set);
    body.forEach((entry, index) => set(entry.element, "aria-rowindex", numbers ? numbers[index] + titles : null));
    // A part of a table has the program's focus, and the table that of the page.
    const isFocused = [node, ...entries.map(({ node }) => node)].some(({ focused }) => focused);
    const current = isFocused ? body.find(({ node }) => node.current) : null;
    set(element, "aria-activedescendant", current?.element.id);
  }

  // Describes a row, a cell or a title of a list or a table of a role.
  describePart({ element, node, buttons }, role, set) {
    const isGrid = role === "grid" || role === "treegrid";
    if (node.role === "row") {
      set(element, "role", isGrid ? "row" : "listitem");
      set(element.contents, "role", isGrid ? "gridcell" : null);
    }
    if (node.role === "cell") set(element, "role", isGrid ? "gridcell" : "cell");
    if (node.role === "tableRow" && buttons) set(buttons, "role", isGrid ? "gridcell" : "cell");
    if (rows.has(node.role)) {
      const isRow = isGrid || role === "tree";
      set(element, "aria-selected", isRow && node.actions.includes("press") ? String(node.selected) : null);
      set(element, "aria-current", !isRow && node.selected ? "true" : null);
      const isCounted = role === "tree" || role === "treegrid" || role === "list";
      set(element, "aria-posinset", isCounted ? node.place?.[0] : null);
      set(element, "aria-setsize", isCounted ? node.place?.[1] : null);
    }
    // Named by its content, it would have the names of its buttons, too.
    const isNamedByContent = buttons && element.getAttribute("role") !== "listitem";
    const name = node.label || isNamedByContent && this.spoken(node) || null;
    set(element, "aria-label", name);
    if (node.role === "row") set(element.contents, "aria-label", isGrid && buttons ? name : null);
  }

  // The names of the elements inside, in order, and what is written in fields.
  spoken(node) {
    if (node.label) return node.label;
    const inner = (node.children ?? []).map(id => this.known.get(id)?.node).filter(Boolean);
    return inner.map(child => {
      const text = this.spoken(child);
      return inputs.has(child.role) && child.role !== "secureField" ? `${text} ${child.value}`.trim() : text;
    }).filter(Boolean).join(" ");
  }

  // The element that gets the page's focus when one has the program's.
  target(entry) {
    return entry?.node.role === "rowGroup" ? entry.element.closest("[data-list]") : entry?.element;
  }

  // Moves the page's focus to where the program's is.
  followFocus(changed) {
    const focused = changed.find(node => node.focused && inputs.has(node.role)) ?? changed.find(node => node.focused);
    const kept = this.known.get(this.edited)?.node.focused ? this.edited : null;
    // What has the focus beside a field that keeps it is a suggestion for the field: typing goes on while it is marked.
    const isMark = kept !== null && focused && !inputs.has(focused.role);
    const edited = !focused || isMark ? kept : inputs.has(focused.role) ? focused.id : null;
    if (isMark) this.marked = focused.id;
    else if (edited === null || !this.known.get(this.marked)?.node.focused) this.marked = null;
    this.showMarked(this.known.get(this.marked)?.element ?? null);
    if (edited !== this.edited) {
      this.known.get(this.edited)?.element.removeAttribute("aria-hidden");
      this.edited = edited;
      this.showEdited(this.known.get(edited)?.node ?? null);
      // While a field is edited, the page's own field takes its place, and the focus.
      const element = this.known.get(edited)?.element;
      if (element === document.activeElement) element?.blur();
      element?.setAttribute("aria-hidden", "true");
    } else if (edited !== null && changed.some(node => node.id === edited)) {
      this.showEdited(this.known.get(edited).node);
    }
    if (focused && edited === null) return this.focus(focused.id);
    const picker = this.known.get(this.focusedPicker)?.node;
    const choices = picker?.focused ? picker.children ?? [] : [];
    if (changed.some(node => node.selected && choices.includes(node.id))) return this.focus(this.focusedPicker);
    const lost = changed.find(node => !node.focused && node.role !== "table"
      && this.target(this.known.get(node.id)) === document.activeElement);
    if (lost && this.known.get(lost.id).wasFocused) document.activeElement.blur();
  }

  // Takes the page's focus back from the page's own field. A painted field may have had the program's focus for so short a
  // time that the elements are the same as before, and no message about them comes.
  takeFocusBack() {
    if (this.edited === null && this.known.get(this.focused)?.node.focused) this.focus(this.focused);
  }

  // Moves the page's focus to an element; for a picker, to its selected option.
  focus(id) {
    const { node } = this.known.get(id) ?? {};
    this.focused = id;
    this.focusedPicker = node?.role === "picker" ? id : null;
    const selected = (this.focusedPicker ? node.children ?? [] : []).find(child => this.known.get(child)?.node.selected);
    const entry = this.known.get(selected ?? id);
    const element = this.target(entry);
    if (!element) return;
    // Also an element that an assistive program gave the focus: it loses the page's focus together with the program's.
    entry.wasFocused = true;
    if (element === document.activeElement) return;
    this.isFocusing = true;
    element.focus({ preventScroll: true });
    this.isFocusing = false;
    // Behind other windows, the browser reports it later.
    if (!document.hasFocus()) this.behind = element;
  }

  set(node) {
    let entry = this.known.get(node.id);
    if (entry && entry.node.role !== node.role) {
      const { element, buttons } = entry;
      entry = this.make(node);
      entry.buttons = buttons;
      element.replaceWith(entry.element);
      holder(entry.element).append(...holder(element).children);
    }
    if (!entry) entry = this.make(node);
    entry.node = node;
    this.describe(entry.element, node);
    this.offer(entry);
  }

  make(node) {
    const isSlider = node.role === "slider" && node.min !== undefined;
    const isField = node.role === "textField" || node.role === "secureField";
    const element = document.createElement(node.role === "textEditor" ? "textarea" : isField || isSlider ? "input" : "div");
    if (isSlider) element.type = "range";
    if (node.role === "secureField") element.type = "password";
    if (inputs.has(node.role)) element.autocomplete = "off";
    const id = node.id;
    const current = () => this.known.get(id).node;
    element.known = id;
    if (lists.has(node.role)) element.dataset.list = "";
    if (rows.has(node.role) || ["cell", "columnHeader", "rowGroup"].includes(node.role)) element.dataset.part = "";
    // The name of the current row in `aria-activedescendant`.
    if (rows.has(node.role)) element.id = `row${id}`;
    // In a grid, what a row holds is in a cell.
    if (node.role === "row") {
      element.contents = document.createElement("div");
      element.append(element.contents);
    }
    if (node.role === "scrollArea") {
      element.contents = document.createElement("div");
      element.contents.className = "contents";
      element.append(element.contents);
      element.addEventListener("scroll", () => this.followSearch(element, current()));
    }
    element.addEventListener("click", event => {
      event.stopPropagation();
      this.act(id, "press");
    });
    element.addEventListener("contextmenu", event => {
      event.preventDefault();
      this.act(id, "showMenu");
    });
    element.addEventListener("keydown", event => {
      const node = current();
      const step = steps[event.key];
      const end = node.role === "slider" && node.actions.includes("setValue")
        ? { Home: node.min, End: node.max }[event.key] : undefined;
      if (!(step && node.actions.includes(step)) && end === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (end === undefined) this.act(id, step); else this.act(id, "setValue", String(end));
    });
    element.addEventListener("focus", () => {
      const isKnown = this.isFocusing || element === this.behind;
      this.behind = null;
      if (isKnown) return;
      // This is sent even if the program's last message has the focus here: keys may have moved it since.
      this.send({ t: "act", id, action: "focus", word: ++this.said });
      // An edited element is hidden and leaves the focus to the page's own field.
      if (id === this.edited) this.showEdited(current());
    });
    element.addEventListener("input", () => {
      const node = current();
      if (node.actions.includes("setValue")) return this.act(id, "setValue", element.value);
      const now = Number(element.value);
      if (now !== node.now) this.act(id, now > node.now ? "increment" : "decrement");
    });
    const entry = { element, node };
    this.known.set(id, entry);
    return entry;
  }

  // Scrolls the program's view as the browser has scrolled the element, which it does to show what its search has found.
  // The element stays so until the program has moved what is inside: each typed letter begins another search.
  followSearch(element, { x, y, w, h }) {
    const [left, top] = element.followed ?? [far, far];
    const [dx, dy] = [left - element.scrollLeft, top - element.scrollTop];
    if (!element.isConnected || dx === 0 && dy === 0) return;
    element.followed = [element.scrollLeft, element.scrollTop];
    this.send({ t: "wheel", x: x + w / 2, y: y + h / 2, dx, dy, mods: 0 });
    // The program may not scroll so far.
    clearTimeout(element.waiting);
    element.waiting = setTimeout(() => {
      element.followed = null;
      element.scrollTo(far, far);
    }, 2000);
  }

  // The distances by which the texts of scroll areas are about to move that the browser has scrolled.
  moves(nodes) {
    const moves = new Map();
    if (![...this.root.querySelectorAll(areas)].some(area => area.followed)) return moves;
    for (const node of nodes) {
      const old = writings.has(node.role) ? this.known.get(node.id) : null;
      const area = old?.element.closest(areas);
      if (area?.followed && !moves.has(area)) moves.set(area, [old.node.x - node.x, old.node.y - node.y]);
    }
    return moves;
  }

  act(id, action, value) { this.send({ t: "act", id, action, value }); }

  describe(element, node) {
    const set = (name, value) => {
      if (value === undefined || value === null || value === "") element.removeAttribute(name);
      else element.setAttribute(name, value);
    };
    const isNative = ["INPUT", "TEXTAREA"].includes(element.tagName);
    const role = roleOf(node);
    // Those of lists and their parts depend on each other.
    if (!("list" in element.dataset) && !("part" in element.dataset) || !element.hasAttribute("role")) {
      set("role", isNative ? null : role);
    }
    const isText = node.role === "text";
    if (node.role === "button") setText(element, role === "combobox" ? node.value : "");
    else if (isWithinText(node)) setText(element, node.label);
    element.classList.toggle("within", isWithinText(node));
    if (!("part" in element.dataset)) set("aria-label", isText && role === null ? null : node.label);
    set("data-identifier", node.identifier);
    set("data-role", node.role === "scrollArea" ? node.role : null);
    set("aria-disabled", node.enabled ? null : "true");
    set("aria-expanded", node.expanded === undefined ? null : String(node.expanded));
    set("aria-haspopup", node.expanded !== undefined && node.role !== "disclosure" && !rows.has(node.role) ? "menu" : null);
    set("aria-modal", node.modal ? "true" : null);
    set("aria-level", node.role === "heading" ? node.level || 2 : rows.has(node.role) ? node.level : null);
    set("aria-checked", checked.has(node.role) || role?.startsWith("menuitem") ? checkedState(node) : null);
    if (!rows.has(node.role)) set("aria-selected", node.role === "tab" ? String(node.selected) : null);
    set("aria-sort", node.role === "columnHeader" && sorts.has(node.value) ? node.value : null);
    if (!rows.has(node.role)) {
      set("aria-current", node.selected && !["tab", "radioButton", "menuItem"].includes(node.role) ? "true" : null);
    }
    this.describeValue(element, node, set);
    // Where the role allows no value, the description has it.
    const isTold = isText || node.role === "columnHeader" || ranges.has(node.role) || inputs.has(node.role) || checked.has(node.role)
      || ["combobox", "menuitemcheckbox", "menuitemradio"].includes(role);
    set("aria-description", [isTold ? "" : node.value, node.hint].filter(Boolean).join(", "));
    if (node.focusable || node.focused || node.actions.length > 0 || isNative || node.role === "scrollArea"
      || lists.has(node.role)) element.tabIndex = -1;
    else element.removeAttribute("tabindex");
    for (const [name, value] of [["left", node.x], ["top", node.y], ["width", node.w], ["height", node.h]]) {
      element.style[name] = `${value}px`;
    }
    // The elements inside have places on the page, too.
    if (node.role === "scrollArea") element.contents.style.transform = `translate(${far - node.x}px, ${far - node.y}px)`;
  }

  describeValue(element, node, set) {
    if (inputs.has(node.role)) {
      if (element !== document.activeElement && element.value !== node.value) element.value = node.value;
      element.disabled = !node.enabled;
      return;
    }
    if (!ranges.has(node.role)) return;
    if (element.tagName === "INPUT") {
      [element.min, element.max, element.step] = [node.min, node.max, "any"];
      if (Number(element.value) !== node.now) element.value = node.now;
      element.disabled = !node.enabled;
    } else {
      set("aria-valuemin", node.min);
      set("aria-valuemax", node.max);
      // Only these roles require a value.
      set("aria-valuenow", node.now ?? (["slider", "gauge"].includes(node.role) ? 0 : null));
    }
    set("aria-valuetext", node.value);
  }

  // Actions with a name become buttons beside the element, or in a row, as ARIA has nothing better. Inside a button or a
  // slider they would not be found.
  offer(entry) {
    const { element, node } = entry;
    const names = node.actions.filter(name => name.startsWith("named:")).map(name => name.slice(6));
    const known = [...entry.buttons?.children ?? []].map(button => button.ariaLabel);
    if (names.join("\n") === known.join("\n")) return;
    entry.buttons?.remove();
    entry.buttons = null;
    if (names.length === 0) return;
    entry.buttons = document.createElement("div");
    for (const name of names) {
      const button = document.createElement("button");
      // It is no text for the browser's search.
      button.ariaLabel = name;
      button.tabIndex = -1;
      button.addEventListener("click", event => {
        event.stopPropagation();
        this.act(node.id, "named", name);
      });
      entry.buttons.append(button);
    }
    if (inside.has(node.role)) holder(element).append(entry.buttons);
    else if (element.parentNode) element.after(entry.buttons);
  }

  // Puts elements into another one, with the buttons beside them, and after them its own.
  arrange(parent, ids, buttons) {
    const parts = ids.map(id => this.known.get(id)).filter(Boolean);
    const wanted = parts.flatMap(({ element, node, buttons }) => inside.has(node.role) ? [element] : [element, buttons])
      .concat(buttons).filter(Boolean);
    const own = [...parent.childNodes].filter(child => child.nodeType === Node.TEXT_NODE);
    const now = [...parent.children];
    if (now.length === wanted.length && now.every((child, index) => child === wanted[index])) return;
    parent.replaceChildren(...own, ...wanted);
  }
}

function checkedState(node) {
  if (node.role === "menuItem" && !node.choice) return marks[node.value] ?? null;
  if (node.value === "mixed") return "mixed";
  return String(node.selected || ["1", "on", "true"].includes(node.value.toLowerCase()));
}

// Links stand within their text, at a place of it.
const isWithinText = node => node.role === "link" && node.start !== undefined;

// Writes a text with the elements of its links.
function write(element, node, links) {
  const text = node.label + (node.value ? `, ${node.value}` : "");
  const lines = node.lines ?? [[0, text.length, 0, 0, node.w, node.h]];
  const parts = lines.map(([start, end], index) => partsOf(text, start, index === lines.length - 1 ? text.length : end, links));
  if (parts.flat().filter(part => typeof part !== "string").length < links.length) {
    return writeAround(links, element, node, text);
  }
  const words = JSON.stringify([text, lines.map(line => line.slice(0, 2)), links.map(link => link.node.id)]);
  // Replaced links would lose the focus.
  if (element.dataset.written !== words) {
    element.dataset.written = words;
    element.removeAttribute("data-places");
    element.style.whiteSpace = "";
    element.replaceChildren(...parts.map(parts => {
      const span = document.createElement("span");
      span.append(...parts);
      return span;
    }));
  }
  const places = JSON.stringify([lines, node.w, node.h]);
  if (element.dataset.places === places) return;
  element.dataset.places = places;
  lines.forEach(([, , x, y, width, height], index) =>
    place(element.children[index], x, y, width || node.w, height || node.h));
}

// A line's text with the elements of the links that lie in it as a whole.
function partsOf(text, start, end, links) {
  const parts = [];
  let at = start;
  for (const { element, node } of links) {
    const last = node.start + node.label.length;
    // A text with an accessibility label of its own need not contain the links' texts.
    if (node.start < at || last > end || text.slice(node.start, last) !== node.label) continue;
    parts.push(text.slice(at, node.start), element);
    at = last;
  }
  parts.push(text.slice(at, end));
  return parts.filter(part => part !== "");
}

// Lines whose own widths are not known yet, and the widths that they are to have.
const unfitted = [];

function place(span, x, y, width, height) {
  Object.assign(span.style, {
    left: `${x}px`, top: `${y}px`, height: `${height}px`, lineHeight: `${height}px`, fontSize: `${Math.max(1, height * 0.8)}px`,
    transform: "",
  });
  unfitted.push({ span, width });
}

// Gives lines the widths that they are painted with, whatever the browser's letters are. All are measured before one is
// changed, so that the browser lays out once.
function fit() {
  const range = document.createRange();
  const factors = unfitted.map(({ span, width }) => {
    const last = span.lastChild;
    if (!last || !span.isConnected) return 0;
    range.selectNodeContents(span);
    // The space at which a line was broken is not painted.
    if (last.nodeType === Node.TEXT_NODE) range.setEnd(last, Math.max(1, last.data.trimEnd().length));
    const own = range.getBoundingClientRect().width;
    return own > 0 ? width / own : 0;
  });
  unfitted.forEach(({ span }, index) => { if (factors[index]) span.style.transform = `scaleX(${factors[index]})`; });
  unfitted.length = 0;
}

// Writes text around links. It flows over the painted text, in letters of about the same size.
function writeAround(links, element, node, text) {
  const parts = [];
  let at = 0;
  for (const { element: link, node: { start, label } } of links) {
    // A text with an accessibility label of its own need not contain the links' texts.
    if (start >= at && text.slice(start, start + label.length) === label) {
      parts.push(text.slice(at, start), link);
      at = start + label.length;
    } else parts.push(link);
  }
  parts.push(text.slice(at));
  const wanted = parts.filter(part => part !== "");
  const height = node.h / Math.max(1, node.lines?.length ?? 1);
  Object.assign(element.style, { fontSize: `${height * 0.75}px`, lineHeight: `${height}px`, whiteSpace: "pre-wrap" });
  delete element.dataset.written;
  delete element.dataset.places;
  const now = [...element.childNodes];
  const isSame = (child, part) => typeof part === "string" ? child.data === part : child === part;
  // Replaced links would lose the focus.
  if (now.length === wanted.length && now.every((child, index) => isSame(child, wanted[index]))) return;
  element.replaceChildren(...wanted);
}

function setText(element, text) {
  if (element.firstChild?.nodeType === Node.TEXT_NODE) element.firstChild.data = text;
  else if (text) element.prepend(text);
}
