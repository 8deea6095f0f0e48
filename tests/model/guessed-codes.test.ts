// Trying out code after code finds none, and shuts nobody out of their basket.
import "../support/model/stand-ins.ts";
import { expect, vi } from "vitest";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { quoteCart } from "../support/model/product.ts";
import { BUYERS, linesOf, USERNAME } from "../support/model/shop.ts";
import { openWorld } from "../support/model/world.ts";

const { limit, windowMs } = RATE_LIMITS["unknown-code.client"];
const items = [{ item: 0, quantity: 1 as const }];

async function asked(code: string, { network = "10.3.0.1", email = null as string | null } = {}) {
  const cart = { username: USERNAME, lines: linesOf(items), delivery: "shipping" as const, country: "EE", shippingMethod: null, code };
  const { codeProblem, discount, buyable } = await quoteCart(cart, network, email);
  return { problem: codeProblem?.reason ?? null, counts: discount !== null, buyable };
}
const COUNTS = { problem: null, counts: true, buyable: true };
const UNKNOWN = { problem: "unknown", counts: false, buyable: true };

test("beyond the limit every code is unknown to that network, and the basket can be bought as before", async () => {
  await openWorld(SHAPE);
  for (let tries = 0; tries < limit - 1; tries++) expect(await asked(`GUESS-${tries}`)).toEqual(UNKNOWN);
  expect(await asked("ONCE")).toEqual(COUNTS);
  for (let tries = 0; tries < 5; tries++) expect(await asked("GUESS")).toEqual(UNKNOWN);
  expect(await asked("ONCE")).toEqual(UNKNOWN);
  expect(await asked("")).toEqual({ problem: null, counts: false, buyable: true });
  expect(await asked("ONCE", { network: "10.3.0.2" })).toEqual(COUNTS);
  vi.setSystemTime(Date.now() + windowMs);
  expect(await asked("ONCE")).toEqual(COUNTS);
});

test("a crowd of networks finds no code either, and shuts no one out who types none that are wrong", async () => {
  await openWorld(SHAPE);
  const few = RATE_LIMITS["unknown-code.wary"].limit;
  const networks = Math.ceil(RATE_LIMITS["unknown-code.site"].limit / few);
  for (let from = 0; from < networks; from++) {
    const network = `10.4.${from >> 8}.${from & 255}`;
    for (let tries = 0; tries < few; tries++) expect(await asked(`GUESS-${from}-${tries}`, { network })).toEqual(UNKNOWN);
  }
  expect(await asked("ONCE", { network: "10.4.0.0" })).toEqual(UNKNOWN);
  const typist = { network: "10.5.0.1" };
  expect(await asked("ONCF", typist)).toEqual(UNKNOWN);
  expect(await asked("ONCE", typist)).toEqual(COUNTS);
});

test("who has said who they are is told that they have used a code, and that is no way to try out mailboxes", async ({ world }) => {
  const order = { do: "order", buyer: BUYERS[0], items, delivery: "shipping", payment: "transfer", code: "ONCE", again: null } as const;
  await prepare(world, { ...order, isChanged: false })?.();
  const [input] = world.checkouts;
  const email = input?.buyer.email ?? "";
  expect(await asked("ONCE")).toEqual(COUNTS);
  for (let tries = 0; tries < limit; tries++)
    expect(await asked("ONCE", { email })).toMatchObject({ problem: tries < limit - 1 ? "used_by_you" : "unknown" });
  expect(await asked("ONCE", { email: "somebody@example.test" })).toEqual(UNKNOWN);
});

test("someone with every network of a /48 tries ten times as many codes as one of them, and others behind it are told so too", async () => {
  await openWorld(SHAPE);
  const network = (index: number) => `2001:db8:1:${index.toString(16)}::/64`;
  expect(await asked("ONCE", { network: network(0) })).toEqual(COUNTS);
  for (let tries = 0; tries < limit * 10; tries++) await asked("GUESS", { network: network(tries % 1000) });
  expect(await asked("ONCE", { network: network(2000) })).toEqual(UNKNOWN);
  expect(await asked("ONCE", { network: "2001:db8:2:0::/64" })).toEqual(COUNTS);
});
