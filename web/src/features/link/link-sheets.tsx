import type { Link } from "@awning/domain/link/link";
import type { LinkFile } from "@awning/domain/link/link-file";
import { Archive, CalendarDays, ChartSpline, Clock, FileText, FolderPlus, MessageCircle, Paperclip, Store } from "lucide-react";
import { Menu } from "#ui/menu.tsx";
import { BookingSheet } from "./booking-sheet.tsx";
import { FileSheet } from "./file-sheet.tsx";
import { GroupSheet } from "./group-sheet.tsx";
import { PageSheet } from "./page-sheet.tsx";
import { ProductSheet } from "./product-sheet.tsx";
import type { LinkActs } from "./use-link-acts.ts";
import { UtmSheet } from "./utm-sheet.tsx";

export type OpenSheet =
  | { kind: "product" }
  | { kind: "service" }
  | { kind: "booking" }
  | { kind: "page" }
  | { kind: "file" }
  | { kind: "utm" }
  | { kind: "group"; linkId: string };

type Props = {
  sheet: OpenSheet | null;
  links: readonly Link[];
  acts: LinkActs;
  onClose: () => void;
  onAdded: (linkId: string | null) => void;
};

/** What the screen asks for in a sheet of its own. */
export function LinkSheets({ sheet, links, acts, onClose, onAdded }: Props) {
  if (sheet?.kind === "utm") return <UtmSheet siteId={acts.siteId} onClose={onClose} />;
  if (sheet?.kind === "product" || sheet?.kind === "service") {
    const type = sheet.kind;
    const add = (product: { id: string; title: string }) => {
      onClose();
      onAdded(acts.addProduct(type, product));
    };
    return <ProductSheet siteId={acts.siteId} type={type} onChoose={add} onClose={onClose} />;
  }
  if (sheet?.kind === "booking") {
    const add = (service: { id: string; title: string }) => {
      onClose();
      onAdded(acts.addBooking(service));
    };
    return <BookingSheet siteId={acts.siteId} onChoose={add} onClose={onClose} />;
  }
  if (sheet?.kind === "page") {
    const add = (page: { id: string; title: string }) => {
      onClose();
      onAdded(acts.addPage(page));
    };
    return <PageSheet siteId={acts.siteId} onChoose={add} onClose={onClose} />;
  }
  if (sheet?.kind === "file") {
    const add = (file: LinkFile) => {
      onClose();
      onAdded(acts.addFile(file));
    };
    return <FileSheet siteId={acts.siteId} title="Link to a file" onChoose={add} onClose={onClose} />;
  }
  const link = sheet && links.find((one) => one.id === sheet.linkId);
  return link ? <GroupSheet link={link} all={links} acts={acts} onClose={onClose} /> : null;
}

type MenuProps = Record<
  "onGroup" | "onProduct" | "onService" | "onBooking" | "onPage" | "onFile" | "onChat" | "onUtm" | "onArchive",
  () => void
>;

/** What is wanted more rarely than a link or a heading. */
export function MoreMenu({ onGroup, onProduct, onService, onBooking, onPage, onFile, onChat, onUtm, onArchive }: MenuProps) {
  return (
    <Menu
      label="More options for links"
      items={[
        { label: "Add group", icon: FolderPlus, onSelect: onGroup },
        { label: "Link to a product", icon: Store, onSelect: onProduct },
        { label: "Link to a service", icon: Clock, onSelect: onService },
        { label: "Link to a booking page", icon: CalendarDays, onSelect: onBooking },
        { label: "Link to a page", icon: FileText, onSelect: onPage },
        { label: "Link to a file", icon: Paperclip, onSelect: onFile },
        { label: "Link to a message form", icon: MessageCircle, onSelect: onChat },
        "separator",
        { label: "UTM tracking", icon: ChartSpline, onSelect: onUtm },
        { label: "Archive", icon: Archive, onSelect: onArchive },
      ]}
    />
  );
}
