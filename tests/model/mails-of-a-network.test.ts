// One network cannot have us write to any number of strangers: what mails an address that anyone typed counts together, over all sites.
import "../support/model/stand-ins.ts";
import { Failure } from "@awning/domain/errors/failure";
import { expect } from "vitest";
import { signUpContact } from "../../functions/src/contact/sign-up-contact.ts";
import { limitRate } from "../../functions/src/data/core/rate-limits.ts";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { product } from "../support/model/product.ts";
import { BUYERS, SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const { limit } = RATE_LIMITS["mail-anybody.client"];
const REFUSED = new Failure("too_many_requests", { retryAfterSeconds: expect.any(Number) });
const NETWORK = "10.3.0.1";

/** What a buyer sends, each time as another buyer; `by` is a way to pay that the shop has. */
async function checkout(world: World, by: "transfer" | "card") {
  const items = [{ item: 2, quantity: 1 as const }];
  const order = { do: "order", buyer: BUYERS[0], items, delivery: "shipping", payment: by, code: "", again: null } as const;
  await prepare(world, { ...order, isChanged: false })?.();
  const input = world.checkouts.at(-1);
  if (!input) throw new Error("nothing was ordered");
  expect(input.payment).toBe(by);
  return (buyer: number, network = NETWORK) =>
    product.placeOrder({ ...input, key: `${input.key}-${buyer}`, buyer: { ...input.buyer, email: `buyer${buyer}@example.test` } }, network);
}

test("unpaid orders and sign-ups of one network count together; who pays by card, and other networks, order on", async ({ world }) => {
  const [unpaid, paid] = [await checkout(world, "transfer"), await checkout(world, "card")];
  const signUp = (network: string) => signUpContact({ siteId: SITE, email: "ada@example.test", consent: "Yes", source: "home" }, network);
  for (let mails = 1; mails < limit; mails++) await limitRate("mail-anybody.client", NETWORK, Date.now());
  await paid(1);
  await unpaid(2);
  await expect(unpaid(3)).rejects.toEqual(REFUSED);
  await expect(signUp(NETWORK)).rejects.toEqual(REFUSED);
  await paid(4);
  await unpaid(5, "10.3.0.2");
  await signUp("10.3.0.2");
});

test("a repeated order and one that is refused cause no mail, so they do not count", async ({ world }) => {
  const unpaid = await checkout(world, "transfer");
  for (let mails = 2; mails < limit; mails++) await limitRate("mail-anybody.client", NETWORK, Date.now());
  const first = await unpaid(1);
  expect(await unpaid(1)).toEqual(first);
  await unpaid(2);
  await expect(unpaid(3)).rejects.toEqual(REFUSED);
});
