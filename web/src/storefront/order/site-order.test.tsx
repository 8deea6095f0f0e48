import { sampleOrder } from "@awning/domain/order/sample-order";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toBuyerOrder } from "./buyer-order.ts";
import { SiteOrder } from "./site-order.tsx";

const shop = { username: "kiln", displayName: "Kiln", avatar: null, language: "en" };

/** The page of an order that waits for a card payment but has no payment page any more. */
function drawn(email: string): string {
  const order = toBuyerOrder(sampleOrder({ status: "pending", paymentStatus: "unpaid", paymentMethod: "card" }));
  return renderToStaticMarkup(
    <SiteOrder shop={{ ...shop, email }} mediaBase="" order={order} action="/o" visit="over" payUrl={null} isPayOver />,
  );
}

test("says what the buyer can do when no payment page opens, with the shop’s public address", () => {
  const html = drawn("post@kiln.example");
  expect(html).toContain('href="mailto:post@kiln.example?subject=Another%20way%20to%20pay">ask Kiln for another way to pay</a>');
  expect(html).toContain("cancel it and order again");
  expect(html).not.toContain("try again");
});

test("offers the form on the page when the shop shows no address", () => {
  expect(drawn("")).toContain(`<a href="#write">ask Kiln for another way to pay</a>.`);
});
