import { expect, test } from "vitest";
import { parseLinkUrl } from "./link-url.ts";

test.each([
  ["kiln.example", "https://kiln.example/"],
  ["https://Kiln.example/a?b=c", "https://kiln.example/a?b=c"],
  ["mailto:hello@kiln.example", "mailto:hello@kiln.example"],
  ["tel:+4930123456", "tel:+4930123456"],
  ["sms:+4930123456", "sms:+4930123456"],
  ["kiln.example:8443/x", "https://kiln.example:8443/x"],
  ["HTTPS://kiln.example", "https://kiln.example/"],
  ["mailto:hello@kiln.example?subject=Bowls&body=Hello", "mailto:hello@kiln.example?subject=Bowls&body=Hello"],
  ["https://kiln.example/töpfe", "https://kiln.example/t%C3%B6pfe"],
  ["https://töpfe.example/", "https://xn--tpfe-5qa.example/"],
  // Public neighbors of private ranges.
  ...["9.255.255.255", "11.0.0.1", "100.63.0.1", "100.128.0.1", "126.0.0.1", "128.0.0.1", "169.253.0.1", "172.15.0.1", "172.32.0.1"].map(
    (ip) => [`http://${ip}`, `http://${ip}/`],
  ),
  ...["192.167.0.1", "198.17.0.1", "198.20.0.1", "223.0.0.1"].map((ip) => [`http://${ip}`, `http://${ip}/`]),
  ["http://[2606:4700::1]", "http://[2606:4700::1]/"],
  ["https://localhost.example/", "https://localhost.example/"],
])("%s becomes %s", (typed, url) => {
  expect(parseLinkUrl(typed)).toEqual({ url });
});

test.each([
  ["javascript:alert(1)", "scheme_refused"],
  ["JaVaScRiPt:alert(1)", "scheme_refused"],
  ["java\tscript:alert(1)", "not_a_url"],
  ["\u0001javascript:alert(1)", "not_a_url"],
  ["data:text/html,<script>alert(1)</script>", "scheme_refused"],
  ["vbscript:x", "scheme_refused"],
  ["file:///etc/passwd", "scheme_refused"],
  ["blob:https://x.example/1", "scheme_refused"],
  ["https://user:pass@kiln.example", "has_credentials"],
  ["https://kiln", "not_a_url"],
  ["", "empty"],
  ["https://", "not_a_url"],
  ["https://kiln.example/a b", "not_a_url"],
  [`https://kiln.example/${"a".repeat(2050)}`, "too_long"],
  ["tel:", "not_a_url"],
])("%j is refused", (typed, reason) => {
  expect(parseLinkUrl(typed)).toEqual({ reason });
});

test.each([
  [
    "the machine itself",
    [
      "http://127.0.0.1:8080/",
      "http://127.1",
      "http://2130706433/",
      "http://0x7f.1/",
      "http://0/",
      "http://localhost:3000/",
      "localhost",
      "http://LOCALHOST./",
    ],
  ],
  ["names of a network", ["http://printer.local/", "https://db.internal/", "https://nas.home.arpa", "http://a.localhost/"]],
  [
    "a network at home or at work",
    ["http://10.0.0.1/", "http://172.16.0.1/", "http://172.31.255.255", "http://192.168.1.1/", "http://100.64.0.1/"],
  ],
  ["a link", ["http://169.254.169.254/latest/meta-data", "http://[fe80::1]/"]],
  ["nobody", ["http://0.0.0.0/", "http://224.0.0.1", "http://255.255.255.255/", "http://198.18.0.1/"]],
  [
    "IPv6 of such kinds",
    ["http://[::1]/", "http://[::]/", "http://[fd00::1]/", "http://[::ffff:127.0.0.1]/", "http://[2::1]/", "http://[64:ff9b::7f00:1]/"],
  ],
])("refuses addresses of %s", (_whose, urls) => {
  for (const url of urls) expect(parseLinkUrl(url), url).toEqual({ reason: "private_host" });
});

test.each(["\u202e", "\u200f", "\u2066", "\u061c", "%E2%80%AE", "%e2%81%a9"])("refuses direction marks in an address: %s", (mark) => {
  for (const url of [
    `https://kiln.example/${mark}fdp.exe`,
    `https://kiln.example/?a=${mark}`,
    `https://kiln.example/#${mark}`,
    `mailto:a${mark}b@kiln.example`,
  ])
    expect(parseLinkUrl(url), url).toEqual({ reason: "hidden_text" });
});

test.each([
  "bcc=b@evil.example",
  "subject=a&cc=b@evil.example",
  "%62cc=b@evil.example",
  "BCC=x",
  "to=b@evil.example",
  "attach=/etc/passwd",
])("refuses a mail with hidden recipients: %s", (fields) => {
  expect(parseLinkUrl(`mailto:hello@kiln.example?${fields}`)).toEqual({ reason: "hidden_recipient" });
});

test("published addresses may be local, but still cannot hide their target", () => {
  expect(parseLinkUrl("http://127.0.0.1:9199/v0/b/files", true)).toEqual({ url: "http://127.0.0.1:9199/v0/b/files" });
  expect(parseLinkUrl("javascript:alert(1)", true)).toEqual({ reason: "scheme_refused" });
});
