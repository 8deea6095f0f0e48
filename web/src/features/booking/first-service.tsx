import { reservationPaths } from "@awning/domain/booking/paths";
import { Plus } from "lucide-react";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHeader } from "#ui/page-header.tsx";

/** What stands here before there is anything to book. */
export function FirstService() {
  return (
    <>
      <PageHeader title="Reservations" state={["Nothing to book yet"]} />
      <EmptyState
        title="Let guests book your time"
        text="Add what they can book, how long it takes and what it costs. Guests choose a free time on your page, and you both get an email with a calendar entry."
      >
        <ButtonLink variant="primary" icon={Plus} to={reservationPaths.service("new")}>
          Add your first service
        </ButtonLink>
      </EmptyState>
    </>
  );
}
