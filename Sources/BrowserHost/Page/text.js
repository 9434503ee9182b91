// Takes text for the field that has the focus: typed, composed by an input method, dictated.
//
// It is a text field of the browser's own, invisible and where the caret is painted, so that input methods show their
// candidates there. For assistive programs it is the painted field: it has that one's name, text and selection.

const [option, command, shift] = [8, 16, 2];

// The keys that do what keyboards on glass and menus of the browser ask for.
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
    // The painted field, and what is selected in it.
    this.node = null;
    this.selection = null;
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
    // What is secret is shown as dots, which nobody wants to have copied.
    const keep = event => { if (this.node?.role === "secureField") event.preventDefault(); };
    for (const name of ["copy", "cut"]) element.addEventListener(name, keep);
  }

  // MARK: What the program says

  // Text is edited at a place, or nowhere.
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

  // Which of the painted fields is edited.
  show(node) {
    const { element } = this;
    this.node = node;
    const set = (name, value) => value ? element.setAttribute(name, value) : element.removeAttribute(name);
    // What has the focus is never hidden: assistive programs would be nowhere.
    set("aria-hidden", node || document.activeElement === element ? null : "true");
    set("aria-label", node?.label);
    set("aria-description", node?.hint);
    set("aria-multiline", node ? String(node.role === "textEditor") : null);
    // What covered the field, as a menu does, may have had the focus.
    if (node && this.isPlaced) this.focus();
    this.mirror();
  }

  mirror() {
    // What is being composed is the browser's until it is done.
    if (this.isComposing) return;
    const { element } = this;
    const text = this.node?.value ?? "";
    if (element.value !== text) element.value = text;
    const { start, end } = this.selection ?? { start: text.length, end: text.length };
    if (element.selectionStart !== start || element.selectionEnd !== end) element.setSelectionRange(start, end);
  }

  // MARK: What the person does

  willInput(event) {
    if (event.inputType.startsWith("insertComposition") || event.inputType === "insertFromComposition") return;
    const text = event.data ?? event.dataTransfer?.getData("text/plain");
    if (event.inputType === "insertReplacementText") {
      // A suggestion takes the place of a word: the whole text is compared when that is done.
      return;
    }
    event.preventDefault();
    if (event.inputType === "insertText" || event.inputType === "insertFromDictation") {
      if (text) this.send({ t: "insert", text });
      return;
    }
    // Keyboards on glass send no keys.
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
    // Some keyboards take up a word that is there already; what is selected gives way by itself.
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
