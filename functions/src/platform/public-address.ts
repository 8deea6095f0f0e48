import { BlockList, isIP } from "node:net";

// What the registries of special purpose addresses (IANA, RFC 6890) keep for networks of one's own, for the machine itself,
// for documentation, for many at once or for later. 169.254.0.0/16 is where clouds hand out keys to whoever asks.
const SPECIAL_V4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
// Only 2000::/3 is given out. All else stays closed: loopback, `fc00::/7`, `fe80::/10`, and IPv4 in the clothes of IPv6
// (`::ffff:0:0/96`, `64:ff9b::/96`). Of what is given out these are tunnels to IPv4, experiments or documentation.
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

/**
 * Whether an IP address, as DNS or a socket gives it, is one of the open internet. Whatever is not surely one is none: names,
 * addresses with a zone, IPv4 written as IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialV4.check(address, "ipv4");
  if (isIP(address) !== 6 || address.includes("%")) return false;
  return openV6.check(address, "ipv6") && !specialV6.check(address, "ipv6");
}
