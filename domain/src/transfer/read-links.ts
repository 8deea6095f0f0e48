import { LINK_TITLE_MAX, type LinkDraft, PLAIN_LINK } from "../link/link.ts";
import { linkTypeOf } from "../link/link-type.ts";
import { parsePastedUrl } from "../link/pasted.ts";
import { withinUnits } from "../values/characters.ts";
import { cleanLine } from "../values/text.ts";
import { left, type Problem } from "./bundles.ts";
import { cellsOf, columnsOf, type Profile } from "./profile.ts";
import type { Table } from "./table.ts";

/** A link or heading as a page or list has it; `line` is its row or place. */
export type FoundLink = { line: number; title: string; url: string; isHeading?: boolean };

/** A link that will be made. `key` names it: the same link of the same source has the same. */
export type NewLink = { key: string; line: number; link: Omit<LinkDraft, "order"> };

/** The rows of a table of links. */
export function linksIn(table: Table, profile: Profile): FoundLink[] {
  const columns = columnsOf(profile, table);
  return table.rows.map((row) => {
    const { title = "", url = "" } = cellsOf(row, columns);
    return { line: row.line, title, url };
  });
}

/** Links with allowed addresses, in order and each once, and the reasons of the others. Never throws. */
export function readLinks(found: readonly FoundLink[]): { links: NewLink[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const links = found.flatMap(({ line, title, url, isHeading }): NewLink[] => {
    const name = withinUnits(cleanLine(title), LINK_TITLE_MAX).trim();
    if (isHeading) {
      const isNew = name !== "" && !seen.has(name);
      seen.add(name);
      return isNew ? [{ key: name, line, link: { ...PLAIN_LINK, type: "heading", title: name, url: "" } }] : [];
    }
    const parsed = parsePastedUrl(url);
    if ("reason" in parsed) {
      problems.push(left(line, parsed.reason === "empty" ? "no_address" : "bad_address", name || url));
      return [];
    }
    const address = withoutTracking(parsed.url);
    if (seen.has(address)) {
      problems.push(left(line, "twice", name || address));
      return [];
    }
    seen.add(address);
    return [{ key: address, line, link: { ...PLAIN_LINK, type: linkTypeOf(address), title: name || nameOf(address), url: address } }];
  });
  return { links, problems };
}

const TRACKING = /^(?:utm_\w+|fbclid|gclid|igshid|igsh|mc_[ce]id|ltsid)(?:=|$)/i;

/** An address without what says where its visitors came from: the old page. The rest of its query stays letter for letter. */
function withoutTracking(address: string): string {
  const [, start = "", query, hash = ""] = /^(https?:[^?#]*)\?([^#]*)(.*)$/.exec(address) ?? [];
  if (query === undefined) return address;
  const kept = query.split("&").filter((part) => !TRACKING.test(part));
  return `${start}${kept.length > 0 ? `?${kept.join("&")}` : ""}${hash}`;
}

function nameOf(address: string): string {
  const url = new URL(address);
  return withinUnits(url.hostname.replace(/^www\./, "") || url.pathname, LINK_TITLE_MAX);
}
