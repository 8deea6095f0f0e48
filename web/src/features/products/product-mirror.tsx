import { type Currency, formatMoney } from "@awning/domain/money";
import { sitePaths } from "@awning/domain/paths";
import type { Product } from "@awning/domain/product";
import { Amphora } from "lucide-react";
import { mediaAddress } from "#data/media.ts";
import { Icon } from "#ui/icon.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { type ProductForm, readProductForm } from "./product-form.ts";
import { priceWords, STATE_MARKS } from "./product-words.ts";

type Props = {
  form: ProductForm;
  currency: Currency;
  state: Product["state"];
  /** `null` for a product that has no address yet. */
  slug: string | null;
  username: string | null;
};

/** The product as its card in the shop, with the facts around it. For wide screens. */
export function ProductMirror({ form, currency, state, slug, username }: Props) {
  const { values } = readProductForm(form, currency, undefined, navigator.language);
  const [cover] = form.images;
  const price =
    values.price === undefined
      ? ""
      : priceWords({ price: values.price, variants: values.variants ?? [], pricing: form.pricing }, currency, navigator.language);
  return (
    <aside className="product-mirror" aria-label="As visitors see it">
      <div className="mirror-card">
        <div className="mirror-card__picture" style={cover ? { backgroundColor: cover.color } : undefined}>
          {cover ? <img src={mediaAddress(cover, 640)} alt={cover.alt} /> : <Icon of={Amphora} size="lg" />}
        </div>
        <div className="mirror-card__text">
          <b>{form.title.trim() || "A name"}</b>
          <span className="num">
            {price || "A price"}
            {values.compareAt && form.pricing === "fixed" ? <s> {formatMoney(values.compareAt, currency, navigator.language)}</s> : null}
          </span>
        </div>
      </div>
      <dl className="facts">
        <dt>State</dt>
        <dd>
          <StateMark {...STATE_MARKS[state]} />
        </dd>
        <dt>{form.kind === "service" ? "Done" : "Sent as"}</dt>
        <dd>{{ physical: "Parcel or pick-up", digital: "Nothing to send", service: "At a time you agree on" }[form.kind]}</dd>
        {slug === null ? null : (
          <>
            <dt>Address</dt>
            <dd className="facts__address">
              {username !== null && state === "active" ? (
                <a className="link" href={sitePaths.product(username, slug)} target="_blank" rel="noopener">
                  {slug}
                </a>
              ) : (
                slug
              )}
            </dd>
          </>
        )}
      </dl>
    </aside>
  );
}
