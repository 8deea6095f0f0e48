import { expect, test } from "vitest";
import { leadsToRefused, REFUSED_HOSTS, refusedHost, spelledHost, withoutRefusedLinks } from "./refused-hosts.ts";

test("every entry is a host as browsers send it, and is refused with all that lies below it, however it is written", () => {
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

test("a host that is spelled with other letters is refused by what it stands for", () => {
  expect(refusedHost("https://yoütu.be/watch")).toBe("xn--yotu-1ra.be");
  expect(refusedHost("https://ｇrabify.link/x")).toBe("grabify.link");
});

test("what is no web address has no host to refuse", () => {
  for (const url of ["", "grabify.link", "mailto:us@grabify.link", "tel:+4930", "https://", "javascript:grabify.link"])
    expect(refusedHost(url), url).toBeNull();
});

test("in a text such an address is a text", () => {
  const text = "See https://kiln.example.test/ and HTTPS://grabify.link/x, http://a.iplogger.org\nbye";
  expect(withoutRefusedLinks(text)).toBe("See https://kiln.example.test/ and grabify.link/x, a.iplogger.org\nbye");
});

test("a host with letters beyond ASCII is spelled as browsers send it", () => {
  expect(spelledHost("https://аpple.com/")).toBe("xn--pple-43d.com");
  expect(spelledHost("https://shop.bücher.example/")).toBe("shop.xn--bcher-kva.example");
  for (const url of ["https://apple.com/xn--a", "mailto:a@xn--a.example", ""]) expect(spelledHost(url), url).toBeNull();
});

test("it is found wherever it stands in plain data", () => {
  expect(leadsToRefused({ text: [{ runs: [{ text: "a", link: "https://x.grabify.link/" }] }] })).toBe(true);
  expect(leadsToRefused({ text: "grabify.link", url: "", at: null, n: 1, list: [undefined, true] })).toBe(false);
});
