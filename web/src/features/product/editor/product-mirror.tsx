import { type Currency, formatMoney } from "@awning/domain/money/money";
import type { Product } from "@awning/domain/product/product";
import { sitePaths } from "@awning/domain/routes/paths";
import { Amphora } from "lucide-react";
import { mediaAddress } from "#data/media/media.ts";
import { Icon } from "#ui/icon.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { formatPrice, STATE_MARKS } from "../product-labels.ts";
import { type ProductForm, readProductForm } from "./product-form.ts";

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
      : formatPrice({ price: values.price, variants: values.variants ?? [], pricing: form.pricing }, currency, navigator.language);
  return (
    <aside className="product-mirror" aria-label="Preview">
      <div className="mirror-card">
        <div className="mirror-card__picture" style={cover ? { backgroundColor: cover.color } : undefined}>
          {cover ? <img src={mediaAddress(cover, 640)} alt={cover.alt} /> : <Icon of={Amphora} size="lg" />}
        </div>
        <div className="mirror-card__text">
          <b>{form.title.trim() || "Product name"}</b>
          <span className="num">
            {price || "Price"}
            {values.compareAt && form.pricing === "fixed" ? <s> {formatMoney(values.compareAt, currency, navigator.language)}</s> : null}
          </span>
        </div>
      </div>
      <dl className="facts">
        <dt>Status</dt>
        <dd>
          <StateMark {...STATE_MARKS[state]} />
        </dd>
        <dt>{"Delivery"}</dt>
        <dd>{{ physical: "Shipping or pickup", digital: "Digital download", service: "By arrangement" }[form.kind]}</dd>
        {slug === null ? null : (
          <>
            <dt>Web address</dt>
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
