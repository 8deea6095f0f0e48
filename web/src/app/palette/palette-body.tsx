import { beginWords } from "@awning/domain/values/search-terms";
import { Search } from "lucide-react";
import { Fragment, type KeyboardEvent, useCallback, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { OwnSite } from "#data/site/sites.ts";
import { Key } from "#ui/count.tsx";
import { Icon } from "#ui/icon.tsx";
import { GROUPS, type PaletteItem, rowItems, standingItems } from "./commands.ts";
import { useFound } from "./found.ts";
import * as labels from "./labels.ts";
import { type Found, matchText } from "./match.ts";
import { keepRecent, recentItems } from "./recent.ts";

type Hit = { item: PaletteItem; rank: number; found: Found };
const MOST_PER_GROUP = 8;
/** Before anything is typed, what one can do comes first: the places are in the navigation. */
const FIRST_GROUPS: readonly PaletteItem["group"][] = [labels.recent, labels.actions, labels.goToTitle];

/** The input and its results as a combobox: the focus stays in the input, arrows move the selection. */
export function PaletteBody({ site, onClose, onHelp }: { site: OwnSite | null; onClose: () => void; onHelp: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const goTo = useCallback((path: string) => void navigate(path), [navigate]);
  const siteId = site?.id ?? null;
  const found = useFound(siteId, typed, goTo);
  const standing = useMemo(() => [...standingItems(site, goTo, onHelp), ...rowItems(goTo)], [site, goTo, onHelp]);
  const recent = useMemo(() => (siteId === null ? [] : recentItems(siteId, standing)), [siteId, standing]);
  const isEmpty = typed.trim() === "";
  const groups = isEmpty ? FIRST_GROUPS : GROUPS;
  const hits = useMemo(
    // Without a query the rows of all forms would hide everything else.
    () =>
      hitsFor(
        isEmpty ? [...recent, ...standing.filter(({ group }) => group !== labels.settingsTitle)] : [...standing, ...found.items],
        typed,
        groups,
      ),
    [isEmpty, recent, standing, found.items, typed, groups],
  );
  const chosen = Math.min(at, hits.length - 1);

  const notes = { searching: labels.searching, failed: labels.searchFailed, ready: labels.noResultsHint(typed.trim()) };
  const note = notes[found.state];

  const run = (hit: Hit | undefined) => {
    if (!hit) return;
    if (siteId !== null) keepRecent(siteId, hit.item);
    onClose();
    hit.item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") setAt((chosen + 1) % Math.max(1, hits.length));
    else if (event.key === "ArrowUp") setAt((chosen - 1 + hits.length) % Math.max(1, hits.length));
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) run(hits[chosen]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <label className="palette__ask">
        <Icon of={Search} size="lg" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={hits[chosen] ? `${id}-${hits[chosen].item.id}` : undefined}
          aria-label={labels.placeholder}
          autoComplete="off"
          placeholder={labels.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Key>Esc</Key>
      </label>
      <div className="palette__list" id={`${id}-list`} role="listbox" aria-label={labels.results}>
        {groups.map((group) => {
          const inGroup = hits.filter((hit) => hit.item.group === group);
          return inGroup.length === 0 ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox
            <div key={group} role="group" aria-label={group}>
              <p className="palette__group" aria-hidden="true">
                {group}
              </p>
              {inGroup.map((hit) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant)
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
                <div
                  key={hit.item.id}
                  id={`${id}-${hit.item.id}`}
                  className="palette__item"
                  role="option"
                  aria-selected={hit === hits[chosen]}
                  ref={hit === hits[chosen] ? scrollTo : undefined}
                  onPointerMove={() => setAt(hits.indexOf(hit))}
                  onClick={() => run(hit)}
                >
                  <Icon of={hit.item.icon} />
                  <span className="clip">{marked(hit.item.label, hit.found)}</span>
                  {hit.item.end ? <span className="end clip">{hit.item.end}</span> : null}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {hits.length === 0 || found.state === "failed" ? <p className="palette__none">{note}</p> : null}
      <p className="sr" role="status">
        {found.state === "searching" ? labels.searching : labels.found(hits.length)}
      </p>
      <div className="palette__foot" aria-hidden="true">
        <span>
          <Key>↑</Key> <Key>↓</Key> {labels.choose}
        </span>
        <span>
          <Key>↵</Key> {labels.go}
        </span>
      </div>
    </>
  );
}

function hitsFor(items: readonly PaletteItem[], typed: string, groups: readonly PaletteItem["group"][]): Hit[] {
  const all = items.flatMap((item): Hit[] => {
    const match = matchText(item.label, typed);
    // Inside a word a setting is rarely meant.
    if (match && !(item.group === labels.settingsTitle && match.rank === 2)) return [{ item, ...match }];
    // Typed words may be spread over the entry's own and its other words.
    const isNamed = item.isFound || beginWords([item.label, item.end ?? "", item.words ?? ""], typed);
    return isNamed ? [{ item, rank: 4, found: null }] : [];
  });
  return groups.flatMap((group) =>
    all
      .filter((hit) => hit.item.group === group)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MOST_PER_GROUP),
  );
}

function marked(label: string, found: Found) {
  if (!found) return label;
  return (
    <Fragment>
      {label.slice(0, found.start)}
      <mark>{label.slice(found.start, found.end)}</mark>
      {label.slice(found.end)}
    </Fragment>
  );
}

function scrollTo(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}
