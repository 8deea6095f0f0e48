import type { Currency } from "@awning/domain/money/money";
import { COLLECTION_PRODUCTS_MAX, type Collection } from "@awning/domain/product/collection";
import type { Product } from "@awning/domain/product/product";
import { paths } from "@awning/domain/routes/paths";
import { Amphora, Pencil, Plus, Trash2, X } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useLivePages } from "#data/core/pages.ts";
import { useSaveState } from "#data/core/save-state.ts";
import { mediaAddress } from "#data/media/media.ts";
import { watchProductPage } from "#data/product/products.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { numberLocale } from "#ui/locale.ts";
import { SortableRows } from "#ui/sortable/sortable-rows.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { shopItems, sizeLabel, TO_COLLECTIONS } from "./collection-list.tsx";
import * as labels from "./labels.ts";
import { addProducts } from "./labels.ts";
import { NameSheet } from "./name-sheet.tsx";
import { useCollectionActions } from "./use-collection-actions.ts";
import { type Goods, piecesOf, priceSpan, useGoods } from "./use-goods.ts";

/** Products shown at first, and added by each "Show more". */
const STEP = 50;

type Props = {
  siteId: string;
  username: string | null;
  currency: Currency;
  collections: readonly Collection[];
  collection: Collection;
};

/** A collection: its name and its products in shop order. */
export function CollectionEditor({ siteId, username, currency, collections, collection }: Props) {
  const acts = useCollectionActions(siteId, collections);
  const navigate = useNavigate();
  const saveState = useSaveState();
  const [shownCount, setShownCount] = useState(STEP);
  const [sheet, setSheet] = useState<"name" | "products" | null>(null);
  const { productIds } = collection;
  const goods = useGoods(siteId, productIds.slice(0, shownCount));
  const products = useMemo(
    () => productIds.slice(0, shownCount).flatMap((id) => goods?.products.get(id) ?? []),
    [productIds, shownCount, goods],
  );
  const pieces = goods && productIds.length <= shownCount ? piecesOf(products, goods) : null;
  const move = (id: string, to: number) => {
    const shown = products.map((product) => product.id).filter((one) => one !== id);
    // The first move removes products that no longer exist.
    acts.arrange(collection, [...shown.toSpliced(to, 0, id), ...productIds.slice(shownCount)]);
  };
  const isFull = productIds.length >= COLLECTION_PRODUCTS_MAX;
  const addButton = (
    <Button variant="primary" icon={Plus} disabled={isFull} onClick={() => setSheet("products")}>
      {labels.addProductsLabel}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={collection.title}
        state={[
          sizeLabel(productIds.length),
          ...(pieces ? [labels.sold(pieces.toLocaleString(numberLocale()))] : []),
          <SaveLine key="saved" state={saveState} />,
        ]}
        back={TO_COLLECTIONS}
        actions={
          <>
            <Menu
              label={uiLabels.rowActionsLabel(collection.title)}
              items={[
                { label: labels.rename, icon: Pencil, onSelect: () => setSheet("name") },
                ...shopItems(username, collection),
                "separator",
                {
                  label: uiLabels.deleteLabel,
                  icon: Trash2,
                  isDanger: true,
                  onSelect: () => {
                    navigate(TO_COLLECTIONS.to);
                    acts.remove(collection);
                  },
                },
              ]}
            />
            {addButton}
          </>
        }
      />
      {productIds.length === 0 ? (
        <EmptyState title={labels.noProductsYet} text={labels.collectionEmptyHint} />
      ) : goods === null ? (
        <SkeletonRows count={4} label={uiLabels.loadingProducts} />
      ) : (
        <SortableRows
          label={labels.productsInThisCollection}
          noun={labels.productNoun}
          entries={products}
          onMove={move}
          menuOf={(product) => ({
            before: [],
            after: ["separator", { label: uiLabels.remove, icon: X, onSelect: () => acts.takeOut(collection, product) }],
          })}
        >
          {(product) => <ProductLine {...{ product, goods, currency }} />}
        </SortableRows>
      )}
      {productIds.length > shownCount ? (
        <Button onClick={() => setShownCount(shownCount + STEP)}>{uiLabels.showMoreProducts}</Button>
      ) : null}
      {sheet === "name" ? (
        <NameSheet collection={collection} onClose={() => setSheet(null)} onName={(title) => acts.rename(collection, title)} />
      ) : null}
      {sheet === "products" ? (
        <AddProductsSheet
          siteId={siteId}
          collection={collection}
          onAdd={(ids) => acts.addProducts(collection, ids)}
          onClose={() => setSheet(null)}
        />
      ) : null}
    </>
  );
}

function ProductLine({ product, goods, currency }: { product: Product; goods: Goods; currency: Currency }) {
  const [cover] = product.images;
  const pieces = piecesOf([product], goods);
  return (
    <>
      <Thumb src={cover ? mediaAddress(cover, 104) : null} color={cover?.color} icon={Amphora} size="lg" />
      <Link className="row__text crow__open" to={paths.product(product.id)}>
        <span className="row__title clip">{product.title}</span>
        <span className="row__sub num">{priceSpan([product], currency)}</span>
      </Link>
      {product.state === "active" ? null : (
        <StateMark shape="bar" tone="faint" word={product.state === "draft" ? labels.draftHidden : labels.archivedHidden} />
      )}
      <span className="coll__sold num">{pieces === null ? null : labels.sold(pieces.toLocaleString(numberLocale()))}</span>
    </>
  );
}

type AddProps = { siteId: string; collection: Collection; onAdd: (productIds: string[]) => void; onClose: () => void };

/** The products not in a collection yet, to select and append. */
function AddProductsSheet({ siteId, collection, onAdd, onClose }: AddProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { list, more, retry } = useLivePages(`collection-products/${siteId}`, watchProductPage(siteId, ["active", "draft"]));
  const others = list.state === "ready" ? list.items.filter(({ id }) => !collection.productIds.includes(id)) : [];
  const isFull = collection.productIds.length + chosen.length >= COLLECTION_PRODUCTS_MAX;
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <ActionSheet
      title={labels.addTo(collection.title)}
      onClose={onClose}
      confirm={addProducts(chosen.length)}
      onConfirm={() => {
        onAdd([...chosen]);
        onClose();
      }}
      isDisabled={chosen.length === 0}
    >
      {list.state === "loading" ? <SkeletonRows count={4} label={labels.loadingYourProducts} /> : null}
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      {list.state === "ready" && others.length === 0 && !list.hasMore ? <p className="soft">{labels.allProductsInside}</p> : null}
      <div className="pick-products">
        {others.map(({ id, title, images: [cover] }) => (
          <Checkbox key={id} checked={chosen.includes(id)} disabled={isFull && !chosen.includes(id)} onChange={() => toggle(id)}>
            <Thumb src={cover ? mediaAddress(cover, 88) : null} color={cover?.color} icon={Amphora} />
            {title}
          </Checkbox>
        ))}
      </div>
      {list.state === "ready" && list.hasMore ? (
        <Button onClick={more} isBusy={list.isLoadingMore}>
          {uiLabels.showMoreProducts}
        </Button>
      ) : null}
    </ActionSheet>
  );
}
