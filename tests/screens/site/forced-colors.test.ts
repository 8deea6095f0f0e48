import { reservationPaths } from "@awning/domain/booking/paths";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { putConversation } from "../support/conversations.ts";
import { ownerOfEverything } from "../support/full-shop.ts";
import { DESKTOP, openScreen, PHONE } from "../support/screen.tsx";

const CHOSEN =
  '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), label:has(> [type="radio"]:checked)';
const OTHERS = '[aria-pressed="false"], [aria-selected="false"], nav a:not([aria-current]), label:has(> [type="radio"]:not(:checked))';

const force = (value: "active" | "none") => cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
beforeEach(() => force("active"));
afterEach(() => force("none"));

const shown = (selector: string) => [...document.querySelectorAll(`#root :is(${selector})`)].filter((one) => one.checkVisibility());
const outlined = (one: Element) => getComputedStyle(one).outlineStyle !== "none" && getComputedStyle(one).outlineWidth !== "0px";
const nameOf = (one: Element) => `${one.className}: ${one.textContent?.trim().slice(0, 30)}`;

const SCREENS = [
  [reservationPaths.list, DESKTOP],
  [reservationPaths.list, PHONE],
  [peoplePaths.analytics, DESKTOP],
  [paths.design, DESKTOP],
  [paths.dashboard, PHONE],
] as const;

test.each(SCREENS)("what is chosen on %s is outlined in forced colors, and nothing else", async (path, viewport) => {
  ownerOfEverything();
  await openScreen(path, { viewport });
  expect(shown(CHOSEN).length).toBeGreaterThan(0);
  expect(
    shown(CHOSEN)
      .filter((one) => !outlined(one))
      .map(nameOf),
  ).toEqual([]);
  expect(shown(OTHERS).filter(outlined).map(nameOf)).toEqual([]);
});

test("closed hours are hatched, and open ones are not", async () => {
  ownerOfEverything();
  await openScreen(reservationPaths.list);
  const ground = (selector: string) => new Set(shown(selector).map((one) => getComputedStyle(one).backgroundImage));
  await expect.poll(() => [...ground(".cal__closed")]).toEqual([expect.stringContaining("gradient")]);
  expect([...ground(".cal__cell--free")]).toEqual(["none"]);
  expect(shown(".cal__item").filter((one) => getComputedStyle(one).borderStyle === "none")).toEqual([]);
});

test("messages of the two sides have edges that differ", async () => {
  const { owner } = ownerOfEverything();
  const said = [
    { by: "visitor", text: "Is the vase still there?" },
    { by: "owner", text: "It is." },
  ] as const;
  await openScreen(chatPaths.conversation(putConversation(owner, said)));
  const edge = (side: string) => {
    const style = getComputedStyle(document.querySelector(`.chat-bubble--${side} .chat-bubble__text`) ?? document.body);
    return `${style.borderTopWidth} ${style.borderTopStyle} ${style.borderTopColor}`;
  };
  await expect.poll(() => edge("owner")).toMatch(/^2px solid/);
  expect(edge("visitor")).toMatch(/^1px solid/);
});

test("a switch has a thumb", async () => {
  ownerOfEverything();
  await openScreen(paths.links);
  const [one] = shown(".switch");
  const thumb = one && getComputedStyle(one, "::after").backgroundColor;
  expect(thumb).toBeTruthy();
  expect(thumb).not.toBe(one && getComputedStyle(one).backgroundColor);
});
