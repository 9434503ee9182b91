// Keeps transparent elements over the picture, so that assistive programs and tests find what is painted.

const roles = {
  window: "group", group: "group", text: null, heading: "heading", image: "img", button: "button", link: "link",
  toggle: "switch", checkbox: "checkbox", slider: "slider", stepper: "spinbutton", textField: "textbox",
  secureField: "textbox", textEditor: "textbox", picker: "listbox", radioButton: "radio", menuBar: "menubar", menu: "menu",
  menuItem: "menuitem", progress: "progressbar", gauge: "meter", scrollArea: "group", list: "list", row: "listitem",
  tab: "tab", tabList: "tablist", dialog: "dialog", table: "table", disclosure: "group",
};

const inputs = new Set(["textField", "secureField", "textEditor"]);

export class Elements {
  // `showEdited` is called with the field that is edited, or null.
  constructor(root, send, showEdited) {
    this.root = root;
    this.send = send;
    this.showEdited = showEdited;
    this.known = new Map();
    this.edited = null;
  }

  update(message) {
    for (const node of message.set) this.set(node);
    for (const node of message.set) {
      const { element } = this.known.get(node.id);
      if (node.children) this.arrange(element, node.children);
      // What the options of a picker are says what it is.
      const holdsRadios = node.children?.some(id => this.known.get(id)?.node.role === "radioButton");
      if (node.role === "picker" && holdsRadios) element.setAttribute("role", "radiogroup");
    }
    if (message.root) this.arrange(this.root, message.root);
    for (const id of message.gone) {
      this.known.get(id)?.element.remove();
      this.known.delete(id);
    }
    this.followFocus(message.set);
  }

  // Has the focus of the page where the program's is.
  followFocus(changed) {
    const focused = changed.find(node => node.focused && inputs.has(node.role)) ?? changed.find(node => node.focused);
    const edited = focused ? (inputs.has(focused.role) ? focused.id : null)
      : this.known.get(this.edited)?.node.focused ? this.edited : null;
    if (edited !== this.edited) {
      this.known.get(this.edited)?.element.removeAttribute("aria-hidden");
      // The page's own field stands for it as long as it is edited.
      this.known.get(edited)?.element.setAttribute("aria-hidden", "true");
      this.edited = edited;
      this.showEdited(this.known.get(edited)?.node ?? null);
    } else if (edited !== null && changed.some(node => node.id === edited)) {
      this.showEdited(this.known.get(edited).node);
    }
    if (focused && edited === null) return this.focus(focused.id);
    const lost = changed.find(node => !node.focused && this.known.get(node.id)?.element === document.activeElement);
    if (lost && this.known.get(lost.id).wasFocused) document.activeElement.blur();
  }

  focus(id) {
    const element = this.known.get(id)?.element;
    if (!element || element === document.activeElement) return;
    this.known.get(id).wasFocused = true;
    this.isFocusing = true;
    element.focus({ preventScroll: true });
    this.isFocusing = false;
  }

  set(node) {
    let entry = this.known.get(node.id);
    if (entry && entry.node.role !== node.role) {
      const old = entry.element;
      entry = this.make(node);
      old.replaceWith(entry.element);
      entry.element.append(...[...old.children].filter(child => !isAction(child)));
    }
    if (!entry) entry = this.make(node);
    entry.node = node;
    this.describe(entry.element, node);
  }

  make(node) {
    const element = document.createElement(
      inputs.has(node.role) ? "input" : node.role === "slider" && node.min !== undefined ? "input" : "div");
    if (node.role === "slider" && element.tagName === "INPUT") element.type = "range";
    if (node.role === "secureField") element.type = "password";
    element.tabIndex = -1;
    const id = node.id;
    const current = () => this.known.get(id).node;
    element.addEventListener("click", event => {
      event.stopPropagation();
      this.act(id, "press");
    });
    element.addEventListener("contextmenu", event => {
      event.preventDefault();
      this.act(id, "showMenu");
    });
    element.addEventListener("keydown", event => {
      const steps = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" };
      const step = steps[event.key];
      if (element.tagName === "INPUT" || !step || !current().actions.includes(step)) return;
      event.preventDefault();
      event.stopPropagation();
      this.act(id, step);
    });
    element.addEventListener("focus", () => { if (!this.isFocusing) this.act(id, "focus"); });
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

  act(id, action, value) { this.send({ t: "act", id, action, value }); }

  describe(element, node) {
    const set = (name, value) => {
      if (value === undefined || value === null || value === "") element.removeAttribute(name);
      else element.setAttribute(name, value);
    };
    const isInput = element.tagName === "INPUT";
    if (!(isInput && inputs.has(node.role))) set("role", isInput ? null : roles[node.role]);
    const isText = node.role === "text";
    if (isText) setText(element, node.label + (node.value ? `, ${node.value}` : ""));
    set("aria-label", isText ? null : node.label);
    set("aria-description", node.hint);
    set("data-identifier", node.identifier);
    set("aria-disabled", node.enabled ? null : "true");
    set("aria-expanded", node.expanded === undefined ? null : String(node.expanded));
    set("aria-modal", node.modal ? "true" : null);
    set("aria-level", node.role === "heading" ? node.level || 2 : null);
    if (["toggle", "checkbox", "radioButton"].includes(node.role)) {
      const isOn = node.selected || ["1", "on", "true"].includes(node.value.toLowerCase());
      set("aria-checked", node.value === "mixed" ? "mixed" : String(isOn));
    } else if (["tab", "row", "menuItem"].includes(node.role) || node.selected) {
      set(["tab", "row"].includes(node.role) ? "aria-selected" : "aria-current", String(node.selected));
    } else {
      set("aria-selected", null);
      set("aria-current", null);
    }
    this.describeValue(element, node, set);
    this.offer(element, node);
    for (const [name, value] of [["left", node.x], ["top", node.y], ["width", node.w], ["height", node.h]]) {
      element.style[name] = `${value}px`;
    }
  }

  describeValue(element, node, set) {
    if (inputs.has(node.role)) {
      if (element !== document.activeElement && element.value !== node.value) element.value = node.value;
      element.disabled = !node.enabled;
      return;
    }
    const hasRange = ["slider", "stepper", "progress", "gauge"].includes(node.role);
    if (!hasRange) {
      const isSpoken = node.value && !["text", "toggle", "checkbox", "radioButton"].includes(node.role);
      return set("aria-valuetext", isSpoken ? node.value : null);
    }
    if (element.tagName === "INPUT") {
      [element.min, element.max, element.step] = [node.min, node.max, "any"];
      if (Number(element.value) !== node.now) element.value = node.now;
      element.disabled = !node.enabled;
    } else {
      set("aria-valuemin", node.min);
      set("aria-valuemax", node.max);
      set("aria-valuenow", node.now ?? (node.role === "progress" ? null : 0));
    }
    set("aria-valuetext", node.value);
  }

  // Actions with a name become buttons inside the element, for want of anything better in ARIA.
  offer(element, node) {
    const names = node.actions.filter(name => name.startsWith("named:")).map(name => name.slice(6));
    const buttons = [...element.childNodes].filter(isAction);
    if (names.join("\n") === buttons.map(button => button.textContent).join("\n")) return;
    for (const button of buttons) button.remove();
    for (const name of names) {
      const button = document.createElement("button");
      button.dataset.action = name;
      button.textContent = name;
      button.tabIndex = -1;
      button.addEventListener("click", event => {
        event.stopPropagation();
        this.act(node.id, "named", name);
      });
      element.append(button);
    }
  }

  arrange(parent, ids) {
    const wanted = ids.map(id => this.known.get(id)?.element).filter(Boolean);
    const own = [...parent.childNodes].filter(child => child.nodeType === Node.TEXT_NODE || isAction(child));
    const now = [...parent.childNodes].filter(child => !own.includes(child));
    if (now.length === wanted.length && now.every((child, index) => child === wanted[index])) return;
    parent.replaceChildren(...own, ...wanted);
  }
}

function isAction(child) { return child.dataset?.action !== undefined; }

function setText(element, text) {
  if (element.firstChild?.nodeType === Node.TEXT_NODE) element.firstChild.data = text;
  else element.prepend(text);
}
