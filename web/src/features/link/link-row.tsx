import type { LeftOutReason } from "@awning/domain/link/left-out";
import type { Link } from "@awning/domain/link/link";
import { linkFileWords } from "@awning/domain/link/link-file-type";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import { countWords } from "@awning/domain/values/count-words";
import { Menu } from "#ui/menu.tsx";
import { useSortableRow } from "#ui/sortable/sortable-row.tsx";
import { Switch } from "#ui/switch.tsx";
import { LinkClicks } from "./link-clicks.tsx";
import { LinkEditor } from "./link-editor.tsx";
import { LINK_KIND_WORDS } from "./link-icons.ts";
import { LinkLead } from "./link-lead.tsx";
import { LinkStateMark } from "./link-state-mark.tsx";
import { readableAddress } from "./recognise.ts";
import { rowMenu } from "./row-menu.ts";
import { stateWords } from "./schedule-words.ts";
import { groupOf, siblingsIn } from "./tree.ts";
import type { ClickBook } from "./use-clicks.ts";
import { LEFT_OUT_WORDS } from "./use-left-out.ts";
import type { LinkActs } from "./use-link-acts.ts";

type Props = {
  link: Link;
  all: readonly Link[];
  now: number;
  /** Why visitors do not see it although it is on. */
  leftOut: LeftOutReason | null;
  clicks: ClickBook;
  acts: LinkActs;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onRegroup: () => void;
};

/** One link: where it is lifted, what it is, whether visitors see it. Opens below itself for editing. */
export function LinkRow({ link, all, now, leftOut, clicks, acts, isEditing, onEdit, onRegroup }: Props) {
  const { ref, style, isHeld, grip } = useSortableRow(link);
  const isHeading = link.type === "heading";
  const look = ["row", "lrow", isHeading && "lrow--heading", !link.enabled && "lrow--off", isHeld && "lrow--held"];
  const isInside = groupOf(link, all) !== null;
  return (
    <li ref={ref} style={style} className={isInside ? "lslot lslot--inside" : "lslot"}>
      <div className={look.filter(Boolean).join(" ")}>
        {grip}
        {isHeading ? null : <LinkLead link={link} />}
        <button type="button" className="row__text lrow__open" aria-expanded={isEditing} onClick={() => onEdit(!isEditing)}>
          <span className="row__title clip">{link.title}</span>
          {isHeading ? null : (
            <span className="row__sub clip">
              {leftOut ? null : <NarrowState link={link} now={now} />}
              {describe(link, { all, leftOut })}
            </span>
          )}
          <span className="sr">{isEditing ? "Close" : "Edit"}</span>
        </button>
        <LinkStateMark link={link} now={now} isLeftOut={leftOut !== null} />
        {isHeading || link.type === "group" ? null : <LinkClicks linkId={link.id} book={clicks} />}
        <Switch isOn={link.enabled} aria-label={`Show ${link.title}`} onChange={(enabled) => void acts.change(link, { enabled })} />
        <Menu label={`Actions for ${link.title}`} items={rowMenu({ link, all, acts, onEdit: () => onEdit(true), onRegroup })} />
      </div>
      {isEditing ? <LinkEditor siteId={acts.siteId} link={link} acts={acts} onClose={() => onEdit(false)} onRegroup={onRegroup} /> : null}
    </li>
  );
}

/** The state in the second line, where there is no room beside it. */
function NarrowState({ link, now }: { link: Link; now: number }) {
  const said = link.enabled ? stateWords(link, now, navigator.language) : null;
  return said ? (
    <span className="only-phone lrow__when" aria-hidden="true">
      {said.words},{" "}
    </span>
  ) : null;
}

/** What leads to something of the owner's own, which moves with it: its kind says more than an address. */
const OWN_KINDS: ReadonlySet<Link["type"]> = new Set(["product", "service", "page", "chat", "booking"]);

function describe(link: Link, { all, leftOut }: Pick<Props, "all" | "leftOut">): string {
  if (refusedHost(link.url) !== null) return `Hidden, unsafe site: ${readableAddress(link.url)}`;
  if (leftOut !== null) return LEFT_OUT_WORDS[leftOut];
  if (OWN_KINDS.has(link.type)) return LINK_KIND_WORDS[link.type];
  if (link.type === "file") return link.file ? `${linkFileWords(link.file)}, ${link.file.name}` : LINK_KIND_WORDS.file;
  if (link.type !== "group") return readableAddress(link.url);
  const count = siblingsIn(all, link.id).length;
  return count === 0 ? "Empty group" : `Group of ${countWords(count, "link")}`;
}
