import { SINGLE_VARIANT } from "@awning/domain/collections";
import { type Currency, formatMoney } from "@awning/domain/money";
import { type Product, unitPrice } from "@awning/domain/product";
import { Package, Plus } from "lucide-react";
import { useState } from "react";
import { mediaAddress } from "#data/media.ts";
import { watchProductPage } from "#data/products.ts";
import { useLivePages } from "#data/use-live-pages.ts";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Row, Rows } from "#ui/rows.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Thumb } from "#ui/thumb.tsx";
import type { Chosen } from "./manual-form.ts";

type Props = { siteId: string; currency: Currency; chosen: readonly Chosen[]; onAdd: (one: Chosen) => void; onClose: () => void };

/** Everything on sale, each variant by itself, to be added one by one. */
export function GoodsSheet({ siteId, currency, chosen, onAdd, onClose }: Props) {
  const { list, more, retry } = useLivePages(`goods/${siteId}`, watchProductPage(siteId, ["active"]));
  const [typed, setTyped] = useState("");
  const products = list.state === "ready" ? list.items : [];
  const rows = products.flatMap((product) => choicesOf(product)).filter((choice) => matches(choice, typed));
  return (
    <Sheet
      title="Add goods"
      isOpen
      onClose={onClose}
      foot={
        <Button variant="ink" onClick={onClose}>
          Done
        </Button>
      }
    >
      <SearchInput label="Search goods" value={typed} onChange={setTyped} />
      {list.state === "loading" ? <SkeletonRows count={4} label="Loading the goods" /> : null}
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      <Rows aria-label="Goods" className="goods-rows">
        {rows.map(({ product, variantId, variantName, price }) => {
          const has = chosen.find((one) => one.productId === product.id && one.variantId === variantId)?.quantity ?? 0;
          const image = product.images[0] ?? null;
          const name = variantName ? `${product.title}, ${variantName}` : product.title;
          const one = { productId: product.id, variantId, quantity: has + 1, title: product.title, variantName };
          return (
            <Row
              key={`${product.id}_${variantId}`}
              lead={<Thumb src={image ? mediaAddress(image, 96) : null} color={image?.color} icon={Package} />}
              title={name}
              sub={[formatMoney(price, currency, navigator.language), has > 0 ? `${has} in the order` : ""].filter(Boolean).join(", ")}
            >
              <Button size="sm" icon={Plus} aria-label={`Add ${name}`} onClick={() => onAdd(one)}>
                Add
              </Button>
            </Row>
          );
        })}
      </Rows>
      {list.state === "ready" && rows.length === 0 ? (
        <p className="soft">{typed.trim() && products.length > 0 ? "Nothing here is called so." : "Nothing is on sale yet."}</p>
      ) : null}
      {list.state === "ready" && list.hasMore ? (
        <Button onClick={more} isBusy={list.isLoadingMore}>
          More goods
        </Button>
      ) : null}
    </Sheet>
  );
}

type Choice = { product: Product; variantId: string; variantName: string; price: number };

function choicesOf(product: Product): Choice[] {
  if (product.variants.length === 0) return [{ product, variantId: SINGLE_VARIANT, variantName: "", price: product.price }];
  return product.variants.map((variant) => ({
    product,
    variantId: variant.id,
    variantName: variant.name,
    price: unitPrice(product, variant),
  }));
}

function matches({ product, variantName }: Choice, typed: string): boolean {
  const text = `${product.title} ${variantName}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
