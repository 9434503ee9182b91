// The modifier keys that are down during an event.

// On Apple's machines shortcuts are made with Command, elsewhere with Control.
export const isApple = /^(Mac|iP)/.test(navigator.platform);

// True if the key for shortcuts is down. AltGr, which types further characters, counts as Control and Alt, but makes none.
export function isCommand(event) {
  if (event.getModifierState?.("AltGraph")) return false;
  return isApple ? event.metaKey : event.ctrlKey;
}

// Control that stands for Command is sent as both, with a mark. With Super beside it, each of the two keys is itself.
export function modifiers(event) {
  const isAltGraph = event.getModifierState?.("AltGraph");
  const isControlForCommand = !isApple && isCommand(event) && !event.metaKey;
  return (event.getModifierState?.("CapsLock") ? 1 : 0) | (event.shiftKey ? 2 : 0)
    | (event.ctrlKey && !isAltGraph ? 4 : 0) | (event.altKey && !isAltGraph ? 8 : 0) | (event.metaKey || isCommand(event) ? 16 : 0)
    | (isControlForCommand ? 64 : 0);
}
