import { isIPv6 } from "node:net";
import { config } from "./config.ts";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

type Asked = { headers: Headers; socket?: { remoteAddress?: string | undefined } };

/**
 * The network a request came from, for rate limits: an IPv6 address stands for its /64 network, which one person usually
 * has alone.
 */
export function clientAddress(request: Asked): string {
  return networkOf(fullClientAddress(request));
}

/**
 * The whole address a request came from. The CDN's own header counts; of `x-forwarded-for` only the last entry, because
 * callers can write the earlier ones themselves.
 */
export function fullClientAddress(request: Asked): string {
  const fromCdn = first(request.headers[config().clientAddressHeader]);
  const forwarded = first(request.headers["x-forwarded-for"])?.split(",").at(-1)?.trim();
  return (fromCdn || forwarded || request.socket?.remoteAddress || "unknown").replace(/^::ffff:/i, "").slice(0, 64);
}

function first(value: string | string[] | undefined): string | undefined {
  return (Array.isArray(value) ? value.at(-1) : value)?.trim();
}

function networkOf(plain: string): string {
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = plain.includes("::") ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right] : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
