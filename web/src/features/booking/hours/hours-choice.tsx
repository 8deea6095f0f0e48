import { reservationPaths } from "@awning/domain/booking/paths";
import type { StoredSchedule } from "@awning/domain/booking/schedule";
import { Trash2 } from "lucide-react";
import { Fragment } from "react";
import { Link, useNavigate } from "react-router";
import { createSchedule, deleteSchedule } from "#data/booking/schedules.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { hoursName, servicesWith } from "../hours-name.ts";
import type { BookingSetup } from "../use-setup.ts";
import * as labels from "./labels.ts";

type Props = { setup: BookingSetup; schedule: StoredSchedule };

/** Which hours the screen is about, and the services that have them, where there are several. What no service has can be deleted. */
export function HoursChoice({ setup: { site, schedule: shared, schedules, services }, schedule }: Props) {
  const navigate = useNavigate();
  if (schedules.length < 2) return null;
  const users = servicesWith(schedule, services);
  const remove = () => {
    const { id, name, zone, weekly, overrides } = schedule;
    deleteSchedule(site.id, id).catch(showFailure);
    void navigate(reservationPaths.hours, { replace: true });
    showUndoToast(labels.hoursDeleted(name), () => void createSchedule(site.id, id, { name, zone, weekly, overrides }).catch(showFailure));
  };
  return (
    <div className="pile gap-2">
      <Field label={labels.whichHours}>
        <Select value={schedule.id} onChange={(event) => void navigate(reservationPaths.hoursOf(event.currentTarget.value))}>
          {schedules.map((one) => (
            <option key={one.id} value={one.id}>
              {one.id === shared?.id ? labels.sharedHours : hoursName(one, services)}
            </option>
          ))}
        </Select>
      </Field>
      {users.length === 0 ? (
        <p className="soft">{labels.hoursUnusedHint}</p>
      ) : (
        <p className="soft">
          {labels.hoursUsageHint(
            users.map((one, at) => (
              <Fragment key={one.id}>
                {at === 0 ? null : ", "}
                <Link className="link" to={reservationPaths.service(one.id)}>
                  {one.title}
                </Link>
              </Fragment>
            )),
          )}
        </p>
      )}
      {users.length === 0 && schedule.id !== shared?.id ? (
        <div>
          <Button icon={Trash2} danger onClick={remove}>
            {labels.deleteHours}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
