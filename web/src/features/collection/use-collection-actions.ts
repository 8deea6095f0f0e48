import { COLLECTIONS_MAX, type Collection } from "@awning/domain/product/collection";
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
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import * as labels from "./labels.ts";

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
