import { expect, test } from "vitest";
import { cartLine, makeCardOwner, makeProduct, orderInput } from "../../support/builders.ts";
import { listSessions, openPayPage } from "../../support/card.ts";
import { refusalOf, run } from "../../support/clients.ts";

test("a total below the provider's least is not offered to cards and refused when one is asked for; one item more and it is", async () => {
  const owner = await makeCardOwner();
  const pin = await makeProduct(owner, { price: 30 });
  const quoteOf = (pieces: number) => run("quote", { username: owner.username, lines: [cartLine(pin, pieces)], delivery: "pickup" });

  const small = await quoteOf(1);
  expect(small).toMatchObject({ total: 30, noCard: "too_small" });
  expect(small.payments).not.toContain("card");
  const input = orderInput(owner, small, { lines: [cartLine(pin, 1)], payment: "card" });
  expect(await refusalOf("place-order", input)).toMatchObject({ code: "method_unavailable", details: { method: "payment" } });

  const enough = await quoteOf(2);
  expect(enough).toMatchObject({ total: 60, noCard: null });
  expect(enough.payments).toContain("card");
  const order = await run("place-order", orderInput(owner, enough, { lines: [cartLine(pin, 2)], payment: "card" }));
  await openPayPage({ paymentUrl: order.paymentUrl ?? "" });
  expect(await listSessions(order.orderId)).toMatchObject([{ amount: 60, currency: "eur" }]);
});
