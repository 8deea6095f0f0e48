import { LINKS_MAX, type Link } from "@awning/domain/link";
import { toFailure } from "#data/failures.ts";
import { addLink, deleteLink, restoreLink, updateLink } from "#data/links.ts";
import { keyAt } from "#data/place.ts";
import { showToast, showUndoToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";
import type { Recognised } from "./recognise.ts";

/** What can be done with the links of a site. Every act shows at once; a refusal comes as a toast and takes it back. */
export function useLinkActs(siteId: string, links: readonly Link[]) {
  const isFull = links.length >= LINKS_MAX;
  const add = (draft: Pick<Link, "type" | "url" | "title">): string | null => {
    if (isFull) {
      showToast(`A page holds ${LINKS_MAX} links. Delete one first.`);
      return null;
    }
    const order = keyAt(links, null, 0);
    const { id, write } = addLink(siteId, { ...draft, subtitle: "", thumb: null, style: "normal", enabled: true, order });
    write.catch(tellRefusal);
    return id;
  };
  return {
    siteId,
    isFull,
    addLink: (link: Recognised) => add({ type: link.type, url: link.url, title: link.title }),
    addHeading: () => add({ type: "heading", url: "", title: "New heading" }),
    change: (link: Link, changes: Partial<Omit<Link, "id" | "createdAt" | "updatedAt">>) =>
      updateLink(siteId, link, changes).catch(tellRefusal),
    move: (link: Link, to: number) => updateLink(siteId, link, { order: keyAt(links, link.id, to) }).catch(tellRefusal),
    remove: (link: Link) => {
      deleteLink(siteId, link.id).catch(tellRefusal);
      showUndoToast(`“${link.title}” removed`, () => void restoreLink(siteId, link).catch(tellRefusal));
    },
  };
}

export type LinkActs = ReturnType<typeof useLinkActs>;

function tellRefusal(error: unknown) {
  showToast(failureWords(toFailure(error)));
}
