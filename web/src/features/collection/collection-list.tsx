import { COLLECTION_PRODUCTS_MAX, COLLECTIONS_MAX, type Collection, collectionPath } from "@awning/domain/product/collection";
import { listingPath, WHOLE_SHELF } from "@awning/domain/published/product-listing";
import { paths } from "@awning/domain/routes/paths";
import { ExternalLink, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import {
  addCollection,
  addToCollection,
  arrangeCollection,
  deleteCollection,
  freeCollectionSlug,
  putBackIntoCollection,
  removeFromCollection,
  restoreCollection,
  updateCollection,
} from "#data/collection/collections.ts";
import { keyAt } from "#data/core/place.ts";
import { useSaveState } from "#data/core/save-state.ts";
import { Button } from "#ui/buttons/button.tsx";
import type { MenuItem } from "#ui/dialogs/menu.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import * as shopLabels from "#ui/layout/shop-labels.ts";
import { ShopTabs } from "#ui/layout/shop-tabs.tsx";
import { SortableRows } from "#ui/sortable/sortable-rows.tsx";
import * as labels from "./labels.ts";
import { productCount } from "./labels.ts";
import { NameSheet } from "./name-sheet.tsx";

type Props = { siteId: string; username: string | null; collections: readonly Collection[] };

/** Every collection in shop order. `username` is `null` while the page is not published. */
export function CollectionList({ siteId, username, collections }: Props) {
  const acts = useCollectionActions(siteId, collections);
  const navigate = useNavigate();
  const [named, setNamed] = useState<Collection | "new" | null>(null);
  const count = collections.length;
  const saveState = useSaveState();
  const newCollection = (
    <Button variant="primary" icon={Plus} disabled={acts.isFull} onClick={() => setNamed("new")}>
      {labels.newCollection}
    </Button>
  );
  const menuOf = (collection: Collection): { before: MenuItem[]; after: MenuItem[] } => ({
    before: [
      { label: labels.rename, icon: Pencil, onSelect: () => setNamed(collection) },
      ...(username
        ? [{ label: uiLabels.viewInShop, icon: ExternalLink, onSelect: () => void window.open(addressOf(username, collection), "_blank") }]
        : []),
    ],
    after: ["separator", { label: uiLabels.deleteLabel, icon: Trash2, isDanger: true, onSelect: () => acts.remove(collection) }],
  });
  return (
    <>
      <PageHeader
        title={shopLabels.collections}
        state={[count === 0 ? labels.noneYet : labels.shownInThisOrder, <SaveLine key="saved" state={saveState} />]}
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
          {(collection) => (
            <Link className="row__text crow__open" to={collectionPath(collection.id)}>
              <span className="row__title clip">{collection.title}</span>
              <span className="row__sub">{sizeLabel(collection.productIds.length)}</span>
            </Link>
          )}
        </SortableRows>
      )}
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

/** The public address of a collection. */
export function addressOf(username: string, { slug }: Collection): string {
  return listingPath(username, { ...WHOLE_SHELF, collection: slug });
}

/** How many products a collection has. */
export function sizeLabel(count: number): string {
  if (count === 0) return labels.noProductsYet;
  return (count >= COLLECTION_PRODUCTS_MAX ? labels.fullProductCount : productCount)(count);
}

export const TO_COLLECTIONS = { to: paths.collections, label: shopLabels.collections };

type Named = { id: string; title: string };

/** The actions on a shop's collections. Each shows at once; a refusal shows a toast and reverts it. */
export function useCollectionActions(siteId: string, all: readonly Collection[]) {
  return {
    isFull: all.length >= COLLECTIONS_MAX,
    /** @returns the id of a new collection, which is last */
    add: async (title: string): Promise<string> => {
      const order = keyAt(all, null, all.length);
      const { id, write } = addCollection(siteId, { title, slug: await freeCollectionSlug(all, title), productIds: [], order });
      write.catch(showFailure);
      return id;
    },
    rename: (collection: Collection, title: string) => void updateCollection(siteId, collection.id, { title }).catch(showFailure),
    move: (id: string, to: number) => void updateCollection(siteId, id, { order: keyAt(all, id, to) }).catch(showFailure),
    remove: (collection: Collection) => {
      deleteCollection(siteId, collection.id).catch(showFailure);
      showUndoToast(labels.deleted(collection.title), () => void restoreCollection(siteId, collection).catch(showFailure));
    },
    arrange: (collection: Collection, productIds: readonly string[]) =>
      void arrangeCollection(siteId, collection.id, collection.productIds, productIds).catch(showFailure),
    addProducts: (collection: Collection, productIds: readonly string[]) =>
      void addToCollection(siteId, collection.id, productIds).catch(showFailure),
    takeOut: (collection: Collection, product: Named) => {
      removeFromCollection(siteId, collection.id, [product.id]).catch(showFailure);
      showUndoToast(
        labels.removed(product.title),
        () => void putBackIntoCollection(siteId, collection.id, product.id, collection.productIds).catch(showFailure),
      );
    },
  };
}
