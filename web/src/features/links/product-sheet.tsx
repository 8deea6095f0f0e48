import { useState } from "react";
import { mediaAddress } from "#data/media.ts";
import { watchProductPage } from "#data/products.ts";
import { useLivePages } from "#data/use-live-pages.ts";
import { Button } from "#ui/button.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { failureWords } from "#ui/words.ts";

type Props = { siteId: string; onChoose: (product: { id: string; title: string }) => void; onClose: () => void };

/** Asks which product of the shop a link leads to. */
export function ProductSheet({ siteId, onChoose, onClose }: Props) {
  const { list, more } = useLivePages(`link-products/${siteId}`, watchProductPage(siteId, ["active"]));
  const [search, setSearch] = useState("");
  const products = list.state === "ready" ? list.items : [];
  const found = products.filter((product) => product.title.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Sheet title="Link to a product" isOpen onClose={onClose}>
      {list.state === "failed" ? <p className="soft">{failureWords(list.failure)}</p> : null}
      {list.state === "ready" && products.length === 0 ? <p className="soft">No product of yours is on sale yet.</p> : null}
      {products.length > 8 ? <SearchInput label="Find a product" value={search} onChange={setSearch} /> : null}
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
      {list.state === "ready" && list.hasMore ? <Button onClick={more}>More products</Button> : null}
    </Sheet>
  );
}
