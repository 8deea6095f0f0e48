import { Failure } from "@awning/domain/errors/failure";
import { sampleOrder } from "@awning/domain/order/sample-order";
import { expect, test } from "vitest";
import { drawHtml } from "#fast-path/draw-html.ts";
import { drawView } from "../render/page-document.tsx";
import type { PageContext } from "../resolve/page-request.ts";
import { type OrderActionDependencies, submitOrderAction } from "./order-actions.ts";

const never = () => Promise.reject(new Error("not asked for"));
const nothing = async () => null;

/** An unshipped order of a shop whose public copy is deleted, which is still shown. */
const order = sampleOrder({
  delivery: "shipping",
  shipTo: { name: "Anna Berg", street: "Harbour Street 14", extra: "", postcode: "23552", city: "Lübeck", state: "", country: "DE" },
});

const NO_SHOP = {
  ...{ readSite: nothing, readVersion: nothing, readProducts: async () => [], readSlugs: async () => [], readPage: nothing },
  ...{ readLegal: nothing, readLater: nothing, readClaim: nothing, readSlots: async () => 0, readEntry: nothing },
};
const FONTS = { fonts: {} } as Pick<PageContext["assets"], "fonts">;
const ASSETS = { ...FONTS, scripts: { public: "", private: "" }, pictures: { emptyStall: "", mendedBowl: "" } };

/** The page after the buyer submits one of its forms. */
async function pressed(act: string, fields: Record<string, string>, duties: Partial<OrderActionDependencies>) {
  const all: OrderActionDependencies = {
    ...{
      takeDownload: never,
      getOrderByEmail: never,
      resendOrderLink: never,
      cancelAsBuyer: never,
      correctAsBuyer: never,
      withdrawAsBuyer: never,
      writeAsBuyer: never,
    },
    ...{
      getOrderUnchecked: nothing,
      startPayment: never,
      isPaymentOver: async () => false,
      refreshOrder: never,
      filesOfOrder: nothing,
      findInvoice: nothing,
    },
    findOrder: async () => ({ order }),
    orderTerms: async () => ({ cancelMinutes: 60, days: { zone: "UTC", country: "DE" } }),
    isSuspended: async () => false,
    ...duties,
  };
  const context = {
    reader: NO_SHOP,
    assets: ASSETS,
    siteUrl: "https://awning.example",
    mediaBase: "",
    firestoreEmulator: null,
    now: order.placedAt,
  };
  const asked = { path: `/kiln/order/${order.id}`, query: new URLSearchParams() };
  const answer = await submitOrderAction(asked, new URLSearchParams({ act, key: "k", ...fields }), "1.2.3.4", all, context);
  if (answer.type === "redirect") return { status: answer.status, html: "", to: answer.to };
  if (answer.type !== "page") throw new Error(`no page but ${answer.type}`);
  return { status: answer.page.status, html: drawHtml(drawView(answer.page.view)), to: "" };
}

const typed = {
  name: "Anna Berg, www.berg.example",
  street: "Mill road 5",
  extra: "",
  postcode: "10111",
  city: "",
  state: "",
  country: "DE",
};

test("returns a refused address as typed, with each error at its field", async () => {
  const { status, html } = await pressed("correct", typed, {});
  expect(status).toBe(400);
  expect(html).toContain('<details class="more-acts" data-untouched="true" open');
  for (const text of [typed.name, typed.street, typed.postcode]) expect(html).toContain(`value="${text}"`);
  expect(html).toMatch(/id="name-error">.*?Enter a name without a web address/);
  expect(html).toMatch(/id="city-error">.*?Enter a city\./);
  expect(html.match(/aria-invalid/g)).toHaveLength(2);
});

test("keeps a valid address when rate-limited and says how long to wait", async () => {
  const tooOften = () => Promise.reject(new Failure("too_many_requests", { retryAfterSeconds: 2400 }));
  const { html } = await pressed("correct", { ...typed, name: "Anna Berg", city: "Tallinn" }, { correctAsBuyer: tooOften });
  expect(html).toContain("Try again in about 40 minutes.");
  expect(html).toContain('value="Mill road 5"');
  expect(html).not.toContain("aria-invalid");
});

test("closes the address form after any other action", async () => {
  const { html } = await pressed(
    "cancel",
    {},
    { cancelAsBuyer: () => Promise.reject(new Failure("act_refused", { reason: "cancelled" })) },
  );
  expect(html).toContain('<details class="more-acts" data-untouched="true"><summary>Edit address');
  expect(html).toContain('value="Harbour Street 14"');
});

test("passes on a buyer's message and redirects to its conversation", async () => {
  const written: unknown[] = [];
  const { status, to } = await pressed(
    "write",
    { message: "Is it dishwasher safe?" },
    {
      writeAsBuyer: async (...all) => {
        written.push(all);
        return { conversationId: "c1", key: "ck" };
      },
    },
  );
  expect([status, to]).toEqual([303, "/kiln/chat?conversation=c1&key=ck#end"]);
  expect(written).toEqual([
    [{ username: "kiln", orderId: order.id, key: "k" }, { key: "k", email: "", text: "Is it dishwasher safe?" }, "1.2.3.4"],
  ]);
});

test("returns a refused message as typed", async () => {
  const refuse = () => Promise.reject(new Failure("too_many_requests", { retryAfterSeconds: 3600 }));
  const { status, html } = await pressed("write", { message: "Where is it?" }, { writeAsBuyer: refuse });
  expect(status).toBe(429);
  expect(html).toContain("Where is it?</textarea>");
});
