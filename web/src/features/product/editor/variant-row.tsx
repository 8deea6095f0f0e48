import type { Media } from "@awning/domain/media/media";
import { SKU_MAX } from "@awning/domain/product/product";
import { ImageIcon, X } from "lucide-react";
import { mediaAddress } from "#data/media/media.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { currencySign } from "#ui/locale.ts";
import { Thumb } from "#ui/thumb.tsx";
import * as labels from "./labels.ts";
import { removeVariant, type Shape, type VariantForm } from "./option-form.ts";
import type { VariantFieldsProps } from "./own-fields.tsx";
import { VariantRules } from "./variant-rules.tsx";

type Props = Omit<VariantFieldsProps, "set"> & {
  setShape: (shape: Shape) => void;
  variant: VariantForm;
  index: number;
  name: string;
};

/** A variant: picture, name, price, stock, SKU, and its own stock settings. */
export function VariantRow({ currency, form, problems, setShape, focus, isCounted, stockOf, variant, index, name }: Props) {
  const { id, values, price, sku, image } = variant;
  const isOnly = form.options.length === 1;
  const change = (part: Partial<VariantForm>) =>
    setShape({ options: form.options, variants: form.variants.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  const rename = (text: string) =>
    setShape({
      variants: form.variants,
      options: form.options.map((option) => ({
        ...option,
        values: option.values.map((value, place) => (place === values[0] ? text : value)),
      })),
    });
  const inVariants = focus("variants");
  const typed = form.options[0]?.values[values[0] ?? 0] ?? "";
  const nameError = isOnly ? problems[`value:0.${values[0]}`] : undefined;
  const errors = [nameError, problems[`price:${id}`], problems[`sku:${id}`]];
  return (
    <li className="variants__row">
      <span className="across gap-2 thin variants__name">
        <VariantPicture images={form.images} image={image} name={name} onChange={(chosen) => change({ image: chosen })} />
        {isOnly ? (
          <TextInput
            aria-label={labels.nameOfVariant(index + 1)}
            aria-invalid={nameError !== undefined || undefined}
            value={typed}
            placeholder={labels.blue300Ml}
            autoComplete="off"
            autoFocus={typed === "" && index === form.variants.length - 1}
            onChange={(event) => rename(event.currentTarget.value)}
            {...inVariants}
          />
        ) : (
          <b>{name}</b>
        )}
      </span>
      <TextInput
        aria-label={labels.priceOf(name)}
        aria-invalid={errors[1] !== undefined || undefined}
        before={currencySign(currency)}
        inputMode="decimal"
        value={price}
        placeholder={form.price || labels.samePrice}
        autoComplete="off"
        onChange={(event) => change({ price: event.currentTarget.value })}
        {...inVariants}
      />
      <span className="variants__stock">{stockOf(variant, name)}</span>
      <IconButton icon={X} label={uiLabels.removeNamed(name)} onClick={() => setShape(removeVariant(form, id))} />
      <TextInput
        className="variants__sku"
        aria-label={labels.skuOf(name)}
        aria-invalid={errors[2] !== undefined || undefined}
        value={sku}
        maxLength={SKU_MAX}
        placeholder={labels.skuOptional}
        autoComplete="off"
        onChange={(event) => change({ sku: event.currentTarget.value })}
        {...inVariants}
      />
      {isCounted || form.measure.trim() !== "" ? <VariantRules form={form} variant={variant} name={name} onChange={change} /> : null}
      {errors.some(Boolean) ? (
        <span className="field__error variants__error" role="alert">
          {errors.filter(Boolean).join(" · ")}
        </span>
      ) : null}
    </li>
  );
}

type VariantPictureProps = { images: readonly Media[]; image: string | null; name: string; onChange: (image: string | null) => void };

/** Selects which of the product's pictures shows a variant. Draws nothing while the product has none. */
function VariantPicture({ images, image, name, onChange }: VariantPictureProps) {
  if (images.length === 0) return null;
  const chosen = images.find((one) => one.id === image);
  const label = chosen ? labels.pictureFor(name, wordsOf(images, chosen)) : labels.pictureForNone(name);
  return (
    <Menu
      label={label}
      items={[
        ...images.map((one) => ({ label: wordsOf(images, one), onSelect: () => onChange(one.id) })),
        "separator",
        { label: labels.noPicture, onSelect: () => onChange(null) },
      ]}
      trigger={(props) => (
        <button type="button" className="variants__picture" aria-label={label} title={label} {...props}>
          <Thumb src={chosen ? mediaAddress(chosen, 80) : null} icon={ImageIcon} color={chosen?.color} />
        </button>
      )}
    />
  );
}

function wordsOf(images: readonly Media[], one: Media): string {
  const place = labels.picture(images.indexOf(one) + 1);
  return one.alt ? `${place}, ${one.alt}` : place;
}
