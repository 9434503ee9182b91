// Which modifier keys are down while something happens.

// On Apple's machines shortcuts are made with Command, elsewhere with Control.
export const isApple = /^(Mac|iP)/.test(navigator.platform);

// Whether the key that makes shortcuts is down; the one that makes further characters is Control and Alt at once.
export function isCommand(event) {
  if (event.getModifierState?.("AltGraph")) return false;
  return isApple ? event.metaKey : event.ctrlKey;
}

export function modifiers(event) {
  const isAltGraph = event.getModifierState?.("AltGraph");
  return (event.getModifierState?.("CapsLock") ? 1 : 0) | (event.shiftKey ? 2 : 0)
    | (event.ctrlKey && !isAltGraph ? 4 : 0) | (event.altKey && !isAltGraph ? 8 : 0) | (isCommand(event) ? 16 : 0);
}
