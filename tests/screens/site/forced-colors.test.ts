import { reservationPaths } from "@awning/domain/booking/paths";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { privateRoutes } from "../../../web/src/app/private-routes.ts";
import { putConversation } from "../support/conversations.ts";
import { ownerOfEverything } from "../support/full-shop.ts";
import { DESKTOP, openScreen, PHONE, takeComplaints } from "../support/screen.tsx";

const CHOSEN =
  '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), label:has(> [type="radio"]:checked)';
const OTHERS = '[aria-pressed="false"], [aria-selected="false"], nav a:not([aria-current]), label:has(> [type="radio"]:not(:checked))';

const force = (value: "active" | "none") => cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
beforeEach(() => force("active"));
afterEach(() => force("none"));

const shown = (selector: string) => [...document.querySelectorAll(`#root :is(${selector})`)].filter((one) => one.checkVisibility());
const outlined = (one: Element) => getComputedStyle(one).outlineStyle !== "none" && getComputedStyle(one).outlineWidth !== "0px";
const nameOf = (one: Element) => `${one.className}: ${one.textContent?.trim().slice(0, 30)}`;

/** Shapes of charts, marks and illustrations. The logo and icons in words keep theirs. */
const SHAPES = "main svg:not(.icon, .st-mark) :is(path, line, polyline, polygon, circle, rect)";
const SYSTEM = ["Canvas", "CanvasText", "Highlight", "HighlightText"];

/** Shapes in a color that the device did not choose. */
function strangers(): string[] {
  const probe = document.createElement("i");
  document.body.append(probe);
  const taken = SYSTEM.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const isOurs = (paint: string) => /^rgb/.test(paint) && !taken.includes(paint);
  return shown(SHAPES)
    .filter((one) => one.closest("[data-keeps-colors], .empty") === null)
    .filter((one) => [getComputedStyle(one).fill, getComputedStyle(one).stroke].some(isOurs))
    .map((one) => `${one.tagName}.${one.getAttribute("class")} of ${one.closest("svg")?.getAttribute("class")}`);
}

async function look(path: string, viewport: { width: number; height: number }): Promise<void> {
  const { addressOf } = ownerOfEverything();
  await openScreen(addressOf(path), { viewport });
  const plain = shown(CHOSEN).filter((one) => !outlined(one));
  expect(plain.map(nameOf)).toEqual([]);
  expect(shown(OTHERS).filter(outlined).map(nameOf)).toEqual([]);
  expect(strangers()).toEqual([]);
}

const OFTEN: readonly string[] = [reservationPaths.list, peoplePaths.analytics, paths.design, paths.dashboard];
const OTHER_SCREENS = privateRoutes.map(({ path }) => path).filter((path) => !OFTEN.includes(path));

test.each(OFTEN)(
  "what is chosen on %s is outlined in forced colors, nothing else is, and drawings are in the device’s colors",
  async (path) => {
    await look(path, DESKTOP);
    expect(shown(CHOSEN).length).toBeGreaterThan(0);
  },
);

test.each([reservationPaths.list, paths.dashboard])("so on a phone is %s", (path) => look(path, PHONE));

test.each(OTHER_SCREENS)("and %s", { tags: ["full"] }, async (path) => {
  await look(path, DESKTOP);
  takeComplaints();
});

test("samples of a design are drawn, with the device’s colors", async () => {
  ownerOfEverything();
  await openScreen(paths.design);
  const grounds = new Set(shown(".blocks i").map((one) => getComputedStyle(one).backgroundColor));
  expect([...grounds]).toEqual([getComputedStyle(document.documentElement).color]);
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
