import { bookingPaths } from "@awning/domain/booking/paths";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { collections } from "@awning/domain/routes/firestore-paths";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { addDays } from "@awning/domain/time/zoned-time";
import type { BrowserContextOptions, Page } from "playwright-core";
import { openBookable } from "../../tests/support/bookings.ts";
import { cartLine, makeCardOwner, type Owner, randomAddress, randomEmail, randomName } from "../../tests/support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, typeAddress, typeContact } from "../../tests/support/buying.ts";
import { postApi, run } from "../../tests/support/clients.ts";
import { PERSONS_BROWSER, postBeacon } from "../../tests/support/counting.ts";
import { admin } from "../../tests/support/emulators.ts";
import { signedInState } from "../../tests/support/signed-in-state.ts";
import { htmlOnce } from "../../tests/support/site-pages.ts";
import type { Open, Trace } from "./counted-site.ts";

const SLUG = "bud-vase";
/** A person on a phone: what a program looks at is counted as a program's. */
export const VISITOR = {
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  userAgent: PERSONS_BROWSER,
} as const satisfies BrowserContextOptions;

/** An open shop that takes transfers, cash and cards, with one vase for €28. */
async function openShop(): Promise<{ owner: Owner; productId: string }> {
  const owner = await makeCardOwner();
  return { owner, productId: await onShelf(owner, { slug: SLUG, stock: 40 }) };
}

/** Goes to a page and reads it: the beacon of a visit is sent once the page is shown. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
}

export async function openAsOwner(open: Open, { email, password }: Owner): Promise<Page> {
  return open({ viewport: { width: 1280, height: 900 }, storageState: await signedInState(email, password) });
}

/** Opens a screen of the dashboard and waits until it stands. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
}

type Way = "Bank transfer" | "Cash on pickup" | "Card";

/** From the page of a product to the confirmation, or to the provider's page for a card. */
async function checkOut(page: Page, { username }: Owner, way: Way): Promise<void> {
  await visit(page, sitePaths.product(username, SLUG));
  await page.getByRole("button", { name: "Buy now" }).click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await typeContact(page, randomEmail());
  if (way === "Cash on pickup") {
    await page.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
    // A total that is still for shipping would be asked about first.
    await page.locator("[data-money=pay]").filter({ hasText: "€28.00" }).waitFor();
  } else await typeAddress(page);
  await page.getByText(way, { exact: true }).click();
  await consent(page);
  await orderButton(page).click();
  if (way === "Card") await page.waitForURL((url) => url.pathname.startsWith("/pay/"));
  else await onConfirmation(page, username);
}

function checkout(way: Way): Trace["prepare"] {
  return async (open) => {
    const { owner } = await openShop();
    const page = await open(VISITOR);
    return () => checkOut(page, owner, way);
  };
}

const CHAT_EACH = 5;
export const EVENTS_OF_A_DAY = 100;

/** What people do on a site, each on a shop of its own. */
export const TRACES = [
  {
    name: "a visit",
    prepare: async (open) => {
      const { owner } = await openShop();
      const page = await open(VISITOR);
      return () => visit(page, sitePaths.home(owner.username));
    },
  },
  {
    name: "a product view",
    prepare: async (open) => {
      const { owner } = await openShop();
      const page = await open(VISITOR);
      return () => visit(page, sitePaths.product(owner.username, SLUG));
    },
  },
  { name: "a checkout by transfer", prepare: checkout("Bank transfer") },
  { name: "a checkout for cash", prepare: checkout("Cash on pickup") },
  { name: "a checkout by card, not paid", prepare: checkout("Card") },
  {
    name: "a card sale",
    prepare: async (open) => {
      const { owner } = await openShop();
      const page = await open(VISITOR);
      return async () => {
        await checkOut(page, owner, "Card");
        await page.getByRole("button", { name: "Pay", exact: true }).click();
        await onConfirmation(page, owner.username);
      };
    },
  },
  {
    name: "a booking",
    prepare: async (open) => {
      const { owner } = await openBookable();
      const page = await open({ ...VISITOR, timezoneId: "Europe/Berlin" });
      const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
      return async () => {
        await visit(page, `${bookingPaths.service(owner.username, "piano")}?${new URLSearchParams({ day, zone: "Europe/Berlin" })}`);
        await page
          .getByRole("button", { name: /^\d\d:\d\d/ })
          .nth(4)
          .click();
        await page.getByLabel("Your name").fill("Anna Berg");
        await page.getByLabel("Your email").fill(randomEmail());
        await page.getByRole("button", { name: "Book", exact: true }).click();
        await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
      };
    },
  },
  {
    name: "a chat of ten messages",
    prepare: async (open) => {
      const { owner } = await openShop();
      await admin.firestore.doc(chatDocuments.settings(owner.uid)).set({ mode: "widget", awayText: "" });
      await htmlOnce(sitePaths.home(owner.username), (html) => html.includes('data-open="chat"'));
      const desk = await openAsOwner(open, owner);
      await openScreen(desk, chatPaths.inbox);
      const visitor = await open(VISITOR);
      return async () => {
        await visit(visitor, sitePaths.home(owner.username));
        await visitor.getByRole("link", { name: "Chat" }).click();
        for (let turn = 1; turn <= CHAT_EACH; turn++) {
          await visitor.getByLabel("Message", { exact: true }).fill(`Question ${turn}`);
          await visitor.getByRole("button", { name: "Send" }).click();
          if (turn === 1) await desk.getByRole("link", { name: /Question 1/ }).click();
          await desk.getByRole("log", { name: "Messages" }).getByText(`Question ${turn}`).waitFor();
          await desk.getByRole("textbox", { name: "Your message" }).fill(`Answer ${turn}`);
          await desk.keyboard.press("Enter");
          await visitor.locator(".talk").getByText(`Answer ${turn}`, { exact: true }).waitFor();
        }
      };
    },
  },
  {
    name: "a day of an owner",
    prepare: async (open) => {
      const { owner, productId } = await openShop();
      const desk = await openAsOwner(open, owner);
      return async () => {
        await openScreen(desk, paths.dashboard);
        await openScreen(desk, paths.orders);
        await openScreen(desk, paths.product(productId));
        await desk.getByLabel("Price", { exact: true }).fill("31");
        await desk.getByLabel("Price", { exact: true }).press("Tab");
        await desk.getByRole("main").getByRole("status").filter({ hasText: "Saved" }).first().waitFor({ state: "attached" });
      };
    },
  },
  { name: "a look at a username", prepare: async () => () => run("check-username", { username: randomName() }) },
  {
    name: "a quote with a wrong code",
    prepare: async () => {
      const { owner, productId } = await openShop();
      return () => run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup", code: "NEVER-10" });
    },
  },
  { name: `a closed day of ${EVENTS_OF_A_DAY} events`, prepare: closingOfADay },
] as const satisfies readonly Trace[];

/** Visitors' events, moved to yesterday; the act is the job that closes the day. */
async function closingOfADay(): Promise<() => Promise<unknown>> {
  const { owner } = await openShop();
  for (let index = 0; index < EVENTS_OF_A_DAY; index++) {
    const told = { kind: "view", site: owner.username, target: sitePaths.home(owner.username), zone: "Europe/Berlin" };
    const { status } = await postBeacon(told, { address: randomAddress() });
    if (status !== 204) throw new Error(`An event was answered with ${status}.`);
  }
  const chunks = await admin.firestore.collection(collections.visitChunks(owner.uid)).get();
  for (const one of chunks.docs) await one.ref.update({ day: addDays(String(one.get("day")), -1), sweepAt: new Date(Date.now() - 60_000) });
  return () => sweep("hourly");
}

/** Runs the scheduled jobs of a group once. */
export async function sweep(group: string): Promise<void> {
  const answer = await postApi("run-sweep", { group });
  if (answer.status !== 200) throw new Error(`The jobs answered ${answer.status}: ${await answer.text()}`);
}
