import { BlockList, isIP, isIPv6 } from "node:net";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

type Asked = { headers: Headers; socket?: { remoteAddress?: string | undefined } };

/** Names the caller of a request to a development build, so that one test does not use up the limits of another. */
export const DEVELOPMENT_ADDRESS_HEADER = "x-development-address";

/**
 * Where Firebase Hosting calls functions from: networks that Google uses for itself. None of them can be rented, so nobody passes
 * for Hosting from a machine at Google Cloud. They stand in gstatic.com/ipranges/goog.json and not in cloud.json there. A network
 * that is missing lets nobody in: visitors then share the limits of Hosting's own address, which `npm run deploy:check` tells.
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
 * The network a request came from, for rate limits: an IPv6 address stands for its /64 network, which one person usually
 * has alone. The limits count the /48 around it as well (`countedAs`).
 */
export function clientAddress(request: Asked): string {
  return networkOf(fullClientAddress(request));
}

/**
 * The whole address a request came from. Google's front end appends to `x-forwarded-for` whom it sees, after whatever the caller
 * wrote there. At a function's own address that is the caller. Through Hosting it is Hosting, which has written the caller
 * before itself. No other header counts, and no other entry: callers can write those (docs/decisions/079).
 */
export function fullClientAddress({ headers, socket }: Asked): string {
  const named = __DEVELOPMENT__ ? first(headers[DEVELOPMENT_ADDRESS_HEADER]) : undefined;
  if (named) return named;
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").map(plain).filter(Boolean);
  const [before, last] = [forwarded.at(-2), forwarded.at(-1)];
  return (last && before && isHosting(last) ? before : (last ?? plain(socket?.remoteAddress ?? ""))) || "unknown";
}

/** Whether an address is one from which Firebase Hosting calls functions. */
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
