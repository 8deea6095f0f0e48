import { bookingPaths, reservationPaths } from "@awning/domain/booking/paths";
import { isBookable, SERVICES_MAX, type Service } from "@awning/domain/booking/service";
import type { Currency } from "@awning/domain/money/money";
import { Archive, ArchiveRestore, Copy, ExternalLink, Plus, Trash2 } from "lucide-react";
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
import { serviceLine } from "../labels.ts";
import { TO_RESERVATIONS } from "../ways-back.ts";
import * as labels from "./labels.ts";
import { ServiceRow } from "./service-row.tsx";
import { useBookedCounts } from "./use-booked-counts.ts";
import { type ServiceActions, useServiceActions } from "./use-service-actions.ts";

type Props = {
  siteId: string;
  username: string | null;
  services: readonly Service[];
  currency: Currency;
};

/** Every service in page order, archived ones apart. `username` is `null` while the page is not published. */
export function ServiceList({ siteId, username, services, currency }: Props) {
  const acts = useServiceActions(siteId, services);
  const booked = useBookedCounts(siteId, [...new Set(services.map(({ scheduleId }) => scheduleId))]);
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
          menuOf={(service) => menuOf(service, addressOf(service, username), acts)}
        >
          {(service) => (
            <ServiceRow service={service} currency={currency} address={addressOf(service, username)} booked={booked} acts={acts} />
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

/** The address that guests book a service at; `null` while they cannot. */
function addressOf(service: Service, username: string | null): string | null {
  return username && isBookable(service) ? new URL(bookingPaths.service(username, service.slug), window.location.origin).href : null;
}

function menuOf(service: Service, address: string | null, acts: ServiceActions): { before: MenuItem[]; after: MenuItem[] } {
  return {
    before: address
      ? [
          { label: labels.copyBookingLink, icon: Copy, onSelect: () => copy(address) },
          { label: labels.viewAsGuest, icon: ExternalLink, onSelect: () => void window.open(address, "_blank", "noopener") },
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
