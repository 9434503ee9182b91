// Takes text for the field that has the focus: typed, composed by an input method, or dictated.
//
// The element is an invisible text field of the browser at the place of the painted caret, so that input methods show their
// candidates there. For assistive programs it stands for the painted field, and has its name, text and selection.

const [option, command, shift] = [8, 16, 2];

// The keys for the kinds of input that keyboards on a screen and the browser's menus send.
const keys = {
  deleteContentBackward: ["\b"], deleteContentForward: ["\uF728"], insertLineBreak: ["\r"], insertParagraph: ["\r"],
  deleteWordBackward: ["\b", option], deleteWordForward: ["\uF728", option], deleteSoftLineBackward: ["\b", command],
  historyUndo: ["z", command], historyRedo: ["z", command | shift],
};

export class TextInput {
  // `giveFocusBack` is called when the page's field had the focus and text is no longer edited.
  constructor(element, send, giveFocusBack) {
    this.element = element;
    this.send = send;
    this.giveFocusBack = giveFocusBack;
    // The painted field, and its selection.
    this.node = null;
    this.selection = null;
    // The element of the suggestion that is marked.
    this.marked = null;
    this.isPlaced = false;
    this.isComposing = false;
    element.addEventListener("beforeinput", event => this.willInput(event));
    element.addEventListener("input", () => this.didInput());
    element.addEventListener("compositionstart", event => this.willCompose(event));
    element.addEventListener("compositionupdate", event => {
      const length = event.data.length;
      send({ t: "compose", text: event.data, start: length, end: length });
    });
    element.addEventListener("compositionend", event => this.didCompose(event));
    // A secure field shows dots, which are not to be copied.
    const keep = event => { if (this.node?.role === "secureField") event.preventDefault(); };
    for (const name of ["copy", "cut"]) element.addEventListener(name, keep);
  }

  // MARK: Messages from the program

  // Called when text is edited at a place, or no longer.
  place({ x, y, h, start, end, traits }) {
    const { element } = this;
    this.isPlaced = x !== undefined;
    if (!this.isPlaced) {
      this.selection = null;
      if (document.activeElement === element) {
        element.blur();
        this.giveFocusBack();
      }
      if (!this.node) element.setAttribute("aria-hidden", "true");
      return;
    }
    for (const [name, value] of Object.entries(traits ?? {})) element.setAttribute(name, value);
    [element.style.left, element.style.top, element.style.height] = [`${x}px`, `${y}px`, `${h}px`];
    this.selection = start === undefined ? null : { start, end };
    this.focus();
    this.mirror();
  }

  focus() {
    const { element } = this;
    if (document.activeElement === element) return;
    element.removeAttribute("aria-hidden");
    element.focus({ preventScroll: true });
  }

  // Takes the name and text of the painted field that is edited; null stands for none.
  show(node) {
    const { element } = this;
    this.node = node;
    const set = (name, value) => value ? element.setAttribute(name, value) : element.removeAttribute(name);
    // An element with the focus is never hidden: assistive programs would lose their place.
    set("aria-hidden", node || document.activeElement === element ? null : "true");
    set("aria-label", node?.label);
    set("aria-description", node?.hint);
    set("aria-multiline", node ? String(node.role === "textEditor") : null);
    // A menu or another layer above the field may have had the focus.
    if (node && this.isPlaced) this.focus();
    this.mirror();
  }

  // Tells assistive programs which suggestion is marked, by its element; null stands for none. The field keeps the focus.
  mark(line) {
    const { element } = this;
    if (line === this.marked) return;
    this.marked?.removeAttribute("id");
    this.marked = line;
    if (!line) {
      for (const name of ["aria-activedescendant", "aria-controls"]) element.removeAttribute(name);
      return;
    }
    const suggestions = line.closest("[role=menu], [role=list]");
    line.id = "marked";
    if (suggestions) {
      suggestions.id = "suggestions";
      element.setAttribute("aria-controls", "suggestions");
    }
    element.setAttribute("aria-activedescendant", "marked");
  }

  mirror() {
    // Composed text belongs to the browser until the composition ends.
    if (this.isComposing) return;
    const { element } = this;
    const text = this.node?.value ?? "";
    if (element.value !== text) element.value = text;
    const { start, end } = this.selection ?? { start: text.length, end: text.length };
    if (element.selectionStart !== start || element.selectionEnd !== end) element.setSelectionRange(start, end);
  }

  // MARK: Input

  willInput(event) {
    if (event.inputType.startsWith("insertComposition") || event.inputType === "insertFromComposition") return;
    const text = event.data ?? event.dataTransfer?.getData("text/plain");
    if (event.inputType === "insertReplacementText") {
      // A suggestion replaces a word; afterwards the whole text is compared.
      return;
    }
    event.preventDefault();
    if (event.inputType === "insertText" || event.inputType === "insertFromDictation") {
      if (text) this.send({ t: "insert", text });
      return;
    }
    // Keyboards on a screen send no keys.
    const [key, mods] = keys[event.inputType] ?? [];
    if (key) this.press(key, mods);
  }

  // Assistive programs change the text without saying how.
  didInput() {
    const { node, element } = this;
    if (this.isComposing || !node || element.value === node.value) return;
    if (node.actions.includes("setValue")) this.send({ t: "act", id: node.id, action: "setValue", value: element.value });
  }

  willCompose(event) {
    this.isComposing = true;
    // Some keyboards compose a word that exists already; a selection is replaced by itself.
    if (this.element.selectionStart !== this.element.selectionEnd) return;
    for (const _ of event.data) this.press("\b");
  }

  didCompose(event) {
    this.isComposing = false;
    this.send({ t: "compose", text: "", start: 0, end: 0 });
    if (event.data) this.send({ t: "insert", text: event.data });
    // The composed text comes back with the program's answer.
    this.mirror();
  }

  press(key, mods = 0) {
    for (const phase of ["down", "up"]) this.send({ t: "key", phase, key, chars: mods ? "" : key, mods });
  }
}
