import { paths } from "@awning/domain/routes/paths";
import { beforeEach, describe, expect, test } from "vitest";
import { lengthen, squeezed } from "../../support/pseudo-locale.ts";
import { ownerOfEverything, SCREEN_PATHS } from "../support/full-shop.ts";
import { openScreen, signedOut, takeComplaints } from "../support/screen.tsx";

const OPEN: readonly string[] = [
  ...[paths.home, paths.pricing, paths.contact, paths.privacy, paths.terms, paths.cookies, paths.signupSuccess],
  ...Object.values(paths.auth).filter((path) => path.startsWith("/") && !path.includes(":")),
];
const PRIVATE = SCREEN_PATHS;
/** What ends the test's own page, or asks the system. */
const LEFT_ALONE = /sign out|log out|google|print/i;
// Frames show public pages, which are looked at as such.
const NARROW = { width: 320, height: 700 };
const PHONE = { width: 390, height: 844 };

/** What people wrote, and the name of the product. */
const DATA = [
  "Bud vase",
  "mug",
  "Guitar lesson",
  "Guest ",
  "Ida Lund",
  "The studio",
  "Our kiln",
  "Gifts",
  "still there",
  "Regular",
  "awning",
];

const MOST = 40;
/** What the account's buttons do ends the sign-in, and with it the page of the test; it is looked at as it opens. */
const PRESSED = PRIVATE.filter((path) => path !== paths.account);

let addressOf: (path: string) => string;
beforeEach(() => {
  ({ addressOf } = ownerOfEverything());
});

/** Two frames: what has been pressed is drawn by then. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function squeezedNow(): string[] {
  lengthen(document.body, DATA);
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  return squeezed(dialog ?? document.body);
}

describe.each([NARROW, PHONE])("at $width px", (viewport) => {
  const tags = viewport === NARROW ? [] : ["full"];

  test.each(PRIVATE)("%s has room for longer words", { tags }, async (path) => {
    await openScreen(addressOf(path), { viewport });
    expect(squeezedNow()).toEqual([]);
    takeComplaints();
  });

  test.each(OPEN)("%s has room for longer words", { tags }, async (path) => {
    signedOut();
    await openScreen(path, { viewport });
    expect(squeezedNow()).toEqual([]);
    takeComplaints();
  });
});

describe.each([NARROW, PHONE])("at $width px", (viewport) => {
  test.each(PRESSED)("so has what opens on %s", { tags: ["full"], timeout: 120_000 }, async (path) => {
    await openScreen(addressOf(path), { viewport });
    const found = new Set<string>(squeezedNow());
    const names = () =>
      [...document.querySelectorAll<HTMLElement>("#root button, #root summary, #root [role=tab], #root [role=switch]")].filter(
        (one) => one.checkVisibility() && !one.matches(":disabled") && !LEFT_ALONE.test(one.textContent ?? ""),
      );
    for (let at = 0; at < Math.min(names().length, MOST); at++) {
      const one = names()[at];
      one?.click();
      await drawn();
      const said = one?.textContent || one?.ariaLabel;
      for (const fault of squeezedNow()) found.add(`${said}: ${fault}`);
      if (document.querySelector("dialog[open], [role=menu]"))
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
      for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]"))
        dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
      await drawn();
    }
    takeComplaints();
    expect([...found]).toEqual([]);
  });
});
