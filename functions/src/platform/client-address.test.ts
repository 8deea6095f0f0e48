import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  [{ "fastly-client-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.1" }, "203.0.113.7"],
  [{ "x-forwarded-for": "1.2.3.4, 198.51.100.1" }, "198.51.100.1"],
  [{ "x-forwarded-for": "::ffff:198.51.100.1" }, "198.51.100.1"],
  [{}, "192.0.2.1"],
])("of %o the address that the caller cannot choose counts", (headers, expected) => {
  expect(clientAddress({ headers, socket: { remoteAddress: "192.0.2.1" } })).toBe(expected);
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("the network of %s is %s", (address, network) => {
  expect(clientAddress({ headers: { "fastly-client-ip": address } })).toBe(network);
});
