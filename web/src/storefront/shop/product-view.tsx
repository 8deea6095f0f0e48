import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import { RichTextView } from "../blocks/rich-text-view.tsx";
import { Icon } from "../parts/icon.tsx";
import { Picture } from "../parts/picture.tsx";
import { Prose } from "../parts/prose.tsx";
import { ShareButton } from "../parts/share-button.tsx";
import { BuyForm } from "./buy-form.tsx";
import { firstChoice } from "./choices.ts";
import * as labels from "./labels.ts";
import { formatUnitPrice, shopPrice } from "./price-label.ts";
import { ProductCard } from "./product-card.tsx";

type Props = { product: PublicProduct; facts: Readonly<Record<string, string>>; site: PublishedSite; mediaBase: string };

/** A product with everything needed to decide and buy. */
export function ProductView({ product, facts, site, mediaBase }: Props) {
  const isOut = (one: PublicProduct) => Number(one.availability.state === "sold_out");
  const others = site.products.filter((other) => other.id !== product.id);
  const shown = others.toSorted((one, other) => isOut(one) - isOut(other)).slice(0, 4);
  return (
    <main id="main" className="wrap wrap--wide">
      <a className="crumb" href={sitePaths.shop(site.username)}>
        <Icon name="arrow-left" size={18} />
        {labels.shop}
      </a>
      <div className="product">
        <Gallery product={product} mediaBase={mediaBase} />
        <div>
          <h1 className="page-title product__title">{product.title}</h1>
          <ProductPrice product={product} site={site} />
          <p className="hint">{deliveryWords(product, site)}</p>
          <BuyForm product={product} site={site} />
          <ProductDescription product={product} />
          {Object.entries(facts).map(([name, words]) => (
            <p className="hint" key={name}>
              <b>{name}</b> {words}
            </p>
          ))}
          <div className="acts">
            <ShareButton className="btn btn--line share-wide" label={labels.share(product.title)} words={labels.shareLabel} size={20} />
          </div>
        </div>
      </div>
      {shown.length > 0 && (
        <section className="more-shelf">
          <div className="sec__head">
            <h2>{labels.moreProducts}</h2>
          </div>
          <ul className="grid">
            {shown.map((other) => (
              <ProductCard key={other.id} product={other} site={site} mediaBase={mediaBase} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function ProductPrice({ product, site }: { product: PublicProduct; site: PublishedSite }) {
  const price = firstChoice(product)?.price ?? product.price;
  return (
    <p className="product__price">
      <span data-tells="price">{formatUnitPrice(product, price, site)}</span>
      {product.prior !== undefined && (
        <s hidden={product.prior <= price}>
          <span className="vh">{labels.comparedPrice} </span>
          {shopPrice(product.prior, site)}
        </s>
      )}
    </p>
  );
}

function deliveryWords(product: PublicProduct, site: PublishedSite): string {
  if (product.kind === "digital") return labels.digitalDownload;
  const way = product.kind === "service" ? labels.serviceMailHint : wayWords(site);
  const tax = { none: "", inclusive: labels.taxIncluded, exclusive: labels.taxIsAddedAtCheckout }[site.shop.taxMode];
  return [way, tax].filter(Boolean).join(" ");
}

function wayWords(site: PublishedSite): string {
  const { deliveries } = site.shop;
  const isPickedUp = deliveries.includes("pickup");
  if (!deliveries.includes("shipping")) return isPickedUp ? labels.freePickup : "";
  return isPickedUp ? labels.shippingAndFreePickup(parcelWords(site)) : labels.onlyShipping(parcelWords(site));
}

function parcelWords(site: PublishedSite): string {
  const { shippingPrice, shippingVaries, freeOver } = site.shop;
  if (shippingPrice === 0 && !shippingVaries) return labels.freeShipping;
  const price = shopPrice(shippingPrice, site);
  if (freeOver === null) return shippingVaries ? labels.shippingCostsFrom(price) : labels.shippingCosts(price);
  const over = shopPrice(freeOver, site);
  return shippingVaries ? labels.shippingFromFreeOver(price, over) : labels.shippingCostsFreeOver(price, over);
}

/** The description of a product, by topic if it has any. */
function ProductDescription({ product: { description, richDescription = [] } }: { product: PublicProduct }) {
  if (richDescription.length === 0) return <Prose text={description} className="product__prose" />;
  return <RichTextView text={richDescription} className="rich product__prose" />;
}

/** The pictures of a product in a snapping row; the thumbnails are plain links into it. */
function Gallery({ product, mediaBase }: { product: PublicProduct; mediaBase: string }) {
  const [first, ...more] = product.images;
  if (!first) {
    return (
      <div className="gallery">
        <span className="card__none">
          <Icon name="package" size={56} />
        </span>
      </div>
    );
  }
  return (
    <div className="gallery">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <section className="gallery__row" tabIndex={more.length > 0 ? 0 : undefined} aria-label={labels.pictures}>
        {product.images.map((media, index) => (
          <div id={`p${index + 1}`} key={media.id}>
            <Picture
              media={media}
              base={mediaBase}
              width={640}
              sizes="(min-width:860px) 560px,100vw"
              alt={media.alt || product.title}
              first={index === 0}
              square
            />
          </div>
        ))}
      </section>
      {more.length > 0 && (
        <div className="thumbs">
          {product.images.map((media, index) => (
            <a
              key={media.id}
              href={`#p${index + 1}`}
              aria-current={index === 0 ? "true" : undefined}
              aria-label={labels.pictureNumber(index + 1)}
            >
              <Picture media={media} base={mediaBase} width={60} alt="" square />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
