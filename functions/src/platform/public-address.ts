import { BlockList, isIP } from "node:net";

// IANA special-purpose registry (RFC 6890): private, loopback, documentation, multicast and reserved ranges. 169.254.0.0/16 is the cloud
// metadata range.
const SPECIAL_V4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
// Only 2000::/3 is public. That excludes loopback, `fc00::/7`, `fe80::/10` and IPv4-mapped ranges (`::ffff:0:0/96`, `64:ff9b::/96`). Within
// it, these ranges are IPv4 tunnels, experiments or documentation.
const OPEN_V6 = "2000::/3";
const SPECIAL_V6 = "2001::/23 2001:db8::/32 2002::/16 3fff::/20";

const listOf = (ranges: string, family: "ipv4" | "ipv6"): BlockList => {
  const list = new BlockList();
  for (const range of ranges.split(/\s+/)) {
    const [net = "", bits] = range.split("/");
    list.addSubnet(net, Number(bits), family);
  }
  return list;
};
const specialV4 = listOf(SPECIAL_V4, "ipv4");
const openV6 = listOf(OPEN_V6, "ipv6");
const specialV6 = listOf(SPECIAL_V6, "ipv6");

/** Whether an IP address is public. Rejects anything uncertain: names, zone ids, IPv4-mapped IPv6. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialV4.check(address, "ipv4");
  if (isIP(address) !== 6 || address.includes("%")) return false;
  return openV6.check(address, "ipv6") && !specialV6.check(address, "ipv6");
}
