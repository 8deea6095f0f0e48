import { isBookable } from "@awning/domain/booking/service";
import type { Link } from "@awning/domain/link/link";
import type { LinkFile } from "@awning/domain/link/link-file";
import {
  Archive,
  CalendarDays,
  ChartSpline,
  Clock,
  FileText,
  Folder,
  FolderOutput,
  FolderPlus,
  MessageCircle,
  Paperclip,
  Store,
} from "lucide-react";
import { useServices } from "#data/booking/services.ts";
import { storedDraft } from "#data/core/unsaved.ts";
import { saveLinkSettings, useLinkSettings } from "#data/link/links.ts";
import { Menu } from "#ui/dialogs/menu.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { Icon } from "#ui/icon.tsx";
import { FileSheet } from "./file-sheet.tsx";
import * as labels from "./labels.ts";
import { PageSheet, ProductSheet } from "./page-sheet.tsx";
import { endOf, groupOf } from "./tree.ts";
import type { LinkActions } from "./use-link-actions.ts";
import { UtmValues } from "./utm-fields.tsx";

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
  acts: LinkActions;
  onClose: () => void;
  onAdded: (linkId: string | null) => void;
};

/** The sheets the screen opens. */
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
    return <FileSheet siteId={acts.siteId} title={labels.linkToFile} onChoose={add} onClose={onClose} />;
  }
  const link = sheet && links.find((one) => one.id === sheet.linkId);
  return link ? <GroupSheet link={link} all={links} acts={acts} onClose={onClose} /> : null;
}

type MenuProps = Record<
  "onGroup" | "onProduct" | "onService" | "onBooking" | "onPage" | "onFile" | "onChat" | "onUtm" | "onArchive",
  () => void
>;

/** Less common additions than a link or a heading. */
export function MoreMenu({ onGroup, onProduct, onService, onBooking, onPage, onFile, onChat, onUtm, onArchive }: MenuProps) {
  return (
    <Menu
      label={labels.moreOptionsForLinks}
      items={[
        { label: labels.addGroup, icon: FolderPlus, onSelect: onGroup },
        { label: labels.linkToProduct, icon: Store, onSelect: onProduct },
        { label: labels.linkToService, icon: Clock, onSelect: onService },
        { label: labels.linkToBookingPage, icon: CalendarDays, onSelect: onBooking },
        { label: labels.linkToPage, icon: FileText, onSelect: onPage },
        { label: labels.linkToFile, icon: Paperclip, onSelect: onFile },
        { label: labels.linkToMessageForm, icon: MessageCircle, onSelect: onChat },
        "separator",
        { label: labels.utmTracking, icon: ChartSpline, onSelect: onUtm },
        { label: labels.archive, icon: Archive, onSelect: onArchive },
      ]}
    />
  );
}

/** Asks which group a link moves into. */
function GroupSheet({ link, all, acts, onClose }: { link: Link; all: readonly Link[]; acts: LinkActions; onClose: () => void }) {
  const current = groupOf(link, all);
  const choose = (groupId: string | null) => {
    onClose();
    if (groupId !== current) void acts.put(link, endOf(all, groupId, groupId === null ? "top" : "bottom", link.id));
  };
  return (
    <Sheet title={labels.moveTo(link.title)} isOpen onClose={onClose}>
      {acts.groups.length === 0 ? <p className="soft">{labels.noGroupsHint}</p> : null}
      <ul className="lsheet__list">
        {acts.groups.map((group) => (
          <li key={group.id}>
            <button type="button" className="lsheet__choice" aria-pressed={group.id === current} onClick={() => choose(group.id)}>
              <Icon of={Folder} /> <span className="clip">{group.title}</span>
            </button>
          </li>
        ))}
        {acts.groups.length > 0 ? (
          <li>
            <button type="button" className="lsheet__choice" aria-pressed={current === null} onClick={() => choose(null)}>
              <Icon of={FolderOutput} /> {labels.noGroup}
            </button>
          </li>
        ) : null}
      </ul>
    </Sheet>
  );
}

/** The UTM parameters of all links on the page. */
function UtmSheet({ siteId, onClose }: { siteId: string; onClose: () => void }) {
  const settings = useLinkSettings(siteId);
  const save = (utm: { on: boolean; source: string; medium: string; campaign: string }) =>
    void saveLinkSettings(siteId, { utm }).catch(showFailure);
  return (
    <Sheet title={labels.utmTracking} isOpen onClose={onClose}>
      {settings.state === "failed" ? <p className="soft">{failureLabel(settings.failure)}</p> : null}
      {settings.state === "ready" ? (
        <div className="pile gap-5">
          <SwitchLine
            label={labels.utmSwitch}
            sub={labels.referrerHint}
            isOn={settings.data.utm.on}
            onChange={(on) => save({ ...settings.data.utm, on })}
          />
          {settings.data.utm.on ? (
            <UtmValues
              keptAt={(key) => storedDraft(siteId, `utm/${key}`)}
              values={settings.data.utm}
              onChange={(values) => save({ ...settings.data.utm, ...values })}
            />
          ) : null}
        </div>
      ) : null}
    </Sheet>
  );
}

type BookingSheetProps = { siteId: string; onChoose: (service: { id: string; title: string }) => void; onClose: () => void };

/** Asks which service a link books. An inactive one can be selected; the link is shown once it is active. */
function BookingSheet({ siteId, onChoose, onClose }: BookingSheetProps) {
  const live = useServices(siteId);
  const services = live.state === "ready" ? live.data.filter(({ state }) => state !== "archived") : [];
  return (
    <Sheet title={labels.linkToBookingPage} isOpen onClose={onClose}>
      {live.state === "failed" ? <p className="soft">{failureLabel(live.failure)}</p> : null}
      {live.state === "ready" && services.length === 0 ? <p className="soft">{labels.servicesEmptyText}</p> : null}
      <ul className="lsheet__list" aria-busy={live.state === "loading"}>
        {services.map((service) => (
          <li key={service.id}>
            <button type="button" className="lsheet__choice" onClick={() => onChoose({ id: service.id, title: service.title })}>
              <Icon of={CalendarDays} />
              <span className="clip">{service.title}</span>
              {isBookable(service) ? null : <span className="faint">{labels.draft}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
