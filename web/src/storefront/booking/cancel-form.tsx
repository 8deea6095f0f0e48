import { REASON_MAX } from "@awning/domain/booking/reservation";

/** Cancels with a reason, if the guest gives one. Folded away until it is asked for: one press more than any other button. */
export function CancelForm({ access }: { access: { path: string; key: string } }) {
  return (
    <details className="more-acts">
      <summary>Cancel this booking</summary>
      <form method="post" action={access.path}>
        <input type="hidden" name="key" value={access.key} />
        <input type="hidden" name="act" value="cancel" />
        <ReasonField />
        <button className="btn btn--line" type="submit">
          Cancel booking
        </button>
      </form>
    </details>
  );
}

/** Why something changes: the owner reads it. */
export function ReasonField({ value = "" }: { value?: string }) {
  return (
    <div className="field">
      <label htmlFor="reason">
        Reason <span className="soft">(optional)</span>
      </label>
      <textarea className="input" id="reason" name="reason" rows={2} maxLength={REASON_MAX} defaultValue={value} />
    </div>
  );
}
