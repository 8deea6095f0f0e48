import type { Currency } from "@awning/domain/money/money";
import type { Product } from "@awning/domain/product/product";
import { sitePaths } from "@awning/domain/routes/paths";
import { Amphora } from "lucide-react";
import { mediaAddress } from "#data/media/media.ts";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { numberLocale } from "#ui/locale.ts";
import { StateMark } from "#ui/state-mark.tsx";
import { formatPrice, STATE_MARKS } from "../product-labels.ts";
import * as labels from "./labels.ts";
import { type ProductForm, readProductForm } from "./product-form.ts";

type Props = {
  form: ProductForm;
  currency: Currency;
  state: Product["state"];
  /** `null` for a product without an address yet. */
  slug: string | null;
  username: string | null;
};

/** The product as its card in the shop, with details. For wide screens. */
export function ProductMirror({ form, currency, state, slug, username }: Props) {
  const { values } = readProductForm(form, { currency, locale: numberLocale() });
  const [cover] = form.images;
  const price =
    values.price === undefined
      ? ""
      : formatPrice({ price: values.price, variants: values.variants ?? [], pricing: form.pricing }, currency, numberLocale());
  return (
    <aside className="product-mirror" aria-label={labels.preview}>
      <div className="mirror-card">
        <div className="mirror-card__picture" style={cover ? { backgroundColor: cover.color } : undefined}>
          {cover ? <img src={mediaAddress(cover, 640)} alt={cover.alt} /> : <Icon of={Amphora} size="lg" />}
        </div>
        <div className="mirror-card__text">
          <b>{form.title.trim() || labels.productName}</b>
          <span className="num">{price || uiLabels.price}</span>
        </div>
      </div>
      <dl className="facts">
        <dt>{labels.statusLabel}</dt>
        <dd>
          <StateMark {...STATE_MARKS[state]} />
        </dd>
        <dt>{labels.delivery}</dt>
        <dd>{{ physical: labels.shippingOrPickup, digital: labels.digitalDownload, service: labels.byArrangement }[form.kind]}</dd>
        {slug === null ? null : (
          <>
            <dt>{labels.webAddress}</dt>
            <dd className="breaks">
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
