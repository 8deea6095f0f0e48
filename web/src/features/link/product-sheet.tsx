import { useState } from "react";
import { useLivePages } from "#data/core/use-live-pages.ts";
import { mediaAddress } from "#data/media/media.ts";
import { watchProductPage } from "#data/product/products.ts";
import { Button } from "#ui/button.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { failureWords } from "#ui/words.ts";

type Props = { siteId: string; type: keyof typeof WORDS; onChoose: (product: { id: string; title: string }) => void; onClose: () => void };

const WORDS = {
  product: { title: "Link to a product", none: "No products on sale yet.", find: "Search products", more: "More products" },
  service: {
    title: "Link to a service",
    none: "No services on sale yet. Create a product of the type Service and publish it.",
    find: "Search services",
    more: "More services",
  },
} as const;

/** Asks which product of the shop, or which service, a link leads to. */
export function ProductSheet({ siteId, type, onChoose, onClose }: Props) {
  const { list, more } = useLivePages(`link-products/${siteId}`, watchProductPage(siteId, ["active"]));
  const [search, setSearch] = useState("");
  const products = list.state === "ready" ? list.items.filter((one) => (one.kind === "service") === (type === "service")) : [];
  const words = WORDS[type];
  const found = products.filter((product) => product.title.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Sheet title={words.title} isOpen onClose={onClose}>
      {list.state === "failed" ? <p className="soft">{failureWords(list.failure)}</p> : null}
      {list.state === "ready" && products.length === 0 && !list.hasMore ? <p className="soft">{words.none}</p> : null}
      {products.length > 8 ? <SearchInput label={words.find} value={search} onChange={setSearch} /> : null}
      {list.state === "ready" && products.length > 0 && found.length === 0 ? (
        <p className="soft" role="status">
          {list.hasMore ? "No match here. Load more below." : "No results."}
        </p>
      ) : null}
      <ul className="lsheet__list" aria-busy={list.state === "loading"}>
        {found.map((product) => (
          <li key={product.id}>
            <button type="button" className="lsheet__choice" onClick={() => onChoose({ id: product.id, title: product.title })}>
              <Thumb src={product.images[0] ? mediaAddress(product.images[0], 40) : null} color={product.images[0]?.color} size="sm" />
              <span className="clip">{product.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {list.state === "ready" && list.hasMore ? <Button onClick={more}>{words.more}</Button> : null}
    </Sheet>
  );
}
