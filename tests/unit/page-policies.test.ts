import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../../tools/lib/root.ts";

test("the page that Hosting answers in place of none brings its own policy: no script, and nothing from elsewhere", () => {
  const page = readFileSync(fromRoot("tools/pages/404.html"), "utf8");
  const [head = ""] = page.split("<style>");
  const [, policy = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(head) ?? [];
  const parts = ["base-uri 'none'", "default-src 'none'", "form-action 'none'", "img-src 'self'", "style-src 'unsafe-inline'"];
  expect(policy.split("; ").toSorted()).toEqual(parts);
  expect(page).not.toMatch(/<(?:script|iframe|form|link)\b|\son\w+=|(?:src|href)="(?!\/(?!\/))|url\(/i);
});

test("the app's page carries no inline script, which its policy would stop", () => {
  const page = readFileSync(fromRoot("web/index.html"), "utf8");
  expect([...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map(([tag]) => tag)).toEqual([]);
});
