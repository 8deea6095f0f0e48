import { FULFILMENT_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES } from "@awning/domain/order/order";
import { sampleOrder } from "@awning/domain/order/sample-order";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toBuyerOrder } from "./buyer-order.ts";
import { toOrderStub } from "./order-stub.ts";
import { SiteConfirmation } from "./site-confirmation.tsx";
import { SiteOrder } from "./site-order.tsx";

const shop = { username: "kiln", displayName: "Kiln", avatar: null, language: "en" };
const access = { action: "/kiln/order/o1", key: "k" };

function expectForm(html: string, ...fields: string[]): void {
  const form = /<section class="panel" id="write">.*?<\/section>/s.exec(html)?.[0] ?? "";
  for (const part of ["Message Kiln", 'method="post"', 'name="message"', 'value="write" name="act"', ...fields])
    expect(form).toContain(part);
}

const STATES = ORDER_STATUSES.flatMap((status) =>
  PAYMENT_STATUSES.flatMap((paymentStatus) => FULFILMENT_STATUSES.map((fulfilmentStatus) => ({ status, paymentStatus, fulfilmentStatus }))),
);

test("offers a message to the seller in every state of an order", () => {
  expect(STATES.length).toBeGreaterThan(100);
  for (const state of STATES) {
    const order = toBuyerOrder(sampleOrder(state));
    expectForm(
      renderToStaticMarkup(<SiteOrder shop={shop} mediaBase="" order={order} access={access} action={access.action} />),
      'name="key" value="k"',
    );
  }
});

test("offers it on the confirmation, on an order shown by email address, and without the key", () => {
  const placed = sampleOrder({ buyer: { name: "Ada", email: "ada@example.test", phone: "", locale: "en" } });
  const order = toBuyerOrder(placed);
  expectForm(renderToStaticMarkup(<SiteConfirmation shop={shop} mediaBase="" order={order} orderUrl="/o" access={access} />), 'value="k"');
  expectForm(
    renderToStaticMarkup(<SiteOrder shop={shop} mediaBase="" order={order} action="/o" />),
    'name="email" value="ada@example.test"',
  );
  expectForm(
    renderToStaticMarkup(<SiteOrder shop={shop} mediaBase="" order={null} stub={toOrderStub(placed)} action="/o" />),
    "Email you ordered with",
  );
});

test("asks for an email address when the order has none", () => {
  const order = toBuyerOrder(sampleOrder({ buyer: { name: "", email: "", phone: "", locale: "en" } }));
  expectForm(
    renderToStaticMarkup(<SiteOrder shop={shop} mediaBase="" order={order} access={access} action="/o" />),
    "Your email",
    'value="k"',
  );
});
