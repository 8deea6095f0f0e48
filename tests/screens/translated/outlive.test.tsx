import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { outliveTranslators } from "../../../web/src/dom/outlive-translators.ts";
import { translate, WRAPPINGS, wordsOf } from "../support/translator.ts";

outliveTranslators();

type Shown = { count: number; note: string | null; hasIcon: boolean; rows: readonly string[] };

/** Texts beside whatever comes and goes: what React holds on to, and what translators move. */
function Screen({ count, note, hasIcon, rows }: Shown) {
  return (
    <section>
      {count} orders{note ? `, ${note}` : null}
      {hasIcon ? <i>!</i> : null} for today
      {rows.map((row) => (
        <p key={row}>
          {row} of {count}
        </p>
      ))}
      {rows.length === 0 ? "nothing yet" : null}
      <b>{count}</b>
    </section>
  );
}

const SCENES: Shown[] = [1, 12].flatMap((count) =>
  [null, "two late"].flatMap((note) =>
    [true, false].flatMap((hasIcon) => [[], ["bowl", "cup"]].map((rows) => ({ count, note, hasIcon, rows }))),
  ),
);

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const show = (shown: Shown) => flushSync(() => root.render(<Screen {...shown} />));

function freshWords(shown: Shown): string {
  const other = document.createElement("div");
  const fresh = createRoot(other);
  flushSync(() => fresh.render(<Screen {...shown} />));
  const words = wordsOf(other);
  fresh.unmount();
  return words;
}

describe.each(WRAPPINGS)("with each text %s", (wrapping) => {
  test("every change of a translated screen shows what a new one would, in its order", () => {
    for (const before of SCENES) {
      for (const after of SCENES) {
        show(before);
        translate(place, wrapping);
        show(after);
        expect(wordsOf(place)).toBe(freshWords(after));
      }
    }
  });

  test("a translated screen goes as a whole", () => {
    for (const scene of SCENES) {
      show(scene);
      translate(place, wrapping);
      flushSync(() => root.render(null));
      expect(place.childNodes.length).toBe(0);
    }
  });
});

test("a part that another tool took away is no error, and the rest works on", () => {
  show({ count: 3, note: "two late", hasIcon: true, rows: ["bowl"] });
  place.querySelector("i")?.remove();
  place.querySelector("p")?.remove();
  show({ count: 4, note: null, hasIcon: false, rows: [] });
  expect(place.querySelector("b")?.textContent).toBe("4");
});

test("a tool that wraps a part together with its own keeps its own", () => {
  show({ count: 3, note: null, hasIcon: true, rows: [] });
  const icon = place.querySelector("i");
  const wrapper = document.createElement("span");
  icon?.replaceWith(wrapper);
  wrapper.append(icon ?? "", "own");
  show({ count: 3, note: null, hasIcon: false, rows: [] });
  expect(wrapper.textContent).toBe("own");
});
