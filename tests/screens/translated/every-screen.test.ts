import { PLAIN_LINK } from "@awning/domain/link/link";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { beforeEach, describe, expect, test } from "vitest";
import { builderRoute } from "../../../web/src/app/private-routes.ts";
import { outliveTranslators } from "../../../web/src/dom/outlive-translators.ts";
import { SCREEN_PATHS } from "../support/full-shop.ts";
import { answerActs, putOrder } from "../support/orders.ts";
import { openScreen, putProduct, setOnline, signedInOwner, store, takeComplaints } from "../support/screen.tsx";
import { translate, WRAPPINGS, type Wrapping } from "../support/translator.ts";

// As `main.tsx` does before it draws.
outliveTranslators();

const OPEN = [paths.home, paths.pricing, paths.auth.login, paths.auth.signup, paths.auth.forgotPassword];
/** What ends the test's own page, or asks the system. */
const LEFT_ALONE = /sign out|log out|google|print/i;

let ids: Record<"order" | "product", string>;
beforeEach(() => {
  const owner = signedInOwner();
  const product = putProduct(owner, { title: "Bud vase", stock: 2 });
  const order = putOrder(owner);
  answerActs(owner);
  ids = { order: order.id, product };
  const at = new Date();
  const link = { ...PLAIN_LINK, type: "web", title: "Our kiln", url: "https://kiln.example.test/", order: "a0" };
  store.set(documents.link(owner.uid, "link-1"), { ...link, createdAt: at, updatedAt: at });
});

const addressOf = (path: string) =>
  path.replace(/(orders|products)\/:id/, (_, noun) => `${noun}/${noun === "orders" ? ids.order : ids.product}`);

/** Two frames: what has been pressed is drawn by then. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function buttons(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>("button, summary, [role=tab], [role=switch], [role=menuitem]");
  return [...all].filter((one) => one.checkVisibility() && !one.matches(":disabled") && !LEFT_ALONE.test(one.textContent ?? ""));
}

/** Ids that two elements share, of which a label or a link finds only one. */
function sharedIds(): string[] {
  const all = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return all.filter((id, at) => all.indexOf(id) !== at);
}

function expectAlive(after: string): void {
  expect(sharedIds(), after).toEqual([]);
  expect(document.querySelector(".fault__title")?.textContent ?? "", after).toBe("");
  // Most commands have no answer here: a refusal is one more thing that a translated screen says.
  expect(
    takeComplaints().filter((one) => !one.startsWith("no answer for the command")),
    after,
  ).toEqual([]);
}

async function useTranslated(path: string, wrapping: Wrapping, most: number): Promise<void> {
  const screen = await openScreen(path);
  expectAlive(path);
  const step = async (name: string, act: () => unknown) => {
    translate(document.body, wrapping);
    await act();
    await drawn();
    expectAlive(`${path}: ${name}`);
  };
  for (let at = 0; at < most; at++) {
    const one = buttons()[at];
    if (one) await step(`pressed ${one.textContent || one.ariaLabel}`, () => one.click());
    if (document.querySelector("dialog[open], [role=menu]"))
      await step("closed", () => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  }
  await step("offline", () => setOnline(false));
  await step("online", () => setOnline(true));
  await step("left", () => screen.goto(paths.pricing));
  await step("come back", () => screen.goto(path));
}

const PATHS = [...SCREEN_PATHS.filter((path) => path !== builderRoute.path), ...OPEN];

test.each(PATHS)("%s works on while it is translated", (path) => useTranslated(addressOf(path), "replaced", 8), 60_000);

describe.each(WRAPPINGS.filter((one) => one !== "replaced"))("with each text %s", (wrapping) => {
  test.each(PATHS)("%s works on", { tags: ["full"], timeout: 60_000 }, (path) => useTranslated(addressOf(path), wrapping, 14));
});
