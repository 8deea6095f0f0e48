// A press leaves the field before it. What then appears under it would push away what is pressed, and the click would miss.

/** A press without a click, such as a drag, is over this long after it was lifted; a finger's click comes a little later than that. In ms. */
const CLICK_WITHIN_MS = 100;
let isDown = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

function end(): void {
  clearTimeout(timer);
  isDown = false;
  setTimeout(finishPress);
}

/** Does at once what waits for the click: for whoever answers that click by what the fields say. */
export function finishPress(): void {
  for (const act of waiting.splice(0)) act();
}

if (typeof window !== "undefined") {
  const first = { capture: true };
  const begin = () => {
    clearTimeout(timer);
    isDown = true;
  };
  const lift = () => {
    timer = setTimeout(end, CLICK_WITHIN_MS);
  };
  window.addEventListener("pointerdown", begin, first);
  window.addEventListener("pointerup", lift, first);
  window.addEventListener("pointercancel", end, first);
  window.addEventListener("click", end, first);
}

/** Does at once what changes the layout, or after the click of the press that is under way. */
export function afterPress(act: () => void): void {
  if (isDown) waiting.push(act);
  else act();
}
