import { paths } from "@awning/domain/routes/paths";
import { Plus } from "lucide-react";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { NO_RESULTS_HINT } from "../labels.ts";
import type { ProductTab } from "./use-products.ts";

/** A shop that sells nothing yet. */
export function NoProducts() {
  return (
    <div className="product-none">
      <EmptyState
        title="No products yet"
        text="Start with a name, a price and a picture. Your shop opens when you publish your first product."
      >
        <ButtonLink variant="primary" icon={Plus} to={paths.product("new")}>
          Add your first product
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

const NOTHING: Record<ProductTab, { title: string; text: string }> = {
  all: { title: "No products here", text: "All your products are archived. Restore one, or add a new product." },
  on_sale: { title: "No active products", text: "Publish a draft to show it in your shop." },
  drafts: { title: "No drafts", text: "New products are saved as drafts until you publish them." },
  sold_out: { title: "Nothing is sold out", text: "Products that run out of stock appear here." },
  archived: { title: "No archived products", text: "Archive products you no longer sell. Past orders keep their details." },
};

/** Only what is sold out can be further down: its counts are of drafts and archived products too. */
const NOTHING_YET = {
  title: "No sold-out products found yet",
  text: "The ones checked so far are drafts or archived. Active products may be further down.",
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
    return { title: `No results for “${search}”`, text: "You’re offline, so only products saved on this device were searched." };
  // Of several words the database looks for one, so what fits the others may be further down.
  if (hasMore) return { title: `No results for “${search}” yet`, text: "Search further to check the rest of your products." };

  return { title: `No results for “${search}”`, text: tab === "all" ? NO_RESULTS_HINT.all : NO_RESULTS_HINT.tab };
}
