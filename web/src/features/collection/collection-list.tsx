import type { Currency } from "@awning/domain/money/money";
import { COLLECTION_PRODUCTS_MAX, COLLECTIONS_MAX, type Collection, collectionPath } from "@awning/domain/product/collection";
import { listingPath, WHOLE_SHELF } from "@awning/domain/published/product-listing";
import { paths } from "@awning/domain/routes/paths";
import { ExternalLink, Link2, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useSaveState } from "#data/core/save-state.ts";
import { mediaAddress } from "#data/media/media.ts";
import { PRODUCTS_PAGE } from "#data/product/products.ts";
import { Button } from "#ui/buttons/button.tsx";
import type { MenuItem } from "#ui/dialogs/menu.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import * as shopLabels from "#ui/layout/shop-labels.ts";
import { ShopTabs } from "#ui/layout/shop-tabs.tsx";
import { numberLocale } from "#ui/locale.ts";
import { SortableRows } from "#ui/sortable/sortable-rows.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Thumb } from "#ui/thumb.tsx";
import * as labels from "./labels.ts";
import { productCount } from "./labels.ts";
import { NameSheet } from "./name-sheet.tsx";
import { useCollectionActions } from "./use-collection-actions.ts";
import { type Goods, piecesOf, priceSpan, useGoods } from "./use-goods.ts";

/** Pictures that a row shows of its collection. */
const PICTURES = 4;

type Props = { siteId: string; username: string | null; currency: Currency; collections: readonly Collection[] };

/** Every collection in shop order. `username` is `null` while the page is not published. */
export function CollectionList({ siteId, username, currency, collections }: Props) {
  const acts = useCollectionActions(siteId, collections);
  const navigate = useNavigate();
  const [named, setNamed] = useState<Collection | "new" | null>(null);
  const count = collections.length;
  const saveState = useSaveState();
  const all = new Set(collections.flatMap(({ productIds }) => productIds));
  // As many as the list of products reads; of more, only those in the pictures.
  const isWhole = all.size <= PRODUCTS_PAGE;
  const goods = useGoods(siteId, isWhole ? [...all] : collections.flatMap(({ productIds }) => productIds.slice(0, PICTURES)));
  const newCollection = (
    <Button variant="primary" icon={Plus} disabled={acts.isFull} onClick={() => setNamed("new")}>
      {labels.newCollection}
    </Button>
  );
  const menuOf = (collection: Collection): { before: MenuItem[]; after: MenuItem[] } => ({
    before: [{ label: labels.rename, icon: Pencil, onSelect: () => setNamed(collection) }, ...shopItems(username, collection)],
    after: ["separator", { label: uiLabels.deleteLabel, icon: Trash2, isDanger: true, onSelect: () => acts.remove(collection) }],
  });
  return (
    <>
      <PageHeader
        title={shopLabels.collections}
        state={[
          count === 0 ? labels.noneYet : labels.collectionCount(count),
          ...(all.size > 0 ? [labels.productsInThem(all.size)] : []),
          <SaveLine key="saved" state={saveState} />,
        ]}
        actions={count === 0 ? undefined : newCollection}
      />
      <ShopTabs paths={paths} />
      {acts.isFull ? <p className="soft">{labels.limitReached(COLLECTIONS_MAX)}</p> : null}
      {count === 0 ? (
        <EmptyState title={labels.noCollectionsYet} text={labels.emptyText}>
          {newCollection}
        </EmptyState>
      ) : (
        <SortableRows label={shopLabels.collections} noun={labels.collectionNoun} entries={collections} onMove={acts.move} menuOf={menuOf}>
          {(collection) => <CollectionLine {...{ collection, goods, isWhole, currency }} />}
        </SortableRows>
      )}
      {count > 0 ? <p className="note coll-note">{labels.shownInThisOrder}</p> : null}
      {named ? (
        <NameSheet
          collection={named === "new" ? null : named}
          onClose={() => setNamed(null)}
          onName={(title) => {
            if (named === "new") void acts.add(title).then((id) => navigate(collectionPath(id)));
            else acts.rename(named, title);
          }}
        />
      ) : null}
    </>
  );
}

type LineProps = { collection: Collection; goods: Goods | null; isWhole: boolean; currency: Currency };

/** A collection: pictures of its first products, how many there are, what they cost and how many were sold. */
function CollectionLine({ collection, goods, isWhole, currency }: LineProps) {
  const { productIds } = collection;
  const known = goods ? productIds.flatMap((id) => goods.products.get(id) ?? []) : [];
  const active = known.filter(({ state }) => state === "active");
  // A product that is not read may be active.
  const areAllRead = goods?.isWhole && (isWhole || productIds.length <= PICTURES);
  const isHidden = productIds.length === 0 || (areAllRead && active.length === 0);
  const pieces = isWhole && goods ? piecesOf(known, goods) : null;
  const span = isWhole ? priceSpan(active, currency) : "";
  return (
    <Link className="coll" to={collectionPath(collection.id)}>
      <span className="coll__pictures">
        {Array.from({ length: PICTURES }, (_, place) => place).map((place) => {
          const cover = known[place]?.images[0];
          return <Thumb key={place} src={cover ? mediaAddress(cover, 104) : null} color={cover?.color} />;
        })}
      </span>
      <span className="pile thin coll__text">
        <span className="row__title clip">{collection.title}</span>
        <span className="row__sub">
          {sizeLabel(productIds.length)}
          {span === "" ? null : <span className="aside num"> {span}</span>}
        </span>
      </span>
      {isHidden ? <StateMark shape="bar" tone="faint" word={labels.hidden} /> : null}
      <span className="coll__sold num">{pieces === null ? null : labels.sold(pieces.toLocaleString(numberLocale()))}</span>
    </Link>
  );
}

/** What can be done with a collection that visitors see. */
export function shopItems(username: string | null, collection: Collection): MenuItem[] {
  if (username === null) return [];
  const path = listingPath(username, { ...WHOLE_SHELF, collection: collection.slug });
  const { href } = new URL(path, window.location.origin);
  const copy = () => {
    navigator.clipboard.writeText(href).then(
      () => showToast(labels.linkCopied),
      () => showToast(href),
    );
  };
  return [
    { label: uiLabels.viewInShop, icon: ExternalLink, onSelect: () => void window.open(path, "_blank") },
    { label: labels.copyLink, icon: Link2, onSelect: copy },
  ];
}

/** How many products a collection has. */
export function sizeLabel(count: number): string {
  if (count === 0) return labels.noProductsYet;
  return (count >= COLLECTION_PRODUCTS_MAX ? labels.fullProductCount : productCount)(count);
}

export const TO_COLLECTIONS = { to: paths.collections, label: shopLabels.collections };
