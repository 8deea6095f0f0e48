import { MESSAGE_MAX } from "@awning/domain/contact-message";
import { WRITE_ANCHOR } from "@awning/domain/paths";
import type { ShopFace } from "../parts/shop-face.ts";

/** What somebody typed for the shop, word for word. */
export type TypedMessage = { email: string; text: string };

type Props = {
  shop: ShopFace;
  /** Where the form is sent. */
  action: string;
  /** Of the order's link; without it the e-mail shows whose order it is. */
  orderKey?: string;
  /** The e-mail of the order where it is known; `null` asks for it. */
  email: string | null;
  typed?: TypedMessage | null;
};

/** The way to the seller on every page of an order, whatever its state, without script too. */
export function WritePanel({ shop, action, orderKey, email, typed = null }: Props) {
  return (
    <section className="panel" id={WRITE_ANCHOR}>
      <h2>Write to {shop.displayName}</h2>
      <form className="form panel__sums" method="post" action={action} noValidate>
        {orderKey !== undefined && <input type="hidden" name="key" value={orderKey} />}
        {email !== null && orderKey === undefined && <input type="hidden" name="email" value={email} />}
        {email === null && (
          <div className="field">
            <label htmlFor="write-email">{orderKey === undefined ? "E-mail you ordered with" : "Your e-mail"}</label>
            <input id="write-email" name="email" type="email" defaultValue={typed?.email} autoComplete="email" aria-required />
          </div>
        )}
        <div className="field">
          <label htmlFor="write-message">Your message</label>
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
          <small id="write-hint">
            {shop.displayName} answers by e-mail{email ? `, to ${email}` : ""}.
          </small>
        </div>
        <div className="acts">
          <button className="btn btn--line" type="submit" name="act" value="write">
            Send message
          </button>
        </div>
      </form>
    </section>
  );
}
