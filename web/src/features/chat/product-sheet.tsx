import { sitePaths } from "@awning/domain/routes/paths";
import { useDeferredValue, useState } from "react";
import { useLivePages } from "#data/core/pages.ts";
import { watchFoundProducts } from "#data/product/product-queries.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";

type Props = { site: OwnSite; onPick: (text: string) => void; onClose: () => void };

/** Chooses a product for a message: its title and the address of its page, which is a link wherever the message is read. */
export function ProductSheet({ site, onPick, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { list, retry } = useLivePages(
    `chat-products/${site.id}/${search}`,
    watchFoundProducts(site.id, { states: ["active"], search, tag: null }),
  );
  const offered = list.state === "ready" ? list.items : [];
  return (
    <Sheet title={labels.addProduct} isOpen onClose={onClose}>
      <div className="pile one gap-3">
        <SearchInput label={labels.findProduct} value={typed} onChange={setTyped} />
        {list.state === "loading" ? <SkeletonRows count={3} hasThumb={false} label={uiLabels.loadingProducts} /> : null}
        {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
        {list.state === "ready" && offered.length === 0 ? (
          <p className="soft">{search === "" ? uiLabels.noActiveProductsYet : uiLabels.searchEmptyTitle(search)}</p>
        ) : null}
        <div className="chat-snooze">
          {offered.map(({ id, title, slug }) => (
            <button
              key={id}
              type="button"
              className="chat-snooze__choice"
              onClick={() => {
                onClose();
                onPick(`${title}: ${new URL(sitePaths.product(site.username, slug), window.location.origin).href}`);
              }}
            >
              <span className="clip">{title}</span>
            </button>
          ))}
        </div>
      </div>
    </Sheet>
  );
}
