import { pageStateOf } from "@awning/domain/page/page";
import { FileText } from "lucide-react";
import { useSitePages } from "#data/page/site-pages.ts";
import { Icon } from "#ui/icon.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { failureWords } from "#ui/words.ts";

type Props = { siteId: string; onChoose: (page: { id: string; title: string }) => void; onClose: () => void };

/** Asks which of the owner's pages a link leads to. */
export function PageSheet({ siteId, onChoose, onClose }: Props) {
  const live = useSitePages(siteId);
  const pages = live.state === "ready" ? live.data : [];
  return (
    <Sheet title="Link to a page" isOpen onClose={onClose}>
      {live.state === "failed" ? <p className="soft">{failureWords(live.failure)}</p> : null}
      {live.state === "ready" && pages.length === 0 ? <p className="soft">You don't have any pages yet. Create one under Pages.</p> : null}
      <ul className="lsheet__list" aria-busy={live.state === "loading"}>
        {pages.map((page) => {
          const state = pageStateOf(page);
          const isOut = state === "published" || state === "changed";
          return (
            <li key={page.id}>
              <button type="button" className="lsheet__choice" onClick={() => onChoose({ id: page.id, title: page.title })}>
                <Icon of={FileText} />
                <span className="clip">{page.title}</span>
                {isOut ? null : <span className="faint">not published</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
