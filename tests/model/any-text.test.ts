// Whatever people call things and themselves travels from every field through the order, its mails, its export and its search.
import "../support/model/stand-ins.ts";
import { commands } from "@awning/domain/api/commands";
import { toOrderCsv } from "@awning/domain/order/csv";
import { BUYER_NAME_MAX, CANCEL_REASON_MAX, ORDER_NOTE_MAX } from "@awning/domain/order/order";
import { PRODUCT_TITLE_MAX } from "@awning/domain/product/product";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { productTermsOf } from "@awning/domain/product/search";
import { documents } from "@awning/domain/routes/firestore-paths";
import { DISPLAY_NAME_MAX } from "@awning/domain/site/site";
import { cleanLine } from "@awning/domain/values/text";
import * as fc from "fast-check";
import { expect, vi } from "vitest";
import { leaseMail } from "../../functions/src/data/mail/outbox.ts";
import { getOrder } from "../../functions/src/data/order/orders.ts";
import { loadMail } from "../../functions/src/mail/load-mail.ts";
import { drawable } from "../../functions/src/storefront/picture/fit-text.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { product, quoteCart } from "../support/model/product.ts";
import { ADDRESS, BUYERS, request, SITE, USERNAME } from "../support/model/shop.ts";
import { openWorld, type World } from "../support/model/world.ts";
import { kindsOf } from "../support/stored.ts";

const character = fc.oneof(
  fc.constantFrom(
    "a",
    "é",
    " ",
    "\n",
    "😀",
    "👩‍👩‍👧",
    "e\u0301",
    "\ud83d",
    "\ude00",
    "\u200b",
    "\u202e",
    "\u0000",
    "한",
    "नि",
    "𝒜",
    "ش",
    "<",
    "&",
  ),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
);
/** What can be typed into a field: as much as it takes, and any part of that. */
function typed(max: number) {
  const text = fc.string({ unit: character, minLength: 1, maxLength: max }).map((all) => fitting(all, max));
  return fc.oneof(text, fc.constant("😀".repeat(max / 2)), fc.constant(`a${"😀".repeat(max / 2 - 1)}\ud83d`));
}

function fitting(text: string, max: number): string {
  let rest = text;
  while (cleanLine(rest).length > max) rest = rest.slice(0, -1);
  return cleanLine(rest) === "" ? "x" : rest;
}

/** A name holds no address. */
const name = (max: number) => typed(max).map((text) => fitting(text.replace(/[.:/<>]/g, "").normalize("NFC"), max));

const texts = fc.record({
  title: typed(PRODUCT_TITLE_MAX),
  variant: typed(60),
  shop: name(DISPLAY_NAME_MAX),
  buyer: name(BUYER_NAME_MAX),
  street: typed(120),
  city: typed(80),
  note: typed(ORDER_NOTE_MAX),
  reason: typed(CANCEL_REASON_MAX),
});
type Texts = typeof texts extends fc.Arbitrary<infer Value> ? Value : never;

async function placeOrder(world: World, { title, variant, shop, buyer, street, city, note }: Texts) {
  const at = (path: string) => world.database.doc(path);
  await at(documents.site(SITE)).update({ displayName: cleanLine(shop) });
  const variants = [{ id: "blue", name: cleanLine(variant), price: null }];
  const named = sampleProduct({ title: cleanLine(title), price: 3300, variants });
  await at(documents.product(SITE, "vase")).update({ title: named.title, ...kindsOf(variants), searchTerms: productTermsOf(named) });
  const lines = [{ productId: "vase", variantId: "blue", quantity: 1 }];
  const asked = { username: USERNAME, lines, delivery: "shipping" as const, country: "EE", shippingMethod: null, code: "" };
  const quote = await quoteCart(asked, "198.51.100.7");
  const input = commands["place-order"].input.parse({
    ...asked,
    key: "cart-key-of-any-text-1",
    payment: "card",
    buyer: { name: buyer, email: BUYERS[0], phone: "" },
    shipTo: { ...ADDRESS, street, city, name: buyer },
    note,
    acceptTerms: true,
    quoteHash: quote.hash,
    locale: "en",
  });
  return product.placeOrder(input, "198.51.100.7");
}

/** Each mail that waits, as it is sent: the stand-in for drawing is of no use here. */
async function waitingMails(world: World) {
  const { renderMail } = await vi.importActual<typeof import("../../functions/src/mail/render-mail.tsx")>(
    "../../functions/src/mail/render-mail.tsx",
  );
  return Promise.all(
    [...world.kicked].map(async (id) => {
      const leased = await leaseMail(id, Date.now(), `<${id}@awning.example>`);
      const loaded = leased && (await loadMail(leased.mail, Date.now()));
      return loaded ? renderMail(loaded.content) : null;
    }),
  );
}

test("any text up to the limit of its field is ordered, told, searched and exported", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (said) => {
      const world = await openWorld(SHAPE);
      const { orderId } = await placeOrder(world, said);
      const act = async (change: (rev: number) => Promise<unknown>) => change((await getOrder(SITE, orderId))?.rev ?? 0);
      const cancel = commands["act-on-order"].input.shape.act.parse({ type: "cancel", reason: said.reason, restock: true });
      await act((rev) => product.runOrderAction({ orderId, rev, act: cancel }, request()));
      const mails = (await waitingMails(world)).filter((mail) => mail !== null);
      expect(mails.length).toBeGreaterThan(1);
      for (const { subject, html, text } of mails) expect([subject, html, text].every((one) => one.isWellFormed())).toBe(true);
      const order = await getOrder(SITE, orderId);
      if (!order) throw new Error("no order");
      expect(order).toMatchObject({ buyer: { name: cleanLine(said.buyer) }, lines: [{ title: cleanLine(said.title) }] });
      expect(toOrderCsv([order]).isWellFormed()).toBe(true);
      expect(drawable(order.lines[0]?.title ?? "").isWellFormed()).toBe(true);
    }),
    { numRuns: Number(process.env.TEXTS ?? 40) },
  );
});
