import { LINKS_MAX } from "@awning/domain/account/limits";
import { GROUPS_MAX, LINKS_ARCHIVED_MAX, type Link, type LinkDraft, PLAIN_LINK } from "@awning/domain/link/link";
import type { LinkFile } from "@awning/domain/link/link-file";
import { useRef } from "react";
import { archiveLink, deleteArchivedLink, isArchiveFull, unarchiveLink } from "#data/link/archived-links.ts";
import { addLink, deleteLink, dissolveGroup, restoreGroup, restoreLink, updateLink } from "#data/link/links.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import * as labels from "./labels.ts";
import { firstTitle, type Recognised } from "./recognise.ts";
import { endOf, freed, groupOf, type Place, siblingsIn } from "./tree.ts";

const FULL = labels.limitReached(LINKS_MAX);
const FULL_OF_GROUPS = labels.groupLimitReached(GROUPS_MAX);

type Fresh = Pick<Link, "type" | "url" | "title"> & Partial<Pick<Link, "productId" | "serviceId" | "pageId" | "file" | "icon">>;

/** The actions on a site's links. Each shows at once; a refusal shows a toast and reverts it. */
export function useLinkActions(siteId: string, links: readonly Link[]) {
  const isFull = links.length >= LINKS_MAX;
  // Undo runs later, when the page may have filled up.
  const isFullNow = useRef(isFull);
  isFullNow.current = isFull;
  const groups = links.filter((link) => link.type === "group");
  const add = (draft: Fresh): string | null => {
    if (isFull) {
      showToast(FULL);
      return null;
    }
    const { order } = endOf(links, null, "bottom");
    const { id, write } = addLink(siteId, { ...PLAIN_LINK, ...draft, order });
    write.catch(showFailure);
    return id;
  };
  const change = (link: Link, changes: Partial<LinkDraft>) => updateLink(siteId, link, changes).catch(showFailure);
  /** Restoring into a full page would push another link out, so the link is archived. */
  const keepInArchive = (link: Link) => {
    archiveLink(siteId, link).catch(showFailure);
    showToast(labels.archivedOverLimit(LINKS_MAX, link.title));
  };
  return {
    siteId,
    isFull,
    groups,
    /** Adds what was pasted or typed; its editor stays closed. @returns whether there was room */
    addLink: ({ type, url, title }: Recognised): boolean => {
      const id = add({ type, url, title });
      if (id !== null) showUndoToast(labels.added(title), () => void deleteLink(siteId, id).catch(showFailure));
      return id !== null;
    },
    addHeading: () => add({ type: "heading", url: "", title: labels.newHeading }),
    addGroup: () => {
      if (groups.length < GROUPS_MAX) return add({ type: "group", url: "", title: labels.newGroup });
      showToast(FULL_OF_GROUPS);
      return null;
    },
    addProduct: (type: "product" | "service", product: { id: string; title: string }) =>
      add({ type, url: "", title: firstTitle(product.title), productId: product.id }),
    addPage: (page: { id: string; title: string }) => add({ type: "page", url: "", title: firstTitle(page.title), pageId: page.id }),
    addBooking: (service: { id: string; title: string }) =>
      add({ type: "booking", url: "", title: firstTitle(service.title), serviceId: service.id }),
    addChat: () => add({ type: "chat", url: "", title: labels.messageUs }),
    addFile: (file: LinkFile) => add({ type: "file", url: "", title: titleOfFile(file.name), file }),
    change,
    put: (link: Link, place: Place) => change(link, place),
    remove: (link: Link) => {
      deleteLink(siteId, link.id).catch(showFailure);
      showUndoToast(labels.removed(link.title), () => {
        if (isFullNow.current) keepInArchive(link);
        else restoreLink(siteId, link).catch(showFailure);
      });
    },
    dissolve: (group: Link) => {
      const inside = siblingsIn(links, group.id);
      dissolveGroup(siteId, group, freed(links, group)).catch(showFailure);
      showUndoToast(labels.groupRemoved(group.title), () => {
        if (isFullNow.current) keepInArchive(group);
        else restoreGroup(siteId, group, inside).catch(showFailure);
      });
    },
    archive: async (link: Link) => {
      if (await isArchiveFull(siteId)) {
        return showToast(labels.archiveLimitReached(LINKS_ARCHIVED_MAX));
      }
      archiveLink(siteId, link).catch(showFailure);
      showUndoToast(labels.archivedLabel(link.title), () => {
        if (isFullNow.current) return showToast(FULL);
        unarchiveLink(siteId, link, link).catch(showFailure);
      });
    },
    restore: (link: Link) => {
      if (isFull) return showToast(FULL);
      if (link.type === "group" && groups.length >= GROUPS_MAX) return showToast(FULL_OF_GROUPS);
      const groupId = groupOf(link, links);
      unarchiveLink(siteId, link, endOf(links, groupId, "top")).catch(showFailure);
      showToast(labels.restored(link.title));
    },
    forget: (link: Link) => {
      deleteArchivedLink(siteId, link.id).catch(showFailure);
      showUndoToast(labels.deleted(link.title), () => void archiveLink(siteId, link).catch(showFailure));
    },
  };
}

export type LinkActions = ReturnType<typeof useLinkActions>;

/** The name without its extension, to edit. */
function titleOfFile(name: string): string {
  return firstTitle(name.slice(0, name.lastIndexOf("."))) || labels.file;
}
