import { reservationPaths } from "@awning/domain/booking/paths";
import { paths } from "@awning/domain/routes/paths";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { faults, paint } from "../support/axe.ts";
import { answerBookings } from "../support/bookings.ts";
import { ownerOfEverything, SCREEN_PATHS } from "../support/full-shop.ts";
import { putOrder } from "../support/orders.ts";
import { DESKTOP, openScreen, PHONE, putProduct, signedInOwner } from "../support/screen.tsx";

/** New ones have an address of their own and no document yet. */
const NEW = [paths.product("new"), reservationPaths.service("new")];
/** Screens of one thing say that it is gone, where there is nothing. */
const WITHOUT_ANYTHING = [...SCREEN_PATHS.filter((path) => !path.includes(":")), ...NEW];

beforeEach(() => onTestFinished(() => paint("light")));

/** An owner with something on every screen, some of it long. */
function busyOwner() {
  const all = ownerOfEverything({
    site: { displayName: "The salt kiln by the old harbour", headline: "Stoneware, thrown and fired by the sea" },
  });
  const { owner } = all;
  putProduct(owner, { title: "Speckled mug", slug: "mug", stock: 3 });
  putProduct(owner, { title: "A tall jug for a very long table with many guests", slug: "jug", stock: 0, state: "draft", order: "a1" });
  putOrder(owner, {}, { type: "mark_paid" });
  putOrder(owner, { buyer: { name: "Bücher am alten Hafen", email: "buecher@example.test", phone: "", locale: "de" } });
  return all;
}

/** Whether a screen is shown, and not a page that says why there is none. */
const isThere = () => document.querySelector("main") !== null && document.querySelector(".fault__title") === null;

test.each([...SCREEN_PATHS, ...NEW])(
  "%s: axe finds nothing by day and by night, on a desktop and on a phone, and nothing scrolls sideways",
  async (path) => {
    const { addressOf } = busyOwner();
    for (const viewport of [DESKTOP, PHONE]) {
      await openScreen(addressOf(path), { viewport });
      expect(isThere()).toBe(true);
      expect(await faults()).toEqual([]);
      paint("dark");
      expect(await faults("colours")).toEqual([]);
      paint("light");
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
    for (const width of [320, 768, 1024]) {
      await page.viewport(width, 640);
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  },
);

test.each(WITHOUT_ANYTHING)("%s without anything in it: axe finds nothing", async (path) => {
  const owner = signedInOwner();
  answerBookings(owner, []);
  await openScreen(path);
  expect(await faults()).toEqual([]);
});

test.each([
  ["has faded in, however late it began", "rising 90ms 200ms backwards", false],
  ["stays pale", "none", true],
] as const)("what axe says of words whose box %s", async (_, animation, isFault) => {
  signedInOwner();
  await openScreen(paths.products);
  const box = document.createElement("p");
  const opacity = isFault ? 0.3 : 1;
  box.innerHTML = `<style>@keyframes rising { from { opacity: 0.3 } }</style><span style="opacity: ${opacity}; animation: ${animation}">Pale words</span>`;
  document.querySelector("main")?.append(box);
  expect((await faults()).filter((one) => one.includes("Pale words")).length).toBe(isFault ? 1 : 0);
});
