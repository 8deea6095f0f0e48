import { bookingPaths, reservationPaths } from "@awning/domain/booking/paths";
import { isBookable, SERVICES_MAX, type Service } from "@awning/domain/booking/service";
import type { Currency } from "@awning/domain/money/money";
import { Archive, ArchiveRestore, Copy, ExternalLink, Pencil, Plus, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { useSaveState } from "#data/core/save-state.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { Menu, type MenuItem } from "#ui/dialogs/menu.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import { SortableRows } from "#ui/sortable/sortable-rows.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { SERVICE_MARKS, serviceLine } from "../labels.ts";
import { TO_RESERVATIONS } from "../ways-back.ts";
import * as labels from "./labels.ts";
import { type ServiceActions, useServiceActions } from "./use-service-actions.ts";

type Props = { siteId: string; username: string | null; services: readonly Service[]; currency: Currency };

/** Every service in page order, archived ones apart. `username` is `null` while the page is not published. */
export function ServiceList({ siteId, username, services, currency }: Props) {
  const acts = useServiceActions(siteId, services);
  const saveState = useSaveState();
  const listed = services.filter(({ state }) => state !== "archived");
  const archived = services.filter(({ state }) => state === "archived");
  const bookable = listed.filter(isBookable).length;
  const add = (
    <ButtonLink variant="primary" icon={Plus} to={reservationPaths.service("new")}>
      {uiLabels.newService}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={labels.services}
        back={TO_RESERVATIONS}
        state={[
          listed.length === 0 ? labels.noneYet : labels.ofBookable(bookable, listed.length),
          <SaveLine key="saved" state={saveState} />,
        ]}
        actions={listed.length === 0 || acts.isFull ? undefined : add}
      />
      {acts.isFull ? <p className="soft">{labels.limitReached(SERVICES_MAX)}</p> : null}
      {listed.length === 0 ? (
        <EmptyState title={labels.noServicesYet} text={labels.emptyText}>
          {add}
        </EmptyState>
      ) : (
        <SortableRows
          label={labels.services}
          noun={labels.serviceNoun}
          entries={listed}
          onMove={acts.move}
          menuOf={(service) => menuOf(service, username, acts)}
        >
          {(service) => (
            <>
              <Link className="row__text crow__open" to={reservationPaths.service(service.id)}>
                <span className="row__title clip">{service.title}</span>
                <span className="row__sub clip">{serviceLine(service, currency)}</span>
              </Link>
              <StateMark {...SERVICE_MARKS[service.state]} />
            </>
          )}
        </SortableRows>
      )}
      {archived.length > 0 ? (
        <Section title={labels.archived} count={archived.length} className="services-archived">
          <Rows aria-label={labels.archivedServices}>
            {archived.map((service) => (
              <Row key={service.id} title={service.title} sub={serviceLine(service, currency)}>
                <Menu
                  label={uiLabels.rowActionsLabel(service.title)}
                  items={[
                    { label: labels.moveToDrafts, icon: ArchiveRestore, onSelect: () => acts.unarchive(service) },
                    "separator",
                    { label: uiLabels.deleteLabel, icon: Trash2, isDanger: true, onSelect: () => acts.remove(service) },
                  ]}
                />
              </Row>
            ))}
          </Rows>
        </Section>
      ) : null}
    </>
  );
}

function menuOf(service: Service, username: string | null, acts: ServiceActions): { before: MenuItem[]; after: MenuItem[] } {
  const address =
    username && isBookable(service) ? new URL(bookingPaths.service(username, service.slug), window.location.origin).href : null;
  return {
    before: address
      ? [
          { label: labels.copyBookingLink, icon: Copy, onSelect: () => copy(address) },
          { label: labels.viewAsGuest, icon: ExternalLink, onSelect: () => void window.open(address, "_blank", "noopener") },
        ]
      : service.state === "draft"
        ? [
            {
              label: labels.makeItBookable,
              icon: Pencil,
              onSelect: () => acts.setState(service, "active", labels.guestsCanBook(service.title)),
            },
          ]
        : [],
    after: ["separator", { label: labels.archive, icon: Archive, isDanger: true, onSelect: () => acts.archive(service) }],
  };
}

function copy(address: string): void {
  navigator.clipboard?.writeText(address).then(
    () => showToast(labels.bookingLinkCopied),
    () => showToast(address),
  ) ?? showToast(address);
}
