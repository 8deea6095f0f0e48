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

/** A tab or a search without a result. */
export function NothingFound({ tab, typed, hasMore }: { tab: ProductTab; typed: string; hasMore: boolean }) {
  const found = typed
    ? {
        title: `Nothing is called “${typed}”`,
        text: hasMore
          ? "Only the products shown so far were searched. Show more of them below."
          : "Try a part of the name, or look in another tab.",
      }
    : NOTHING[tab];
  return (
    <div className="product-none">
      <EmptyState {...found} />
    </div>
  );
}
