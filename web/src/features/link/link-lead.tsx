import { brandMark } from "@awning/domain/link/brands";
import type { Link } from "@awning/domain/link/link";
import { mediaAddress } from "#data/media/media.ts";
import { BrandMark, LinkIcon } from "#storefront/index.ts";
import { Thumb } from "#ui/thumb.tsx";
import { LINK_ICONS } from "./link-icons.ts";

/** What precedes a link in the list: its picture, the selected icon, or its type's icon. */
export function LinkLead({ link }: { link: Link }) {
  const mark = link.icon ? null : brandMark(link);
  if (link.thumb || !(link.icon || mark))
    return <Thumb src={link.thumb ? mediaAddress(link.thumb, 88) : null} color={link.thumb?.color} icon={LINK_ICONS[link.type]} />;
  return (
    <span className="thumb outline" aria-hidden="true">
      {link.icon ? <LinkIcon name={link.icon} size={20} /> : null}
      {mark ? <BrandMark mark={mark} size={20} /> : null}
    </span>
  );
}
