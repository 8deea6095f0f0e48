import { BlockList, isIP, isIPv6 } from "node:net";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

type Asked = { headers: Headers; socket?: { remoteAddress?: string | undefined } };

/** Names the caller in development builds, so that tests do not share rate limits. */
export const DEVELOPMENT_ADDRESS_HEADER = "x-development-address";

/**
 * Google's own networks, from which Firebase Hosting calls functions: those in gstatic.com/ipranges/goog.json but not in cloud.json, so
 * that a rented Google Cloud machine cannot pose as Hosting. A missing network grants nothing: visitors then share Hosting's limits, which
 * `npm run deploy:check` reports.
 */
const HOSTING = new BlockList();
for (const network of [
  "64.233.160.0/19",
  "66.102.0.0/20",
  "66.249.64.0/19",
  "72.14.192.0/18",
  "74.125.0.0/16",
  "108.177.0.0/17",
  "142.250.0.0/15",
  "172.217.0.0/16",
  "172.253.0.0/16",
  "173.194.0.0/16",
  "192.178.0.0/15",
  "209.85.128.0/17",
  "216.58.192.0/19",
  "216.239.32.0/19",
  "2001:4860::/32",
  "2404:6800::/32",
  "2607:f8b0::/32",
  "2800:3f0::/32",
  "2a00:1450::/32",
  "2c0f:fb50::/32",
]) {
  const [address = "", bits] = network.split("/");
  HOSTING.addSubnet(address, Number(bits), isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * The client's network for rate limits: an IPv6 address becomes its /64, which usually belongs to one person. Limits also count its /48
 * (`countedAs`).
 */
export function clientAddress(request: Asked): string {
  return networkOf(fullClientAddress(request));
}

/**
 * The client's full address. Google's front end appends the peer to `x-forwarded-for`: on a direct call that is the client; through Hosting
 * it is Hosting, and the entry before it is the client. Callers can forge all other entries and headers (docs/decisions/079).
 */
export function fullClientAddress({ headers, socket }: Asked): string {
  const named = __DEVELOPMENT__ ? first(headers[DEVELOPMENT_ADDRESS_HEADER]) : undefined;
  if (named) return named;
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").map(plain).filter(Boolean);
  const [before, last] = [forwarded.at(-2), forwarded.at(-1)];
  return (last && before && isHosting(last) ? before : (last ?? plain(socket?.remoteAddress ?? ""))) || "unknown";
}

/** Whether Firebase Hosting calls functions from this address. */
export function isHosting(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && HOSTING.check(address, family === 6 ? "ipv6" : "ipv4");
}

function first(value: string | string[] | undefined): string | undefined {
  return [value ?? []].flat()[0]?.trim();
}

function plain(address: string): string {
  return address
    .trim()
    .replace(/^::ffff:/i, "")
    .slice(0, 64);
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = address.includes("::")
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
