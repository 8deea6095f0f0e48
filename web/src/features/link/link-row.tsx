import { isBookable } from "@awning/domain/booking/service";
import type { Link } from "@awning/domain/link/link";
import { linkFileLabel } from "@awning/domain/link/link-file-type";
import { type LeftOutReason, leftOutReason, linkedProductIds, type Targets } from "@awning/domain/link/visibility";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import { formatCount } from "@awning/domain/values/counts";
import { Archive, ArrowDown, ArrowUp, ArrowUpToLine, FolderInput, FolderMinus, FolderOutput, Pencil, Trash2 } from "lucide-react";
import { useCallback, useMemo, useRef } from "react";
import { useServices } from "#data/booking/services.ts";
import { useLive } from "#data/core/live.ts";
import { keyAt } from "#data/core/place.ts";
import { useSitePages } from "#data/page/site-pages.ts";
import { watchProducts } from "#data/product/products.ts";
import { Menu, type MenuItem } from "#ui/dialogs/menu.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import * as uiLabels from "#ui/labels.ts";
import { textLocale } from "#ui/locale.ts";
import { useSortableRow } from "#ui/sortable/sortable-row.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import * as labels from "./labels.ts";
import { type ClickBook, LinkClicks } from "./link-clicks.tsx";
import { LinkEditor } from "./link-editor.tsx";
import { LINK_KIND_WORDS } from "./link-icons.ts";
import { LinkLead } from "./link-lead.tsx";
import type { SalesBook } from "./link-sales.tsx";
import { readableAddress } from "./recognise.ts";
import { linkStateLabel } from "./schedule-labels.ts";
import { endOf, groupOf, siblingsIn, stepFrom } from "./tree.ts";
import type { LinkActions } from "./use-link-actions.ts";

/** Why visitors do not see an active link; `null` when there is no known reason. */
export type LeftOut = (link: Link) => LeftOutReason | null;

const LEFT_OUT_WORDS: Readonly<Record<LeftOutReason, string>> = {
  group_off: labels.hiddenGroupIsOff,
  product_gone: labels.hiddenProductNotActive,
  service_gone: labels.hiddenCantBeBooked,
  page_off: labels.hiddenPageIsntPublished,
  page_gone: labels.hiddenPageWasDeleted,
};

/** Products are read only when links point to them, and only those; pages and services when a link points to any. */
export function useLeftOut(siteId: string, links: readonly Link[], now: number): LeftOut {
  const ids = useMemo(() => linkedProductIds(links), [links]);
  const key = ids.length > 0 ? `linked-products/${siteId}/${ids.join()}` : null;
  const live = useLive(key, watchProducts(siteId, ids, ids.length));
  const isOnSale = useMemo(() => {
    // Until known, or when only the cache lacks it, a product counts as on sale, so no link is called hidden by guess.
    if (live.state !== "ready") return () => true;
    const states = new Map(live.data.map((product) => [product.id, product.state]));
    return (productId: string) => (states.get(productId) ?? (live.isFromCache ? "active" : null)) === "active";
  }, [live]);
  const pages = useSitePages(links.some((link) => link.type === "page") ? siteId : null);
  const services = useServices(links.some((link) => link.type === "booking") ? siteId : null);
  const targets = useMemo<Targets>(() => {
    // As with products, unknown ones count as available.
    const canBook = (serviceId: string) => {
      if (services.state !== "ready") return true;
      const service = services.data.find(({ id }) => id === serviceId);
      return service ? isBookable(service) : services.isFromCache;
    };
    if (pages.state !== "ready") return { isOnSale, isBookable: canBook, pageState: () => "published" };
    const found = new Map(pages.data.map((page) => [page.id, page.live ? "published" : "page_off"] as const));
    const pageState: Targets["pageState"] = (pageId) => found.get(pageId) ?? (pages.isFromCache ? "published" : "page_gone");
    return { isOnSale, isBookable: canBook, pageState };
  }, [isOnSale, pages, services]);
  return useCallback((link) => leftOutReason(link, links, targets, now), [links, targets, now]);
}

const LOOK = {
  archived: { shape: "bar", tone: "faint" },
  off: { shape: "bar", tone: "faint" },
  scheduled: { shape: "quarter", tone: "sky" },
  expired: { shape: "bar", tone: "faint" },
  live: { shape: "half", tone: "sky" },
} as const;

/**
 * Whether and until when visitors see a link; draws nothing for a link that is simply shown. `isLeftOut`: it is active but
 * hidden for another reason.
 */
function LinkStateMark({ link, now, isLeftOut }: { link: Link; now: number; isLeftOut: boolean }) {
  if (refusedHost(link.url) !== null) return <StateMark shape="alert" tone="red" word={labels.hidden} />;
  if (isLeftOut) return <StateMark {...LOOK.off} word={labels.hidden} />;
  const said = linkStateLabel(link, now, textLocale());
  if (said) return <StateMark {...LOOK[said.state]} word={said.words} />;
  return link.style === "featured" ? <StateMark shape="disc" tone="leaf" word={labels.featured} /> : null;
}

type Props = {
  link: Link;
  all: readonly Link[];
  now: number;
  /** Why visitors do not see it although it is active. */
  leftOut: LeftOutReason | null;
  clicks: ClickBook;
  sales: SalesBook;
  acts: LinkActions;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onRegroup: () => void;
};

/** A link: handle, title, and whether visitors see it. It expands for editing. */
export function LinkRow({ link, all, now, leftOut, clicks, sales, acts, isEditing, onEdit, onRegroup }: Props) {
  const { ref, style, isHeld, grip } = useSortableRow(link);
  const isHeading = link.type === "heading";
  const look = ["row", "lrow", isHeading && "lrow--heading", !link.enabled && "lrow--off", isHeld && "lrow--held"];
  const isInside = groupOf(link, all) !== null;
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    onEdit(false);
    opener.current?.focus();
  };
  return (
    <li ref={ref} style={style} className={isInside ? "lslot lslot--inside" : "lslot"}>
      <div className={look.filter(Boolean).join(" ")}>
        {grip}
        {isHeading ? null : <LinkLead link={link} />}
        <button ref={opener} type="button" className="row__text lrow__open" aria-expanded={isEditing} onClick={() => onEdit(!isEditing)}>
          <span className="row__title clip">{link.title}</span>
          {isHeading ? null : (
            <span className="row__sub clip">
              {leftOut ? null : <NarrowState link={link} now={now} />}
              {describe(link, { all, leftOut })}
            </span>
          )}
          <span className="sr">{isEditing ? labels.closeLabel : uiLabels.edit}</span>
        </button>
        <LinkStateMark link={link} now={now} isLeftOut={leftOut !== null} />
        {isHeading || link.type === "group" ? null : <LinkClicks linkId={link.id} book={clicks} sales={sales} />}
        <Switch isOn={link.enabled} aria-label={labels.show(link.title)} onChange={(enabled) => void acts.change(link, { enabled })} />
        <Menu label={uiLabels.rowActionsLabel(link.title)} items={rowMenu({ link, all, acts, onEdit: () => onEdit(true), onRegroup })} />
      </div>
      {isEditing ? <LinkEditor siteId={acts.siteId} link={link} acts={acts} onClose={close} onRegroup={onRegroup} /> : null}
    </li>
  );
}

/** The status in the second line, when there is no room beside it. */
function NarrowState({ link, now }: { link: Link; now: number }) {
  const said = link.enabled ? linkStateLabel(link, now, textLocale()) : null;
  return said ? (
    <span className="only-phone lrow__when" aria-hidden="true">
      {said.words},{" "}
    </span>
  ) : null;
}

/** Links to the owner's own content, which follow its address; the type says more than the address. */
const OWN_KINDS: ReadonlySet<Link["type"]> = new Set(["product", "service", "page", "chat", "booking"]);

function describe(link: Link, { all, leftOut }: Pick<Props, "all" | "leftOut">): string {
  if (refusedHost(link.url) !== null) return labels.hiddenUnsafeSite(readableAddress(link.url));
  if (leftOut !== null) return LEFT_OUT_WORDS[leftOut];
  if (OWN_KINDS.has(link.type)) return LINK_KIND_WORDS[link.type];
  if (link.type === "file") return link.file ? `${linkFileLabel(link.file)}, ${link.file.name}` : LINK_KIND_WORDS.file;
  if (link.type !== "group") return readableAddress(link.url);
  const count = siblingsIn(all, link.id).length;
  return count === 0 ? labels.emptyGroup : labels.groupOf(formatCount(count, "link"));
}

type About = { link: Link; all: readonly Link[]; acts: LinkActions; onEdit: () => void; onRegroup: () => void };

/** Every action on a link without dragging it. */
function rowMenu({ link, all, acts, onEdit, onRegroup }: About): MenuItem[] {
  const groupId = groupOf(link, all);
  const group = all.find((one) => one.id === groupId);
  const isFirst = siblingsIn(all, groupId)[0]?.id === link.id;
  const [up, down] = [stepFrom(all, link, -1), stepFrom(all, link, 1)];
  const isGroup = link.type === "group";
  return [
    { label: uiLabels.edit, icon: Pencil, onSelect: onEdit },
    {
      label: uiLabels.moveToTop,
      icon: ArrowUpToLine,
      isDisabled: isFirst,
      onSelect: () => void acts.put(link, endOf(all, groupId, "top", link.id)),
    },
    { label: uiLabels.moveUp, icon: ArrowUp, isDisabled: !up, onSelect: () => up && void acts.put(link, up) },
    { label: uiLabels.moveDown, icon: ArrowDown, isDisabled: !down, onSelect: () => down && void acts.put(link, down) },
    ...(isGroup ? [] : [{ label: labels.moveToGroup, icon: FolderInput, onSelect: onRegroup }]),
    ...(group ? [{ label: labels.removeFromGroup, icon: FolderOutput, onSelect: () => void acts.put(link, outOf(group, all)) }] : []),
    "separator",
    ...(isGroup
      ? [{ label: labels.ungroup, icon: FolderMinus, onSelect: () => acts.dissolve(link) }]
      : [
          { label: labels.archive, icon: Archive, onSelect: () => void acts.archive(link) },
          { label: uiLabels.deleteLabel, icon: Trash2, isDanger: true, onSelect: () => acts.remove(link) },
        ]),
  ];
}

/** The position right below its group. */
function outOf(group: Link, all: readonly Link[]) {
  const outside = siblingsIn(all, null);
  return { groupId: null, order: keyAt(outside, null, outside.findIndex((one) => one.id === group.id) + 1) };
}
