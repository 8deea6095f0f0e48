import { createHash } from "node:crypto";
import { earlierVersions, FROZEN_WORDS, LEGAL_DAYS, type LegalDays } from "@awning/domain/account/legal-versions";
import { paths } from "@awning/domain/routes/paths";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CookiesPage, NoCookies } from "./cookies-page.tsx";
import { OtherProcessors, PrivacyPage } from "./privacy-page.tsx";
import { TermsPage } from "./terms-page.tsx";

/** Each text, and what its version in force says besides on a site with App Check. */
const PAGES: Readonly<Record<keyof typeof LEGAL_DAYS, { Page: ComponentType; Also?: ComponentType<{ hasAppCheck: boolean }> }>> = {
  [paths.terms]: { Page: TermsPage },
  [paths.privacy]: { Page: PrivacyPage, Also: OtherProcessors },
  [paths.cookies]: { Page: CookiesPage, Also: NoCookies },
};

function draw(address: string, Page: ComponentType): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
}

/** The clauses as plain words, without the list of the other versions. */
function wordsOf(html: string): string {
  const clauses = html.replace(/^.*<div class="st-clauses">/s, "").replace(/<nav class="st-earlier".*$|<footer.*$/s, "");
  return clauses
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const hashOf = (words: string) => createHash("sha256").update(words).digest("hex").slice(0, 16);

test.each([paths.terms, paths.privacy, paths.cookies] as const)("an edit of %s is a new version, and the earlier words stay", (path) => {
  const { Page, Also } = PAGES[path];
  const days: LegalDays = LEGAL_DAYS[path];
  const versions = [{ address: path, day: days[0] }, ...earlierVersions(path, days)];
  const words = versions.map(({ address }) => wordsOf(draw(address, Page)));
  const also = Also ? wordsOf(draw(path, () => <Also hasAppCheck />)) : "";
  expect(Object.fromEntries(versions.map(({ day }, at) => [day, hashOf(`${words[at]}${at === 0 ? also : ""}`)]))).toEqual(
    FROZEN_WORDS[path],
  );
  expect(new Set(words).size).toBe(versions.length);
  expect(Math.min(...words.map((one) => one.length))).toBeGreaterThan(1000);
});
