import { BLOCK_PRODUCTS_MAX } from "@awning/domain/page/block-props";
import type { Product } from "@awning/domain/product/product";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useLive } from "#data/core/live.ts";
import { useLivePages } from "#data/core/pages.ts";
import { mediaAddress } from "#data/media/media.ts";
import { watchProductPage, watchProducts } from "#data/product/products.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Thumb } from "#ui/thumb.tsx";
import * as labels from "../labels.ts";
import { useSiteId } from "../site-context.ts";
import { ChoiceField, LineField } from "./fields.tsx";
import type { FormProps } from "./text-forms.tsx";

const COUNTS = [2, 4, 6, 8, 12, 24];

export function ProductsForm({ block, change }: FormProps<"products">) {
  const { props } = block;
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  return (
    <>
      <LineField label={labels.heading} value={props.title} max={80} onChange={(title) => set({ title }, "title")} />
      <ChoiceField
        label={labels.productsShown}
        items={[
          { key: "newest", label: labels.newest },
          { key: "chosen", label: labels.selected },
          { key: "all", label: labels.all },
        ]}
        value={props.show}
        onChange={(show) => set({ show }, "show")}
      />
      {props.show === "newest" ? (
        <Field label={labels.numberOfProducts}>
          <Select value={String(props.count)} onChange={(event) => set({ count: Number(event.currentTarget.value) }, "count")}>
            {COUNTS.includes(props.count) ? null : <option value={props.count}>{props.count}</option>}
            {COUNTS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {props.show === "chosen" ? <Picked ids={props.productIds} onChange={(productIds) => set({ productIds }, "products")} /> : null}
    </>
  );
}

function Picked({ ids, onChange }: { ids: readonly string[]; onChange: (ids: string[]) => void }) {
  const siteId = useSiteId();
  const { list, more } = useLivePages(`preview-products/${siteId}`, watchProductPage(siteId, ["active"]));
  const products = list.state === "ready" ? list.items : [];
  // Selected products may be beyond the loaded pages.
  const far = list.state === "ready" ? ids.filter((id) => !products.some((one) => one.id === id)) : [];
  const rest = useLive(far.length > 0 ? `picked/${siteId}/${far.join()}` : null, watchProducts(siteId, far));
  const known = [...products, ...(rest.state === "ready" ? rest.data.filter(({ state }) => state === "active") : [])];
  const isRead = list.state === "ready" && (far.length === 0 || rest.state === "ready");
  const left = products.filter((product) => !ids.includes(product.id));
  return (
    <>
      <ol className="picked" aria-label={labels.productsShown}>
        {ids.map((id, index) => (
          <PickedRow
            key={id}
            product={known.find((one) => one.id === id) ?? null}
            isRead={isRead}
            onUp={index === 0 ? null : () => onChange(moved(ids, index, index - 1))}
            onDown={index === ids.length - 1 ? null : () => onChange(moved(ids, index, index + 1))}
            onRemove={() => onChange(ids.filter((one) => one !== id))}
          />
        ))}
      </ol>
      {ids.length < BLOCK_PRODUCTS_MAX && left.length > 0 ? (
        <Field label={labels.addAProduct}>
          <Select value="" onChange={(event) => onChange([...ids, event.currentTarget.value])}>
            <option value="">{labels.chooseAProduct}</option>
            {left.map((product) => (
              <option key={product.id} value={product.id}>
                {product.title}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {list.state === "ready" && list.hasMore && ids.length < BLOCK_PRODUCTS_MAX ? (
        <Button onClick={more}>{labels.moreProducts}</Button>
      ) : null}
      {list.state === "ready" && products.length === 0 ? <p className="soft">{uiLabels.noActiveProductsYet}</p> : null}
    </>
  );
}

function PickedRow({
  product,
  isRead,
  onUp,
  onDown,
  onRemove,
}: {
  product: Product | null;
  isRead: boolean;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}) {
  const title = product?.title ?? (isRead ? labels.noLongerAvailable : "…");
  const image = product?.images[0];
  return (
    <li className="picked__row">
      <Thumb src={image ? mediaAddress(image, 72) : null} color={image?.color} />
      <span className="picked__title clip">{title}</span>
      <IconButton icon={ArrowUp} label={labels.moveUpLabel(title)} disabled={onUp === null} onClick={onUp ?? undefined} />
      <IconButton icon={ArrowDown} label={labels.moveDownLabel(title)} disabled={onDown === null} onClick={onDown ?? undefined} />
      <IconButton icon={X} label={uiLabels.removeNamed(title)} onClick={onRemove} />
    </li>
  );
}

function moved(ids: readonly string[], from: number, to: number): string[] {
  const id = ids[from];
  return id === undefined ? [...ids] : ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
