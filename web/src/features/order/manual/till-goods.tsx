import { type Currency, formatMoney } from "@awning/domain/money/money";
import type { Collection } from "@awning/domain/product/collection";
import type { Product } from "@awning/domain/product/product";
import { pictureOf } from "@awning/domain/product/shown";
import { stockRulesOf, stockStateOf } from "@awning/domain/product/stock-rules";
import { Package, PencilLine } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useCollections } from "#data/collection/collections.ts";
import { dataOr, useLive } from "#data/core/live.ts";
import { type LiveList, useLivePages } from "#data/core/pages.ts";
import { mediaAddress } from "#data/media/media.ts";
import { joinSearch } from "#data/product/join-search.ts";
import { watchFoundProducts } from "#data/product/product-queries.ts";
import { watchProductPage, watchProducts } from "#data/product/products.ts";
import { watchStock } from "#data/product/stock.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { useTyped } from "#ui/fields/use-typed.ts";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Bone } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { type Chosen, choicesOf, type GoodsChoice } from "./manual-form.ts";

type Props = {
  siteId: string;
  currency: Currency;
  chosen: readonly Chosen[];
  onAdd: (one: Chosen) => void;
  /** Opens the sheet for something that is no product; `null` when there is no room for more. */
  onCustom: (() => void) | null;
};

/** The products on sale as tiles: each press adds one more. Those with variants ask which. */
export function TillGoods({ siteId, currency, chosen, onAdd, onCustom }: Props) {
  const [search, setSearch] = useState("");
  const [typed, setTyped] = useTyped(search, setSearch);
  const [asked, setAsked] = useState<readonly GoodsChoice[]>([]);
  const isNarrow = useNarrow();
  const collections = useCollections(siteId);
  const shelves = dataOr(collections, NO_SHELVES).filter(({ productIds }) => productIds.length > 0);
  const [shelfId, setShelfId] = useState<string | null>(null);
  // A search looks at everything.
  const shelf = (search === "" && shelves.find(({ id }) => id === shelfId)) || null;
  const { list, more, retry } = useGoods(siteId, search, shelf);
  // Collections that came later would push what a finger is about to press.
  const isLoading = list.state === "loading" || collections.state === "loading";
  const products = list.state === "ready" && !isLoading ? list.items : [];
  const ids = products.map((product) => product.id).sort();
  const stock = useLive(`stock/${siteId}/${ids.join()}`, watchStock(siteId, ids));
  const leftOf = ({ product, variantId }: GoodsChoice) =>
    stock.state === "ready" ? (stock.data.get(product.id)?.get(variantId) ?? null) : null;
  const quantityOf = ({ product, variantId }: GoodsChoice) =>
    chosen.find((one) => one.productId === product.id && one.variantId === variantId)?.quantity ?? 0;
  const add = (choice: GoodsChoice) => {
    const { product, variantId, variantName } = choice;
    onAdd({ productId: product.id, variantId, quantity: quantityOf(choice) + 1, title: product.title, variantName });
  };
  const tile = (choice: GoodsChoice) => (
    <GoodsTile
      key={`${choice.product.id}_${choice.variantId}`}
      {...{ choice, currency }}
      left={leftOf(choice)}
      quantity={quantityOf(choice)}
      onPress={() => add(choice)}
    />
  );
  const found = products.map((product) => choicesOf(product, search));
  // A reader of bar codes types the SKU and Enter.
  const addOnly = (event: KeyboardEvent) => {
    const [only, ...others] = found.flat();
    if (event.key !== "Enter" || !only || others.length > 0 || typed.trim() !== search || search === "") return;
    add(only);
    setTyped("");
  };
  return (
    <section className="till__goods" aria-label={labels.products}>
      <div className="till__find">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search inside is what is heard */}
        <div onKeyDown={addOnly}>
          <SearchInput label={labels.searchProducts} value={typed} onChange={setTyped} {...(isNarrow ? {} : { keyHint: "/" })} />
        </div>
        <Button icon={PencilLine} disabled={onCustom === null} onClick={() => onCustom?.()}>
          {labels.customAmount}
        </Button>
      </div>
      {search === "" && shelves.length > 0 ? <Shelves shelves={shelves} current={shelf} onChoose={setShelfId} /> : null}
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      <div className="till__tiles" aria-busy={isLoading || undefined}>
        {isLoading ? [1, 2, 3, 4, 5].map((one) => <Bone key={one} height={176} />) : null}
        {found.map((choices) => {
          const [first, ...others] = choices;
          if (!first) return null;
          return others.length === 0 ? (
            tile(first)
          ) : (
            <VariantsTile
              key={first.product.id}
              {...{ choices, currency }}
              quantity={choices.reduce((sum, one) => sum + quantityOf(one), 0)}
              onPress={() => setAsked(choices)}
            />
          );
        })}
      </div>
      {list.state === "ready" && !isLoading && products.length === 0 && !list.hasMore ? (
        <p className="soft">{search === "" ? uiLabels.noActiveProductsYet : labels.noProductsFound}</p>
      ) : null}
      {list.state === "ready" && list.hasMore ? (
        <Button onClick={more} isBusy={list.isLoadingMore}>
          {uiLabels.showMoreProducts}
        </Button>
      ) : null}
      <Sheet
        title={asked[0]?.product.title ?? ""}
        isOpen={asked.length > 0}
        onClose={() => setAsked([])}
        foot={
          <Button variant="ink" onClick={() => setAsked([])}>
            {uiLabels.done}
          </Button>
        }
      >
        <div className="till__tiles">{asked.map(tile)}</div>
      </Sheet>
    </section>
  );
}

type TileProps = { choice: GoodsChoice; currency: Currency; left: number | null; quantity: number; onPress: () => void };

/** One item. It cannot be added once the shop has none left; the service decides again when it is sold. */
function GoodsTile({ choice, currency, left, quantity, onPress }: TileProps) {
  const { product, variantId, variantName, price } = choice;
  const rules = stockRulesOf(product, variantId);
  const state = stockStateOf(left, rules);
  const isOut = state === "sold_out" && !rules.backorder;
  const note = isOut ? labels.soldOut : state === "low" && left !== null ? labels.left(left) : "";
  const image = pictureOf(product, product.variants.find((one) => one.id === variantId) ?? null);
  return (
    <button type="button" className={tileLook(quantity)} disabled={isOut} onClick={onPress}>
      <TilePicture image={image} />
      <span className="goods-tile__name">
        <span className="sr">{uiLabels.add} </span>
        {variantName || product.title}
        {variantName ? <span className="sr">, {product.title}</span> : null}
      </span>
      <span className="goods-tile__line">
        <span className="num">{formatMoney(price, currency, numberLocale())}</span>
        {note ? <span className={isOut ? "" : "goods-tile__low"}>{note}</span> : null}
      </span>
      <TileCount quantity={quantity} />
    </button>
  );
}

type VariantsTileProps = { choices: readonly GoodsChoice[]; currency: Currency; quantity: number; onPress: () => void };

/** A product that comes in several variants. */
function VariantsTile({ choices, currency, quantity, onPress }: VariantsTileProps) {
  const [first] = choices;
  if (!first) return null;
  const prices = choices.map((one) => one.price);
  const least = formatMoney(Math.min(...prices), currency, numberLocale());
  return (
    <button type="button" className={tileLook(quantity)} aria-haspopup="dialog" onClick={onPress}>
      <TilePicture image={first.product.images[0] ?? null} />
      <span className="goods-tile__name">{first.product.title}</span>
      <span className="goods-tile__line">
        <span className="num">{new Set(prices).size > 1 ? labels.fromPrice(least) : least}</span>
        <span>{labels.variants(choices.length)}</span>
      </span>
      <TileCount quantity={quantity} />
    </button>
  );
}

const tileLook = (quantity: number) => (quantity > 0 ? "goods-tile goods-tile--chosen" : "goods-tile");

function TilePicture({ image }: { image: Product["images"][number] | null }) {
  return (
    <span className="goods-tile__picture" style={image ? { backgroundColor: image.color } : undefined}>
      {image ? <img src={mediaAddress(image, 320)} alt="" loading="lazy" decoding="async" /> : <Icon of={Package} size="lg" />}
    </span>
  );
}

/** How many of it are in the order. */
function TileCount({ quantity }: { quantity: number }) {
  if (quantity === 0) return null;
  return (
    <span className="goods-tile__count num">
      {quantity}
      <span className="sr"> {labels.inTheOrder}</span>
    </span>
  );
}

const STATES = ["active"] as const;

/**
 * The products on sale that match a search, live, page by page. A shop loaded as a whole is filtered here; for a longer one
 * the database is queried.
 */
function useGoods(siteId: string, search: string, shelf: Collection | null): LiveList<Product> {
  const all = useLivePages(`goods/${siteId}`, watchProductPage(siteId, STATES));
  const isPart = all.list.state === "ready" && all.list.hasMore;
  const found = useLivePages(
    search !== "" && isPart ? `found-goods/${siteId}/${search}` : null,
    watchFoundProducts(siteId, { states: STATES, search, tag: null }),
  );
  const ids = shelf?.productIds ?? [];
  // Of a long list some of the collection may not be loaded.
  const own = useLive(shelf && isPart ? `goods-of/${siteId}/${ids.join()}` : null, watchProducts(siteId, ids));
  if (shelf === null || all.list.state !== "ready")
    return { ...(search !== "" && isPart ? found : all), list: joinSearch(all.list, found.list, search) };
  const known = new Map([...all.list.items, ...dataOr(own, [])].map((product) => [product.id, product]));
  const items = ids.flatMap((id) => known.get(id) ?? []).filter(({ state }) => state === "active");
  return { ...all, list: { ...all.list, items, hasMore: false } };
}

const NO_SHELVES: readonly Collection[] = [];

type ShelvesProps = { shelves: readonly Collection[]; current: Collection | null; onChoose: (id: string | null) => void };

/** The shop's collections, to see one of them. */
function Shelves({ shelves, current, onChoose }: ShelvesProps) {
  const chip = (id: string | null, name: string) => (
    <button key={id} type="button" className="shelf" aria-pressed={id === (current?.id ?? null)} onClick={() => onChoose(id)}>
      {name}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row that scrolls
    <div className="shelves" role="group" aria-label={labels.collections}>
      {chip(null, labels.allProducts)}
      {shelves.map(({ id, title }) => chip(id, title))}
    </div>
  );
}
