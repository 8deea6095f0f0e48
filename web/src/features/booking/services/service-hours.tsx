import { reservationPaths } from "@awning/domain/booking/paths";
import { SCHEDULES_MAX } from "@awning/domain/booking/schedule";
import { Link } from "react-router";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { FoldRow } from "#ui/layout/fold-row.tsx";
import { hoursName } from "../hours-name.ts";
import type { BookingSetup } from "../use-setup.ts";
import * as labels from "./labels.ts";
import { OWN_HOURS } from "./service-form.ts";

type Props = {
  /** As in the form: the id of other hours than the shared ones, or {@link OWN_HOURS}. */
  hours: string;
  /** The id of the service. */
  of: string;
  setup: BookingSetup;
  onChange: (hours: string) => void;
};

/** Whose hours a service has: the shared ones, those of another service, or its own. There is nothing to choose for the first service. */
export function ServiceHours({ hours, of, setup: { schedule, schedules, services }, onChange }: Props) {
  if (!schedule) return null;
  const others = schedules.filter(({ id }) => id !== schedule.id);
  const isOwn = hours === OWN_HOURS;
  const found = others.find(({ id }) => id === hours);
  const isGone = !isOwn && hours !== "" && !found;
  const isOnlyHere = services.every((one) => one.hoursId !== hours || one.id === of);
  const nameOf = (one: (typeof others)[number]) =>
    one.id === hours && isOnlyHere ? labels.ownHours : labels.hoursOption(hoursName(one, services));
  const canAdd = schedules.length < SCHEDULES_MAX && !(found && isOnlyHere);
  return (
    <FoldRow
      title={labels.bookableHours}
      summary={isOwn ? labels.ownHours : isGone ? labels.deletedHours : found ? nameOf(found) : labels.sharedHours}
      isWrong={isGone}
    >
      <div className="service-part">
        <Field
          label={labels.whenGuestsCanBook}
          hint={isOwn ? labels.ownHoursHint : labels.hoursHint}
          error={isGone ? labels.deletedHoursHint : null}
        >
          <Select value={hours} onChange={(event) => onChange(event.currentTarget.value)}>
            <option value="">{labels.sharedHours}</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one)}
              </option>
            ))}
            {isGone ? <option value={hours}>{labels.deletedHours}</option> : null}
            {canAdd ? <option value={OWN_HOURS}>{labels.ownHours}</option> : null}
          </Select>
        </Field>
        {isOwn || isGone ? null : (
          <p>
            <Link className="link" to={reservationPaths.hoursOf(found?.id ?? schedule.id)}>
              {labels.changeTheseHours}
            </Link>
          </p>
        )}
      </div>
    </FoldRow>
  );
}
