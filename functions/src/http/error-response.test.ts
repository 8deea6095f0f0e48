import { hash } from "node:crypto";
import { FAILURE_CODES, SUSPENDED } from "@awning/domain/errors/failure";
import { expect, test } from "vitest";
import { isForPerson, refusal } from "./error-response.ts";
import { HTTP_STATUS } from "./errors.ts";

test.each([
  ["text/html,application/xhtml+xml", true],
  ["*/*", false],
  ["application/json", false],
  ["text/htmlx", false],
  [undefined, false],
])("treats Accept %s as a person's: %s", (accept, isPerson) => {
  expect(isForPerson(accept)).toBe(isPerson);
});

test.each(FAILURE_CODES)("answers %s with a page and a next step for people, and a code for programs", (code) => {
  const status = HTTP_STATUS[code];
  const page = refusal(status, "text/html", { code });
  expect(page).toMatchObject({ status, headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" } });
  expect(page.body).toMatch(/<h1>[^<]{5,}<\/h1><p>[^<]{20,}<\/p>/);
  expect(page.body).toContain('<a href="/">');
  expect(JSON.parse(refusal(status, "*/*", { code }).body)).toEqual({ error: { code, details: {} } });
});

test("tells owners of a suspended page so, instead of claiming it belongs to someone else", () => {
  const closed = refusal(403, "text/html", { code: "forbidden", details: SUSPENDED }).body;
  expect(closed).toContain("Awning has suspended your page");
  expect(closed).not.toContain("another account");
  expect(refusal(403, "text/html", { code: "forbidden" }).body).toContain("another account");
});

test("has a text for unlisted statuses", () => {
  expect(refusal(418, "text/html").body).toContain("We couldn’t read this request.");
  expect(refusal(599, "text/html").body).toContain("Something went wrong");
});

test("shows the digest and no other details", () => {
  const { body } = refusal(500, "text/html", { details: { digest: "0123456789", secret: "<b>kiln</b>" } });
  expect(body).toContain("Error code 0123456789");
  expect(body).not.toContain("kiln");
  expect(refusal(500, "text/html", { details: { digest: "<b>" } }).body).not.toContain("Error code");
});

test.each(["text/html", "application/json"])("serves %s without framing, referrer or subresources", (accept) => {
  expect(refusal(405, accept).headers).toMatchObject({
    "Content-Security-Policy": expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  });
});

test("lets one style element through, which is its own, and no style attribute", () => {
  const { headers, body } = refusal(404, "text/html");
  const [, style = ""] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
  expect(headers["Content-Security-Policy"]).toContain(`style-src 'sha256-${hash("sha256", style, "base64")}';`);
  expect(body).not.toMatch(/ style=/);
});
