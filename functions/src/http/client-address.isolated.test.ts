import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientAddress, DEVELOPMENT_ADDRESS_HEADER } from "./client-address.ts";

const CALLER = "198.51.100.1";
const HOSTING = "142.250.32.4";
const socket = { remoteAddress: "169.254.1.1" };

// Uses the production rule; development builds only add a header.
beforeEach(() => {
  vi.stubGlobal("__DEVELOPMENT__", false);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["at a function’s own address", CALLER, CALLER],
  ["at a function’s own address with an invented chain", `203.0.113.7, ${CALLER}`, CALLER],
  ["through Hosting", `${CALLER},${HOSTING}`, CALLER],
  ["through Hosting with an invented chain", `203.0.113.7, ${CALLER}, ${HOSTING}`, CALLER],
  ["through Hosting by IPv6", `${CALLER}, 2a00:1450:4001::7`, CALLER],
  ["at its own address, naming Hosting before", `${HOSTING}, ${CALLER}`, CALLER],
  ["from a machine rented at Google, naming somebody before", `203.0.113.7, 34.91.2.3`, "34.91.2.3"],
  ["from Google itself through Hosting", `${HOSTING}, 66.102.6.10`, HOSTING],
  ["from Google itself, naming nobody", HOSTING, HOSTING],
  ["written as IPv6", `::ffff:${CALLER}`, CALLER],
  ["without a chain", "", "169.254.1.1"],
])("uses the address the caller cannot forge: %s", (_, forwarded, expected) => {
  expect(clientAddress({ headers: { "x-forwarded-for": forwarded }, socket })).toBe(expected);
});

const name = fc.constantFrom(
  "fastly-client-ip",
  "true-client-ip",
  "x-real-ip",
  "x-client-ip",
  "cf-connecting-ip",
  "forwarded",
  "x-appengine-user-ip",
  "x-fah-client-ip",
  "via",
  DEVELOPMENT_ADDRESS_HEADER,
);
const invented = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string({ maxLength: 300 }), fc.constantFrom(HOSTING, CALLER, ",", ""));

test("ignores headers that a caller can forge", () => {
  const lies = fc.record({ headers: fc.dictionary(name, invented), chain: fc.array(invented, { maxLength: 5 }) });
  fc.assert(
    fc.property(lies, fc.boolean(), ({ headers, chain }, isThroughHosting) => {
      const forwarded = [...chain, CALLER, ...(isThroughHosting ? [HOSTING] : [])].join(", ");
      expect(clientAddress({ headers: { ...headers, "x-forwarded-for": forwarded }, socket })).toBe(CALLER);
    }),
  );
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("maps %s to the network %s", (address, network) => {
  expect(clientAddress({ headers: { "x-forwarded-for": address } })).toBe(network);
});
