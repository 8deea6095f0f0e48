import { MESSAGE_MAX } from "@awning/domain/contact/message";
import { WRITE_ANCHOR } from "@awning/domain/routes/paths";
import * as labels from "./labels.ts";
import type { ShopFace } from "./page-frame.tsx";

/** A message to the shop, as typed. */
export type TypedMessage = { email: string; text: string };

type Props = {
  shop: ShopFace;
  /** Where the form is posted. */
  action: string;
  /** The key of the order or booking; without it, the email address identifies the buyer. */
  accessKey?: string;
  /** The known address for the reply, empty for none; `null` asks for it. */
  email: string | null;
  typed?: TypedMessage | null;
};

/** The message form on every page of an order or a booking, in any state. Works without script. */
export function WritePanel({ shop, action, accessKey, email, typed = null }: Props) {
  return (
    <section className="panel" id={WRITE_ANCHOR}>
      <h2>{labels.message(shop.displayName)}</h2>
      <form className="form panel__sums" method="post" action={action} noValidate>
        {accessKey !== undefined && <input type="hidden" name="key" value={accessKey} />}
        {email !== null && accessKey === undefined && <input type="hidden" name="email" value={email} />}
        {email === null && (
          <div className="field">
            <label htmlFor="write-email">{accessKey === undefined ? labels.orderEmailLabel : labels.yourEmail}</label>
            <input id="write-email" name="email" type="email" defaultValue={typed?.email} autoComplete="email" aria-required />
          </div>
        )}
        <div className="field">
          <label htmlFor="write-message">{labels.yourMessage}</label>
          <textarea
            className="input"
            id="write-message"
            name="message"
            rows={3}
            maxLength={MESSAGE_MAX}
            defaultValue={typed?.text}
            aria-required
            aria-describedby="write-hint"
          />
          <small id="write-hint">{writeHint(shop.displayName, email)}</small>
        </div>
        <div className="acts">
          <button className="btn btn--line" type="submit" name="act" value="write">
            {labels.sendMessage}
          </button>
        </div>
      </form>
    </section>
  );
}

/** `email` also gets the reply; empty when there is none, `null` while it is asked for. */
function writeHint(shopName: string, email: string | null): string {
  if (email === "") return labels.messageHint(shopName);
  if (email === null) return labels.messageMailHint(shopName);
  return labels.messageMailToHint(shopName, email);
}
