import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { HOST_MAX, leadsToRefused, REFUSED_HOSTS, refusedHost, spelledHost, withoutRefusedLinks } from "./refused-hosts.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("every entry is a serialized host and refused with its subdomains, in any spelling", () => {
  expect(REFUSED_HOSTS.size).toBeGreaterThan(50);
  for (const host of REFUSED_HOSTS) {
    expect(new URL(`https://${host}/`).hostname).toBe(host);
    expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    for (const url of [`https://${host}/`, `http://WWW.${host.toUpperCase()}:8080/a?b#c`, `https://a.b.${host}./x`])
      expect(refusedHost(url), url).toBe(host);
    for (const url of [`https://not${host}/`, `https://${host}.example.test/`, `https://a.example.test/${host}?u=https://${host}/`])
      expect(refusedHost(url), url).toBeNull();
  }
});

test("refuses a host in other letters by its encoded form", () => {
  expect(refusedHost("https://yoütu.be/watch")).toBe("xn--yotu-1ra.be");
  expect(refusedHost("https://ｇrabify.link/x")).toBe("grabify.link");
});

test("only web addresses have a host to refuse", () => {
  for (const url of ["", "grabify.link", "mailto:us@grabify.link", "tel:+4930", "https://", "javascript:grabify.link"])
    expect(refusedHost(url), url).toBeNull();
});

test("refuses anything longer than a host, but not a sentence", () => {
  for (const host of ["a".repeat(HOST_MAX + 1), "a.".repeat(4990), `${"ü.".repeat(200)}example`, "%61".repeat(HOST_MAX + 1)])
    for (const url of [`https://${host}`, `https://me:${"x".repeat(5000)}@${host}/a`]) expect(refusedHost(url), url).toHaveLength(HOST_MAX);
  expect(refusedHost(`https://${"a".repeat(60)}.example/${"b".repeat(9000)}`)).toBeNull();
  expect(refusedHost(`https://kiln.example.test ${"is our new page ".repeat(100)}`)).toBeNull();
  expect(refusedHost(`https://me:${"x".repeat(9000)}@grabify.link/`)).toBe("grabify.link");
});

/** Of any length: labels, escapes, listed hosts and delimiters. */
const part = fc.oneof(
  fc.constantFrom("a.", ".", "/", "\\", "?", "#", "@", ":", ":80", " ", "\t", "%2e", "%67", "ü", "xn--", "https://", ...REFUSED_HOSTS),
  fc.string({ maxLength: 5 }),
);
const typedAddress = fc
  .tuple(fc.constantFrom("https://", "http:", "HTTP:\\\\", ""), fc.array(part, { maxLength: 8 }))
  .map(([scheme, parts]) => scheme + parts.join(""));

test("refuses an address by the host that a browser would open", () => {
  fc.assert(
    fc.property(typedAddress, (url) => {
      const host = /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).hostname.replace(/\.+$/, "") : "";
      const entry = [...REFUSED_HOSTS].find((one) => host === one || host.endsWith(`.${one}`)) ?? null;
      fc.pre(host.length <= HOST_MAX);
      expect(refusedHost(url)).toBe(entry);
    }),
    { numRuns: 2000 },
  );
});

test("a longer address takes no more steps", () => {
  const repeated = fc.tuple(typedAddress, part, fc.integer({ min: 0, max: 20_000 }));
  const looks = vi.spyOn(REFUSED_HOSTS, "has");
  const parses = vi.spyOn(URL, "canParse");
  fc.assert(
    fc.property(repeated, ([start, unit, times]) => {
      looks.mockClear();
      parses.mockClear();
      const url = start + unit.repeat(times);
      for (const look of [refusedHost, spelledHost]) look(url);
      expect(looks.mock.calls.length).toBeLessThanOrEqual(3);
      const parsed = parses.mock.calls.reduce((sum, [text]) => sum + String(text).length, 0);
      expect(parsed).toBeLessThanOrEqual(2 * (HOST_MAX * 3 + 8));
    }),
  );
});

test("removes the link of such an address from text", () => {
  const text = "See https://kiln.example.test/ and HTTPS://grabify.link/x, http://a.iplogger.org\nbye";
  expect(withoutRefusedLinks(text)).toBe("See https://kiln.example.test/ and grabify.link/x, a.iplogger.org\nbye");
});

test("encodes an internationalized host", () => {
  expect(spelledHost("https://аpple.com/")).toBe("xn--pple-43d.com");
  expect(spelledHost("https://shop.bücher.example/")).toBe("shop.xn--bcher-kva.example");
  for (const url of ["https://apple.com/xn--a", "mailto:a@xn--a.example", ""]) expect(spelledHost(url), url).toBeNull();
});

test("finds refused hosts anywhere in plain data", () => {
  expect(leadsToRefused({ text: [{ runs: [{ text: "a", link: "https://x.grabify.link/" }] }] })).toBe(true);
  expect(leadsToRefused({ text: "grabify.link", url: "", at: null, n: 1, list: [undefined, true] })).toBe(false);
});
