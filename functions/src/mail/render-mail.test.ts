import { THEMES } from "@awning/domain/design/theme";
import { MAIL_KINDS } from "@awning/domain/mail/mail";
import type { Order } from "@awning/domain/order/order";
import { MAIL_WORDS_MAX } from "@awning/domain/shop/mail-settings";
import { describe, expect, test } from "vitest";
import type { OrderContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.tsx";
import { sampleContent, sampleOrderContent } from "./samples.ts";
import { MAIL_THEMES } from "./theme/mail-themes.ts";

const SITE = "https://awning.example";
const MEDIA = "https://media.example/o/";

const REFUND = {
  id: "r2",
  method: "transfer",
  amount: 1000,
  at: 1,
  by: "owner",
  state: "done",
  paymentRef: "",
  day: "",
  ref: "",
  lines: [],
  restocked: [],
  dropped: [],
  shipping: false,
} satisfies Omit<Order["refunds"][number], "reason">;

function links(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((found) => found[1] ?? "");
}
function orderContent(changes: Partial<Order> = {}): OrderContent {
  return sampleOrderContent(SITE, MEDIA, changes);
}

test.each(MAIL_KINDS)("%s has a subject, HTML and equal plain text, a calm tone and only links into our own site", async (kind) => {
  const { subject, html, text } = await renderMail(sampleContent(kind, SITE, MEDIA));
  expect(subject).toMatch(/^[^\n]{5,100}$/);
  expect(html).toMatch(/^<!DOCTYPE html/);
  expect(html).toContain("prefers-color-scheme:dark");
  expect(text).not.toMatch(/<[a-z]|&[a-z]+;|undefined|null|NaN/);
  expect(text.length).toBeGreaterThan(150);
  expect(text).toContain(links(html)[0] ?? "no link");
  expect(`${subject}${text}`).not.toContain("!");
  for (const link of links(html)) expect(link).toMatch(/^https:\/\/awning\.example\//);
});

test.each(THEMES)("uses the theme colors of a %s shop in light and dark order mails", async (theme) => {
  const content = orderContent();
  const { html } = await renderMail({ kind: "order-received", ...content, shop: { ...content.shop, theme } });
  expect(html).toContain(`bgcolor="${MAIL_THEMES[theme].light.card}"`);
  expect(html).toContain(MAIL_THEMES[theme].dark.card);
});

test("shows lines, money and days in the shop's language, how to pay and the order's link", async () => {
  const content = { ...orderContent(), locale: "de-DE" };
  const { text } = await renderMail({ kind: "order-received", ...content });
  const transfer = ["PT50 0002 0123 1234 5678 9015 4", "RF97 1042", "Kiln Stoneware"];
  for (const part of ["Speckled mug, Oat glaze", "2 × 28,00", "99,50", ...transfer, "#1042", "Freitag", "1200-385 Lisboa", content.url]) {
    expect(text).toContain(part);
  }
});

test("shows the full URL of the shop's payment page in the mail and reminder, and only for that method", async () => {
  const payUrl = "https://pay.example.test/kiln/99.50";
  for (const kind of ["order-received", "payment-reminder"] as const) {
    const { html, text } = await renderMail({ kind, ...orderContent({ paymentMethod: "link", payUrl }) });
    expect(links(html).filter((link) => !link.startsWith(SITE))).toEqual([payUrl]);
    expect(text).toContain("pay.example.test/kiln/99.50");
    expect(text).not.toContain("ank transfer");
  }
});

test("tells buyers who pay on delivery when to pay, not how to transfer", async () => {
  const changes = { paymentMethod: "on_delivery", holdUntil: null, status: "open" } as const;
  const { text } = await renderMail({ kind: "order-received", ...orderContent(changes) });
  expect(text).toContain("you pay on delivery");
  expect(text).toContain("Cash on delivery");
  expect(text).not.toContain("ank transfer");
});

test("says how long an unpaid order was held", async () => {
  const told = (changes: Partial<Order>) => renderMail({ kind: "order-expired", ...orderContent({ status: "expired", ...changes }) });
  expect((await told({ holdDays: 1 })).text).toContain("No transfer arrived within 1 day");
  expect((await told({ holdDays: 14, paymentMethod: "link" })).text).toContain("No payment arrived within 14 days");
});

test("tells the owner who canceled, what was refunded and why", async () => {
  const told = (changes: Partial<Order>, part: string) => renderMail({ kind: "order-changed", ...orderContent(changes), part });
  const refund = { ...REFUND, reason: "Chipped" };
  const back = await told({ refunds: [refund], paymentStatus: "partly_refunded" }, refund.id);
  expect(back.subject).toBe("Refund issued for order #1042");
  expect(back.text).toContain("Chipped");
  const event = { type: "cancelled", at: 1, note: "", amount: null, part: "" } as const;
  const byBuyer = await told({ status: "cancelled", events: [{ ...event, by: "buyer" }] }, "cancelled");
  expect(byBuyer.subject).toContain("by the buyer");
  const byOwner = await told({ status: "cancelled", events: [{ ...event, by: "owner" }] }, "cancelled");
  expect(byOwner.subject).not.toContain("by the buyer");
  expect(byOwner.text).not.toContain("within the time you allow");
});

test("tells buyers who pick up and pay cash where to go, not how to transfer", async () => {
  const { text } = await renderMail({
    kind: "order-received",
    ...orderContent({ delivery: "pickup", paymentMethod: "cash", shipTo: null, holdUntil: null, status: "open", shipping: 0 }),
  });
  expect(text).toContain("behind the bakery");
  expect(text).toContain("Cash on pickup");
  expect(text).not.toMatch(/transfer|Shipping/);
});

test("says a card order is paid and asks for nothing", async () => {
  const content = orderContent({ paymentMethod: "card", paymentStatus: "paid", status: "open", holdUntil: null });
  const { text } = await renderMail({ kind: "order-received", ...content });
  expect(text).toContain("It’s paid");
  expect(text).not.toMatch(/transfer|How to pay/);
});

test("asks for nothing for a free order", async () => {
  const { text } = await renderMail({ kind: "order-received", ...orderContent({ paymentStatus: "none_due", total: 0, holdUntil: null }) });
  expect(text).toContain("nothing to pay");
  expect(text).not.toContain("How to pay");
});

test("does not call a free order paid, whatever its payment method", async () => {
  for (const paymentMethod of ["card", "transfer"] as const) {
    const free = orderContent({ paymentMethod, status: "open", paymentStatus: "none_due", total: 0, holdUntil: null });
    const { html, text } = await renderMail({ kind: "order-received", ...free });
    expect(html).toContain("Nothing to pay");
    expect(text).toContain("There’s nothing to pay");
    expect(text).not.toMatch(/is paid|Payment method|How to pay/);
  }
});

test("calls a delayed order mail's order paid, even if partly refunded", async () => {
  for (const paymentStatus of ["paid", "partly_refunded", "refunded"] as const) {
    const { text } = await renderMail({ kind: "order-received", ...orderContent({ status: "open", paymentStatus, holdUntil: null }) });
    expect(text).toContain("It’s paid");
    expect(text).not.toMatch(/How to pay|IBAN/);
  }
});

test("tells the owner which products are low, and only those", async () => {
  const content = orderContent();
  const lines = content.order.lines.map((line, at) => ({ ...line, ranLow: at === 0 ? 0 : null }));
  const { subject, text } = await renderMail({ kind: "low-stock", ...content, order: { ...content.order, lines } });
  expect(subject).toBe("Sold out: Speckled mug, Oat glaze");
  expect(text).toMatch(/Speckled mug, Oat glaze\s+Sold out/);
  expect(text).not.toContain("Bud vase");
});

test("shows a line's answers, later shipment and chosen price", async () => {
  const content = orderContent();
  const [line] = content.order.lines;
  const told = { backordered: 1, chosen: true, answers: [{ label: "Which name?", answer: "Ada" }] };
  const order = { ...content.order, lines: line ? [{ ...line, ...told }] : [] };
  for (const kind of ["order-received", "new-order"] as const) {
    const { text } = await renderMail({ kind, ...content, order });
    for (const words of ["1 of 2 ships when back in stock", "Pay what you want", "Which name? Ada"]) expect(text).toContain(words);
  }
});

const KEPT = { type: "cancelled", at: 1, by: "owner", note: "", amount: null, part: "", isMoneyKept: true } as const;

test.each([
  [{ paymentStatus: "paid" }, "will refund you"],
  [{ paymentStatus: "paid", events: [KEPT] }, "isn’t refunding it"],
  [{ paymentStatus: "partly_refunded", events: [KEPT] }, "keeps the rest"],
  [{ paymentStatus: "voided" }, "Nothing is due"],
  [{ paymentStatus: "voided", paymentMethod: "cash" }, "nothing is due"],
  [{ paymentStatus: "refunded" }, "kiln refunded"],
  [{ paymentStatus: "none_due" }, "nothing to pay"],
] satisfies [Partial<Order>, string][])("says about the money of a canceled order that is %o", async (changes, words) => {
  const { text } = await renderMail({
    kind: "order-cancelled",
    ...orderContent({ status: "cancelled", cancelReason: "Broken", ...changes }),
  });
  expect(text).toContain(words);
});

test("renders untrusted text without markup or links", async () => {
  const evil = `<a href="https://evil.example/pay">Pay</a> at https://evil.example/pay or www.evil.example <img src=x onerror=alert(1)>`;
  const tracking = { carrier: evil, number: evil, url: "https://evil.example/track" };
  const hostile = orderContent({
    note: evil,
    cancelReason: evil,
    shopName: evil,
    buyer: { name: evil, email: "b@example.test", phone: evil, locale: "en" },
    shipTo: { name: evil, street: evil, extra: evil, postcode: "1", city: evil, state: evil, country: "PT" },
    instructions: { payment: evil, pickup: evil },
    shipments: [{ id: "s1", at: 0, lines: [{ line: 0, quantity: 1 }], tracking, state: "shipped" }],
  });
  hostile.words = evil;
  hostile.seller = { name: evil, address: evil, email: "", taxNumber: evil, note: evil };
  hostile.shop = { ...hostile.shop, name: evil, headline: evil };
  const lines = hostile.order.lines.slice(0, 1);
  const answers = [{ label: evil, answer: evil }];
  hostile.order = { ...hostile.order, lines: lines.map((one) => ({ ...one, title: evil, variantName: evil, ranLow: 0, answers })) };
  for (const kind of ["order-received", "new-order", "order-dispatched", "order-cancelled", "low-stock"] as const) {
    const { html } = await renderMail({ kind, ...hostile });
    const body = html.slice(html.indexOf("<body"));
    expect(body, kind).not.toMatch(/<img|onerror=a[^l]|<a [^>]*evil/);
    expect(body, kind).not.toMatch(/evil\.example|https:\/\/evil/);
    for (const link of links(html)) expect(link).toMatch(/^https:\/\/awning\.example\//);
  }
});

describe("the owner's own text", () => {
  const WITH_WORDS = ["order-received", "payment-received", "files-ready", "order-dispatched", "order-ready"] as const;
  const told = (kind: (typeof MAIL_KINDS)[number], changes: Partial<OrderContent>) => {
    const content = sampleContent(kind, SITE, MEDIA);
    if (!("words" in content)) throw new Error(`${kind} is no mail of an order`);
    return renderMail({ ...content, ...changes });
  };

  test.each(WITH_WORDS)("appears once in %s, with line breaks and marked as the shop’s", async (kind) => {
    const { html, text } = await told(kind, { words: "Wash by hand.\nNo dishwasher & no <b>oven</b>." });
    expect(text).toMatch(/Message from kiln\s+Wash by hand\.\nNo dishwasher & no <b>oven<\/b>\./);
    expect(text.split("Wash by hand.")).toHaveLength(2);
    expect(html).toContain("No dishwasher &amp; no &lt;b&gt;oven&lt;/b&gt;.");
  });

  test.each(WITH_WORDS)("leaves no trace in %s of a shop without one", async (kind) => {
    const words = "Wash by hand.";
    const marks = async (said: string) => (await told(kind, { words: said })).text.split("Message from kiln").length;
    expect(await marks("")).toBe((await marks(words)) - 1);
  });

  test("appears in no other mail", async () => {
    const others = MAIL_KINDS.filter((kind) => !WITH_WORDS.some((one) => one === kind)).filter(
      (kind) => "words" in sampleContent(kind, SITE, MEDIA),
    );
    expect(others.length).toBeGreaterThan(5);
    for (const kind of others) expect((await told(kind, { words: "Wash by hand." })).text, kind).not.toContain("Wash by hand.");
  });

  test("appears in full at its maximum length", async () => {
    const words = `${"long ".repeat((MAIL_WORDS_MAX - 5) / 5)}words`;
    expect((await told("order-received", { words })).text).toContain(words);
  });
});

describe("a product's text for buyers", () => {
  const WITH_RECEIPTS = ["order-received", "payment-received", "files-ready"] as const;
  const RECEIPT = "Keep it from frost & rain.\nMore on https://evil.example/care";
  const told = (kind: (typeof MAIL_KINDS)[number], changes: Partial<OrderContent["order"]>) => {
    const content = sampleContent(kind, SITE, MEDIA);
    if (!("order" in content)) throw new Error(`${kind} is no mail of an order`);
    const lines = content.order.lines.map((line) => ({ ...line, title: "Bud vase", receipt: RECEIPT }));
    return renderMail({ ...content, order: { ...content.order, lines, ...changes } });
  };

  test.each(WITH_RECEIPTS)("appears in %s as plain text, marked as the shop’s, only once paid", async (kind) => {
    const paid = await told(kind, { status: "open", paymentStatus: "paid" });
    expect(paid.text).toMatch(/about Bud vase\s+Keep it from frost & rain\.\nMore on/);
    expect(paid.html).toContain("Keep it from frost &amp; rain.");
    expect(paid.html).not.toContain("https://evil.example");
    const owed = await told(kind, { status: "pending", paymentStatus: "unpaid" });
    expect(owed.text + owed.html).not.toContain("Keep it from frost");
  });

  test("appears in no other mail", async () => {
    const others = MAIL_KINDS.filter((kind) => !WITH_RECEIPTS.some((one) => one === kind)).filter(
      (kind) => "order" in sampleContent(kind, SITE, MEDIA),
    );
    expect(others.length).toBeGreaterThan(5);
    for (const kind of others)
      expect((await told(kind, { status: "open", paymentStatus: "paid" })).text, kind).not.toContain("Keep it from frost");
  });
});

test("shows the seller to the buyer, as far as known, and not to the owner", async () => {
  const seller = {
    name: "Harbour pots",
    address: "Quay 3\n1011 Tartu",
    email: "pots@example.test",
    taxNumber: "EE 100",
    note: "Only for invoices",
  };
  const mail = (kind: "order-received" | "new-order", said: OrderContent["seller"]) =>
    renderMail({ kind, ...orderContent(), seller: said });
  const { text } = await mail("order-received", seller);
  expect(text).toContain("Harbour pots · Quay 3 · 1011 Tartu · Tax number EE 100 · pots@example.test");
  expect(text).not.toContain(seller.note);
  expect((await mail("order-received", { ...seller, email: "", taxNumber: "" })).text).toMatch(/1011 Tartu\n/);
  expect((await mail("order-received", null)).text).not.toContain("Tax number");
  expect((await mail("new-order", seller)).text).not.toContain("Quay 3");
});
