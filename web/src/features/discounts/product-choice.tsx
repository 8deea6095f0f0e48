import { DISCOUNT_PRODUCTS_MAX } from "@awning/domain/discount";
import { watchProductPage } from "#data/products.ts";
import { useLivePages } from "#data/use-live-pages.ts";
import { Checkbox } from "#ui/checkbox.tsx";

type Props = { siteId: string; chosen: readonly string[]; onChange: (productIds: string[]) => void };

/** The products a code is for; none of them means all. */
export function ProductChoice({ siteId, chosen, onChange }: Props) {
  const { list } = useLivePages(`discount-products/${siteId}`, watchProductPage(siteId, ["active", "draft"]));
  const products = list.state === "ready" ? list.items : [];
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <details className="discount-products" open={chosen.length > 0}>
      <summary>{chosen.length === 0 ? "For every product" : `Only for ${chosen.length} of your products`}</summary>
      <div className="discount-products__list">
        {products.map(({ id, title }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= DISCOUNT_PRODUCTS_MAX}
            onChange={() => toggle(id)}
          >
            {title}
          </Checkbox>
        ))}
      </div>
    </details>
  );
}
