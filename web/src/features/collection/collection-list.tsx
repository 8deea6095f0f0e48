import { COLLECTION_PRODUCTS_MAX, COLLECTIONS_MAX, type Collection, collectionPath } from "@awning/domain/product/collection";
import { shelfPath, WHOLE_SHELF } from "@awning/domain/published/shelf";
import { ExternalLink, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useSaveState } from "#data/core/save-state.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { MenuItem } from "#ui/menu.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SaveLine } from "#ui/save-line.tsx";
import { SortableRows } from "#ui/sortable/sortable-rows.tsx";
import { productCount } from "./labels.ts";
import { NameSheet } from "./name-sheet.tsx";
import { useCollectionActs } from "./use-collection-acts.ts";
import { TO_PRODUCTS } from "./ways-back.ts";

type Props = { siteId: string; username: string | null; collections: readonly Collection[] };

/** Every collection in the order of the shop. `username` is `null` while the page is not published. */
export function CollectionList({ siteId, username, collections }: Props) {
  const acts = useCollectionActs(siteId, collections);
  const navigate = useNavigate();
  const [named, setNamed] = useState<Collection | "new" | null>(null);
  const count = collections.length;
  const saveState = useSaveState();
  const newCollection = (
    <Button variant="primary" icon={Plus} disabled={acts.isFull} onClick={() => setNamed("new")}>
      New collection
    </Button>
  );
  const menuOf = (collection: Collection): { before: MenuItem[]; after: MenuItem[] } => ({
    before: [
      { label: "Rename", icon: Pencil, onSelect: () => setNamed(collection) },
      ...(username
        ? [{ label: "View in shop", icon: ExternalLink, onSelect: () => void window.open(addressOf(username, collection), "_blank") }]
        : []),
    ],
    after: ["separator", { label: "Delete", icon: Trash2, isDanger: true, onSelect: () => acts.remove(collection) }],
  });
  return (
    <>
      <PageHeader
        title="Collections"
        state={[count === 0 ? "None yet" : "Shown in this order", <SaveLine key="saved" state={saveState} />]}
        back={TO_PRODUCTS}
        actions={count === 0 ? undefined : newCollection}
      />
      {acts.isFull ? <p className="soft">You've reached the limit of {COLLECTIONS_MAX} collections. Delete one to add another.</p> : null}
      {count === 0 ? (
        <EmptyState title="No collections yet" text="Group related products. Collections appear at the top of your shop.">
          {newCollection}
        </EmptyState>
      ) : (
        <SortableRows label="Collections" noun="collection" entries={collections} onMove={acts.move} menuOf={menuOf}>
          {(collection) => (
            <Link className="row__text crow__open" to={collectionPath(collection.id)}>
              <span className="row__title clip">{collection.title}</span>
              <span className="row__sub">{countWords(collection.productIds.length)}</span>
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

/** Where the shop shows a collection. */
export function addressOf(username: string, { slug }: Collection): string {
  return shelfPath(username, { ...WHOLE_SHELF, collection: slug });
}

/** How full a collection is. */
export function countWords(count: number): string {
  if (count === 0) return "No products yet";
  const words = productCount(count);
  return count >= COLLECTION_PRODUCTS_MAX ? `${words} (maximum)` : words;
}
