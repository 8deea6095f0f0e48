import { Trap } from "../blocks/signup-block.tsx";
import { Field } from "../parts/field.tsx";
import { type TimesPlace, timesUrl } from "./booking-times.ts";
import type { GuestErrors } from "./guest-form.tsx";
import * as labels from "./labels.ts";
import { momentLabel } from "./labels.ts";

/** The form of a full start's waiting list. `start` in minutes since 1970; `name` and `email` as typed. */
export type WaitingForm = { start: number; zone: string; name: string; email: string; errors: GuestErrors; isSent: boolean };

type Props = { waiting: WaitingForm; place: TimesPlace; language: string };

/** Where a visitor joins the waiting list of a full start, or reads that they have to open the mail first. */
export function WaitingStep({ waiting, place, language }: Props) {
  const { start, zone, name, email, errors, isSent } = waiting;
  const day = new Date(start * 60_000).toISOString().slice(0, 10);
  const back = (
    <a className="btn btn--line" href={timesUrl(place, { month: day.slice(0, 7), day, zone })} rel="nofollow">
      {labels.otherTimes}
    </a>
  );
  if (isSent)
    return (
      <section className="step">
        <h2>{labels.checkYourEmail}</h2>
        <p className="prose">{labels.openToJoin(email)}</p>
        <div className="acts">{back}</div>
      </section>
    );
  return (
    <section className="step">
      <h2>{labels.joinWaitingList}</h2>
      <form className="form" method="post" action={place.path} noValidate>
        <div>
          <p className="strong">{momentLabel(start, zone, language)}</p>
          <p className="soft">{labels.waitingHint}</p>
        </div>
        <input type="hidden" name="act" value="wait" />
        <input type="hidden" name="start" value={start} />
        <input type="hidden" name="zone" value={zone} />
        <Trap id="wait" />
        <Field
          name="name"
          label={labels.yourName}
          value={name}
          error={errors.name}
          autoComplete="name"
          isFirstWrong={errors.name !== undefined}
        />
        <Field
          name="email"
          label={labels.yourEmail}
          type="email"
          value={email}
          error={errors.email}
          autoComplete="email"
          isFirstWrong={errors.name === undefined && errors.email !== undefined}
        />
        <div className="acts">
          <button className="btn" type="submit">
            {labels.joinWaitingList}
          </button>
          {back}
        </div>
      </form>
    </section>
  );
}
