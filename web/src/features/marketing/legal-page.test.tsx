import { earlierVersions, LEGAL_DAYS } from "@awning/domain/account/legal-versions";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { NoCookies } from "./cookies-page.tsx";
import * as labels from "./legal-labels.ts";
import { LegalPage } from "./legal-page.tsx";
import { OtherProcessors } from "./privacy-page.tsx";

const PATH = "/terms";
const clause = (text: string) => [{ id: "what", title: "What this is", text: <p>{text}</p>, short: "In a breath." }];
const TEXTS = { "2027-03-01": clause("The new words."), "2026-11-01": clause("The first words.") };

/** The rendered page at an address. */
function at(address: string, versions: readonly [keyof typeof TEXTS, ...(keyof typeof TEXTS)[]]): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <LegalPage title="Terms" path={PATH} versions={versions} texts={TEXTS} />
    </MemoryRouter>,
  );
}

test("shows an earlier version under its own address with its text and dates, and links to the current one", () => {
  const current = at(PATH, ["2027-03-01", "2026-11-01"]);
  expect(current).toContain("The new words.");
  expect(current).not.toContain("The first words.");
  expect(current).toContain(labels.effective("March 1, 2027"));
  expect(current).toMatch(/<a[^>]* href="\/terms\/2026-11-01"[^>]*>November 1, 2026 to March 1, 2027</);
  const earlier = at("/terms/2026-11-01", ["2027-03-01", "2026-11-01"]);
  expect(earlier).toContain("The first words.");
  expect(earlier).not.toContain("The new words.");
  expect(earlier).toContain(labels.inEffectBetween("November 1, 2026", "March 1, 2027"));
  expect(earlier).toMatch(new RegExp(`<a[^>]* href="/terms"[^>]*>${labels.currentVersion}<`));
});

test("says that a single version is the first, and lists none", () => {
  const only = at(PATH, ["2026-11-01"]);
  expect(only).toContain(labels.effectiveFirstVersion("November 1, 2026"));
  expect(only).not.toContain(labels.earlierVersions);
});

test("names versions by the day they took effect, latest first", () => {
  expect(earlierVersions(PATH, ["2028-01-01", "2027-03-01", "2026-11-01"])).toEqual([
    { address: "/terms/2027-03-01", day: "2027-03-01", until: "2028-01-01" },
    { address: "/terms/2026-11-01", day: "2026-11-01", until: "2027-03-01" },
  ]);
  for (const days of Object.values<readonly string[]>(LEGAL_DAYS)) {
    expect([...days].sort().reverse()).toEqual(days);
    for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test.each([NoCookies, OtherProcessors])("%o names reCAPTCHA where a site has it turned on, and nowhere else", (Words) => {
  expect(renderToStaticMarkup(<Words hasAppCheck={true} />)).toContain("reCAPTCHA");
  const without = renderToStaticMarkup(<Words hasAppCheck={false} />);
  expect(without).not.toContain("reCAPTCHA");
});
