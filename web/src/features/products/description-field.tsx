import { fitsDescription, wordsIn } from "@awning/domain/description";
import { PRODUCT_DESCRIPTION_MAX } from "@awning/domain/product";
import { fetchPart } from "#data/parts.ts";
import { Field } from "#ui/field.tsx";
import { laterPart } from "#ui/later-part.ts";
import { useOnline } from "#ui/use-online.ts";
import type { ProductFieldsProps } from "./product-fields.tsx";
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
      hint={part || isOnline ? undefined : "It can be written as soon as there is a connection."}
    >
      {part ? (
        <part.RichInput
          label="Description"
          placeholder="What it is made of, how large it is, how to care for it"
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
