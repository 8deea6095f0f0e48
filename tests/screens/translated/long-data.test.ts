import { encodeRow, NO_TRAITS } from "@awning/domain/analytics/event";
import { sourceOf } from "@awning/domain/analytics/source";
import { CALENDAR_NAME_MAX } from "@awning/domain/booking/calendars/calendar";
import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { FIRST_SCHEDULE_ID } from "@awning/domain/booking/schedule";
import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { REPLY_TEXT_MAX, SHORTCUT_MAX } from "@awning/domain/chat/desk";
import { DISCOUNT_LIMIT_MAX } from "@awning/domain/discount/discount";
import { MONEY_MAX } from "@awning/domain/money/money";
import { DEVICE_NAME_MAX } from "@awning/domain/notification/device";
import { NOTIFICATION_TITLE_MAX } from "@awning/domain/notification/notification";
import { sampleLine } from "@awning/domain/order/sample-order";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { builderRoute } from "../../../web/src/app/private-routes.ts";
import { putConversation } from "../support/conversations.ts";
import { ownerOfEverything, SCREEN_PATHS } from "../support/full-shop.ts";
import { putLink } from "../support/links.ts";
import { longVariants, typed, widen, wordOf } from "../support/longest.ts";
import { putNotification } from "../support/notifications.ts";
import { putOrder } from "../support/orders.ts";
import { openScreen, putProduct, store, takeComplaints } from "../support/screen.tsx";

const NARROW = { width: 320, height: 700 };

const DISCOUNT = {
  ...{ type: "amount", value: MONEY_MAX, startsAt: null, endsAt: null, minSubtotal: MONEY_MAX, productIds: [], state: "active" },
  ...{ totalLimit: DISCOUNT_LIMIT_MAX, perEmailLimit: DISCOUNT_LIMIT_MAX, used: 0 },
};
const listed = (collection: string, name: keyof typeof typed) => store.list(collection).map(({ path }) => [path, name] as const);

/** One of everything, each text of it as long as it may be and without a blank. */
function ownerOfLongThings() {
  const all = ownerOfEverything();
  const { owner } = all;
  const { uid } = owner;
  putProduct(owner, { id: "longer", ...longVariants, tags: ["tag"], price: MONEY_MAX });
  putConversation(owner, [{ by: "visitor", text: "Hello" }], { name: "Ida", email: "ida@example.test" });
  putOrder(
    owner,
    { total: MONEY_MAX, privateNote: "note", lines: [sampleLine("longer", 2, { sku: "sku", variantName: "Oat" })] },
    { type: "mark_paid" },
    { type: "fulfil", tracking: { carrier: "Post", number: "1", url: "" } },
  );
  store.set(documents.discount(uid, "A".repeat(30)), { ...DISCOUNT, createdAt: new Date(), updatedAt: new Date() });
  store.set(documents.sellerSettings(uid), { name: "Ida", address: "Lane 3", email: "", taxNumber: "", note: "" });
  store.set(informationDocuments.profileSettings(uid), { email: "ida@example.test", phone: "", address: "Lane 3" });
  store.set(chatDocuments.settings(uid), { mode: "widget", awayText: "Back soon" });
  putLink(owner, { title: "Our kiln", isArchived: true });
  putNotification(owner, "long", { title: wordOf(NOTIFICATION_TITLE_MAX) });
  const device = { id: "a".repeat(20), endpoint: "https://push.example.test/1", p256dh: "p".repeat(87), auth: "a".repeat(22), place: 1 };
  store.set(informationDocuments.deviceSettings(uid), { devices: { [device.id]: { ...device, name: wordOf(DEVICE_NAME_MAX) } } });
  store.set(chatDocuments.savedReplies(uid), {
    rows: { aaaaaaaa: { id: "aaaaaaaa", shortcut: wordOf(SHORTCUT_MAX), text: wordOf(REPLY_TEXT_MAX), place: 1 } },
  });
  const at = new Date();
  store.set(documents.mail("order-received.long"), {
    ...{ kind: "order-received", to: `${wordOf(240).toLowerCase()}@example.test`, state: "failed", attempts: 1, lastError: wordOf(500) },
    subject: { uid: null, siteId: uid, orderId: "o1", reservationId: null, part: "" },
    ...{ messageId: null, notBefore: at, leaseUntil: null, createdAt: at, sentAt: at, expireAt: at },
  });
  store.set(bookingDocuments.calendar(uid, `${FIRST_SCHEDULE_ID}_0`), {
    ...{ scheduleId: FIRST_SCHEDULE_ID, name: wordOf(CALENDAR_NAME_MAX), address: "https://calendar.test/secret.ics" },
    ...{ addedAt: at, dueAt: at, readAt: at, counts: {}, failing: null },
  });
  const today = at.toISOString().slice(0, 10);
  store.set(documents.visitChunk(uid, `${today}-a-0`), { day: today, rows: longVisits() });
  const conversations = listed(chatCollections.conversations(uid), "conversation");
  const places = [
    [documents.site(uid), "site"],
    [documents.shopSettings(uid), "shop"],
    [documents.sellerSettings(uid), "seller"],
    [informationDocuments.profileSettings(uid), "profile"],
    [chatDocuments.settings(uid), "chat"],
    ...listed(collections.links(uid), "link"),
    ...listed(collections.archivedLinks(uid), "link"),
    ...listed(collections.products(uid), "product"),
    ...listed(collections.collections(uid), "collection"),
    ...listed(collections.orders(uid), "order"),
    ...listed(collections.pages(uid), "page"),
    ...listed(collections.persons(uid), "person"),
    ...listed(bookingCollections.services(uid), "service"),
    ...listed(bookingCollections.schedules(uid), "schedule"),
    ...listed(bookingCollections.reservations(uid), "reservation"),
    ...conversations,
    ...conversations.flatMap(([path]) => listed(`${path}/messages`, "message")),
  ] as const;
  for (const [path, name] of places) expect(widen(path, typed[name]), path).toBeGreaterThan(0);
  return all;
}

/** Visits whose campaign, source and page are as long as links carry them. */
function longVisits(): string[] {
  const long = wordOf(80);
  const utm = { source: long, medium: long, campaign: long, term: long, content: long };
  const hosts = [
    { host: "", utm },
    { host: `${wordOf(60).toLowerCase()}.example`, utm: { ...utm, source: "", campaign: "" } },
  ];
  return hosts.flatMap(({ host, utm: tags }, visitor) => {
    const traits = {
      ...NO_TRAITS,
      ...sourceOf({ host, utm: tags, app: "" }),
      country: "DE",
      device: "phone",
      browser: "Safari",
      system: "iOS",
    };
    const shared = { visitor: `v${visitor}`, isBrief: false, traits };
    return ["", wordOf(60).toLowerCase()].map((target, minute) =>
      encodeRow({ kind: "view", minute, token: `t${visitor}${minute}`, target, ...shared }),
    );
  });
}

/** Whether what is too wide for it scrolls, or ends, in a box of its own. */
function isCutOff(box: Element | null): boolean {
  if (!box || box === document.body) return false;
  return getComputedStyle(box).overflowX !== "visible" || isCutOff(box.parentElement);
}

/** What makes the page wider than the window. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("#root *")].filter(
    (one) => one.getBoundingClientRect().right > clientWidth + 1 && !isCutOff(one.parentElement),
  );
  return [`${scrollWidth} px`, ...wide.slice(-5).map((one) => `<${one.tagName} class="${one.className}">`)];
}

afterEach(() => {
  document.documentElement.style.fontSize = "";
});

const OFTEN: readonly string[] = [paths.dashboard, peoplePaths.visitors, paths.links];
const SCREENS = SCREEN_PATHS.filter((path) => !OFTEN.includes(path));
/** What leaves the screen, or asks the system. */
const LEFT_ALONE = /sign out|log out|google|print/i;

/** What is wider than the sheet or the menu that is open. */
function tooWideInside(): string[] {
  const open = [...document.querySelectorAll("dialog[open], [role=menu], [popover]:popover-open")];
  return open
    .flatMap((one) => [one, ...one.querySelectorAll("*")])
    .flatMap((one) => {
      const { right, left, width } = one.getBoundingClientRect();
      const isOut = width > 0 && (right > innerWidth + 1 || left < -1) && !isCutOff(one.parentElement);
      return isOut ? [`<${one.tagName} class="${one.className}">`] : [];
    });
}

test.each(OFTEN)("long words make %s no wider than a small phone with large text", async (path) => {
  const { addressOf } = ownerOfLongThings();
  document.documentElement.style.fontSize = "200%";
  await openScreen(addressOf(path), { viewport: NARROW });
  await expect.poll(tooWide).toEqual([]);
});

test.each(SCREENS)("nor %s", { tags: ["full"] }, async (path) => {
  const { addressOf } = ownerOfLongThings();
  document.documentElement.style.fontSize = "200%";
  await openScreen(addressOf(path), { viewport: NARROW });
  await expect.poll(tooWide).toEqual([]);
  takeComplaints();
});

test("nor the list behind the bell", async () => {
  const { addressOf } = ownerOfLongThings();
  document.documentElement.style.fontSize = "200%";
  await openScreen(addressOf(paths.links), { viewport: NARROW });
  await page.getByRole("navigation", { name: "Main, phone" }).getByRole("button").click();
  await page
    .getByRole("dialog", { name: "More" })
    .getByRole("button", { name: /^Notifications/ })
    .click();
  await expect.element(page.getByRole("dialog", { name: "Notifications" }).getByRole("link").first()).toBeVisible();
  await expect.poll(tooWide).toEqual([]);
});

test.each(SCREENS.filter((path) => path !== builderRoute.path))(
  "nor does what opens on %s",
  { tags: ["full"], timeout: 120_000 },
  async (path) => {
    const { addressOf } = ownerOfLongThings();
    document.documentElement.style.fontSize = "200%";
    const screen = await openScreen(addressOf(path), { viewport: NARROW });
    const openers = () =>
      [...document.querySelectorAll<HTMLElement>("main button, main summary")].filter(
        (one) => one.checkVisibility() && !one.matches(":disabled") && !LEFT_ALONE.test(one.textContent ?? ""),
      );
    for (let at = 0; at < Math.min(12, openers().length); at++) {
      const opener = openers()[at];
      if (!opener) break;
      const name = opener.textContent || opener.ariaLabel;
      opener.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      expect([...tooWideInside(), ...tooWide()], `${path}: ${name}`).toEqual([]);
      // Each begins from the screen as it was.
      await screen.goto(paths.pricing);
      await screen.goto(addressOf(path));
    }
    takeComplaints();
  },
);
