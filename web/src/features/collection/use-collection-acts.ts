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
import { toFailure } from "#data/core/failures.ts";
import { keyAt } from "#data/core/place.ts";
import { showToast, showUndoToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";

type Named = { id: string; title: string };

/** What can be done with the collections of a shop. Every act shows at once; a refusal comes as a toast and takes it back. */
export function useCollectionActs(siteId: string, all: readonly Collection[]) {
  return {
    isFull: all.length >= COLLECTIONS_MAX,
    /** @returns the id of a new collection, which stands last */
    add: async (title: string): Promise<string> => {
      const order = keyAt(all, null, all.length);
      const { id, write } = addCollection(siteId, { title, slug: await freeCollectionSlug(all, title), productIds: [], order });
      write.catch(tellRefusal);
      return id;
    },
    rename: (collection: Collection, title: string) => void updateCollection(siteId, collection.id, { title }).catch(tellRefusal),
    move: (id: string, to: number) => void updateCollection(siteId, id, { order: keyAt(all, id, to) }).catch(tellRefusal),
    remove: (collection: Collection) => {
      deleteCollection(siteId, collection.id).catch(tellRefusal);
      showUndoToast(`“${collection.title}” deleted`, () => void restoreCollection(siteId, collection).catch(tellRefusal));
    },
    arrange: (collection: Collection, productIds: readonly string[]) =>
      void arrangeCollection(siteId, collection.id, collection.productIds, productIds).catch(tellRefusal),
    addProducts: (collection: Collection, productIds: readonly string[]) =>
      void addToCollection(siteId, collection.id, productIds).catch(tellRefusal),
    takeOut: (collection: Collection, product: Named) => {
      removeFromCollection(siteId, collection.id, [product.id]).catch(tellRefusal);
      showUndoToast(
        `“${product.title}” removed`,
        () => void putBackIntoCollection(siteId, collection.id, product.id, collection.productIds).catch(tellRefusal),
      );
    },
  };
}

function tellRefusal(error: unknown) {
  showToast(failureWords(toFailure(error)));
}
