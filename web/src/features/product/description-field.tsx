import { fitsDescription, wordsIn } from "@awning/domain/product/description";
import { PRODUCT_DESCRIPTION_MAX } from "@awning/domain/product/product";
import { fetchPart } from "#data/core/parts.ts";
import { Field } from "#ui/field.tsx";
import { laterPart } from "#ui/later-part.ts";
import { useOnline } from "#ui/use-online.ts";
import type { ProductFieldsProps } from "./field-props.ts";
import { problemWords } from "./product-words.ts";

/** The editor of formatted text is larger than the rest of the screen: it comes once that stands. */
const editor = laterPart(() => fetchPart(() => import("#rich-text/rich-input.tsx")));

/** What the product is, in words with a few shapes. */
export function DescriptionField({ form, problems, currency, set, onFocus, onBlur }: ProductFieldsProps) {
  const part = editor.usePart();
  const isOnline = useOnline();
  const words = wordsIn(form.description);
  return (
    <Field
      label="Description"
      note="optional"
      error={problemWords(problems.description, currency, undefined, navigator.language)}
      count={{ used: words.length, max: PRODUCT_DESCRIPTION_MAX }}
      hint={part || isOnline ? undefined : "You can edit this when you're back online."}
    >
      {part ? (
        <part.RichInput
          label="Description"
          placeholder="Materials, size, care"
          text={form.description}
          onChange={(description) => set({ description })}
          hasRoom={fitsDescription}
          onFocus={() => onFocus("description")}
          onBlur={() => onBlur("description")}
        />
      ) : (
        <div className="description-later" aria-busy={isOnline}>
          {words}
        </div>
      )}
    </Field>
  );
}
