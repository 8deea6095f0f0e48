import type { Page } from "@awning/domain/page/page";
import { useEffect, useState } from "react";
import type { OwnSite } from "#data/site/sites.ts";
import { type Landing, SortableList } from "#ui/sortable/sortable-list.tsx";
import { PageRow } from "./page-row.tsx";
import { PageSheet } from "./page-sheet.tsx";
import { movedPages } from "./place.ts";
import type { PageActs } from "./use-page-acts.ts";

/** The pages in the order of the menu; moved by mouse, by a long press, by keyboard (space, arrows, space) or by the menu. */
export function PageList({ site, pages, acts }: { site: OwnSite; pages: readonly Page[]; acts: PageActs }) {
  const [shown, setShown] = useState(pages);
  const [editing, setEditing] = useState<string | null>(null);
  useEffect(() => setShown(pages), [pages]);
  const move = (page: Page, to: number) => {
    // The row stays where it was dropped; the database says the same a moment later.
    setShown(movedPages(shown, page.id, to));
    acts.move(page, to);
  };
  const onLand = ({ from, to }: Landing) => {
    const page = shown[from];
    if (page && from !== to) move(page, to);
  };
  const edited = pages.find((page) => page.id === editing) ?? null;
  return (
    <>
      <SortableList label="Pages in menu order" noun="page" className="plist" entries={shown} onLand={onLand}>
        {shown.map((page, index) => (
          <PageRow
            key={page.id}
            site={site}
            page={page}
            index={index}
            count={shown.length}
            acts={acts}
            onMove={(to) => move(page, to)}
            onSettings={() => setEditing(page.id)}
          />
        ))}
      </SortableList>
      {pages.some(({ live, menuOrder }) => live && live.menuOrder !== menuOrder) ? (
        <p className="soft">Visitors see the new order once you publish the moved pages.</p>
      ) : null}
      <PageSheet site={site} page={edited} pages={pages} acts={acts} onClose={() => setEditing(null)} />
    </>
  );
}
