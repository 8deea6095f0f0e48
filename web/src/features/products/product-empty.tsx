import { paths } from "@awning/domain/paths";
import { Plus } from "lucide-react";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { ProductTab } from "./use-products.ts";

/** A shop that sells nothing yet. */
export function NoProducts() {
  return (
    <div className="product-none">
      <EmptyState
        title="The shelf is still empty"
        text="A name, a price and a picture are enough. Each product gets an address of its own, and the shop opens by itself with the first one on sale."
      >
        <ButtonLink variant="primary" icon={Plus} to={paths.product("new")}>
          Add your first product
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

const NOTHING: Record<ProductTab, { title: string; text: string }> = {
  all: { title: "Nothing on the shelf", text: "Everything is archived. Restore a product there, or make a new one." },
  on_sale: { title: "Nothing is on sale", text: "Put a draft on sale, and visitors see it within two seconds." },
  drafts: { title: "No drafts", text: "A new product begins here, where nobody but you sees it." },
  sold_out: { title: "Nothing is sold out", text: "What has none left shows up here, so that you can fill it up again." },
  archived: { title: "Nothing is archived", text: "What you no longer sell can rest here. Old orders keep their own copy." },
};

/** Only what is sold out can be further down: its counts are of drafts and archived products too. */
const NOTHING_YET = {
  title: "Nothing sold out so far",
  text: "The first with none left are drafts and archived products. What is on sale can be further down.",
};

/** A tab or a search without a result. */
export function NothingFound({
  tab,
  search,
  hasMore,
  isFromCache,
}: {
  tab: ProductTab;
  search: string;
  hasMore: boolean;
  isFromCache: boolean;
}) {
  const nothing = hasMore ? NOTHING_YET : NOTHING[tab];
  const found = search === "" ? nothing : nothingFor(search, tab, hasMore, isFromCache);
  return (
    <div className="product-none">
      <EmptyState {...found} />
    </div>
  );
}

function nothingFor(search: string, tab: ProductTab, hasMore: boolean, isFromCache: boolean): { title: string; text: string } {
  if (isFromCache)
    return { title: `No product for “${search}” here`, text: "Without a connection, only what this device knows is searched." };
  // Of several words the database looks for one, so what fits the others may be further down.
  if (hasMore) return { title: `No product for “${search}” so far`, text: "None of the first that fit one of these words fits them all." };
  const further = tab === "all" ? " Archived products have a tab of their own." : " This searched only this tab.";
  return { title: `No product for “${search}”`, text: `Try how a word of the name, of a kind or of the SKU begins.${further}` };
}
