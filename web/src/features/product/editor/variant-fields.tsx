import { VARIANTS_MAX } from "@awning/domain/account/limits";
import * as uiLabels from "#ui/labels.ts";
import "../variants.css";
import { OPTIONS_MAX } from "@awning/domain/product/option";
import { Plus } from "lucide-react";
import { Button } from "#ui/buttons/button.tsx";
import { missingCombinations } from "../labels.ts";
import * as labels from "./labels.ts";
import { OptionFields } from "./option-fields.tsx";
import { addOption, addValue, addVariant, missingOf, nameOf, newVariantId, type Shape } from "./option-form.ts";
import type { VariantFieldsProps } from "./own-fields.tsx";
import { VariantRow } from "./variant-row.tsx";

/** The variants: glazes, sizes, formats. With one option its values are the rows; with more, the values are edited above. */
export function VariantFields(props: VariantFieldsProps) {
  const { form, set } = props;
  const { options, variants } = form;
  // Stored together, so edited together: variants cannot be read without their options.
  const setShape = (shape: Shape) => set(shape);
  const addKind = () =>
    setShape(options.length === 0 ? addOption({ options, variants }, newVariantId) : addValue({ options, variants }, 0, "", newVariantId));
  return (
    <div className="pile one gap-5">
      {options.length > 0 ? <OptionFields {...props} setShape={setShape} /> : null}
      {options.length > 0 ? (
        <ul className="variants">
          <li className="variants__head" aria-hidden="true">
            <span>{uiLabels.name}</span>
            <span>{uiLabels.price}</span>
            <span>{uiLabels.inStock}</span>
          </li>
          {variants.map((variant, index) => (
            <VariantRow
              key={variant.id}
              {...props}
              setShape={setShape}
              variant={variant}
              index={index}
              name={nameOf(form, variant) || labels.variantNumber(index + 1)}
            />
          ))}
        </ul>
      ) : (
        <p className="soft">{labels.variantsHint}</p>
      )}
      {options.length > 1 ? <MissingVariants shape={form} setShape={setShape} /> : null}
      <div className="chips gap-2">
        {options.length < 2 && variants.length < VARIANTS_MAX ? (
          <Button size="sm" icon={Plus} onClick={addKind}>
            {labels.addAVariant}
          </Button>
        ) : null}
        {options.length > 0 && options.length < OPTIONS_MAX ? (
          <Button
            size="sm"
            icon={Plus}
            onClick={() =>
              setShape(addOption(form, newVariantId, labels.defaultLabel, options.length === 1 ? labels.size : labels.material))
            }
          >
            {labels.addAnOption}
          </Button>
        ) : null}
      </div>
      {variants.length >= VARIANTS_MAX ? <p className="soft">{labels.tooManyVariants(VARIANTS_MAX)}</p> : null}
    </div>
  );
}

const SHOWN = 12;

/** The missing combinations, to be offered again. */
function MissingVariants({ shape, setShape }: { shape: Shape; setShape: (shape: Shape) => void }) {
  const missing = missingOf(shape);
  if (missing.length === 0) return null;
  const { options, variants } = shape;
  return (
    <div className="pile gap-2">
      <p className="soft">{missingCombinations(missing.length)}</p>
      <div className="chips gap-2">
        {missing.slice(0, SHOWN).map((values) => (
          <Button
            key={values.join()}
            size="sm"
            icon={Plus}
            disabled={variants.length >= VARIANTS_MAX}
            onClick={() => setShape(addVariant({ options, variants }, values, newVariantId))}
          >
            {labels.add(nameOf(shape, { values }))}
          </Button>
        ))}
      </div>
    </div>
  );
}
