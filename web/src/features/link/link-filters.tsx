import type { Link } from "@awning/domain/link/link";
import { linkState } from "@awning/domain/link/link-state";
import { useMemo, useState } from "react";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import * as labels from "./labels.ts";
import type { LeftOut } from "./link-row.tsx";

/** Longer lists can be searched. */
export const FILTERS_FROM = 12;
const SHOWN = [
  { key: "all", label: labels.all },
  { key: "live", label: labels.shown },
  { key: "scheduled", label: labels.scheduledFilter },
  { key: "off", label: labels.offOrEnded },
] as const;
type Shown = (typeof SHOWN)[number]["key"];

/** The filters of a long list of links. */
export function useLinkFilter(now: number, leftOut: LeftOut) {
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<Shown>("all");
  const words = search.trim().toLowerCase();
  const isFound = useMemo(() => {
    if (words === "" && shown === "all") return undefined;
    return (link: Link) => {
      const state = leftOut(link) === null ? linkState(link, now) : "off";
      const isOfState = shown === "all" || state === shown || (shown === "off" && state === "expired");
      return isOfState && `${link.title} ${link.subtitle} ${link.url}`.toLowerCase().includes(words);
    };
  }, [words, shown, now, leftOut]);
  return { search, setSearch, shown, setShown, isFound };
}

export function LinkFilters({ filter }: { filter: ReturnType<typeof useLinkFilter> }) {
  return (
    <div className="lfilters">
      <SearchInput label={labels.searchLinks} value={filter.search} onChange={filter.setSearch} />
      <Segment label={labels.filterLinks} items={SHOWN} current={filter.shown} onChange={filter.setShown} />
    </div>
  );
}
