import { VARIANTS_MAX } from "@awning/domain/product/product";
import { Plus } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { missingCombinations } from "./labels.ts";
import { addVariant, missingOf, nameOf, newVariantId, type Shape } from "./option-form.ts";

const SHOWN = 12;

/** The combinations that buyers cannot choose, to be offered again. */
export function MissingVariants({ shape, setShape }: { shape: Shape; setShape: (shape: Shape) => void }) {
  const missing = missingOf(shape);
  if (missing.length === 0) return null;
  const { options, variants } = shape;
  return (
    <div className="variants__missing">
      <p className="soft">{missingCombinations(missing.length)}</p>
      <div className="variants__acts">
        {missing.slice(0, SHOWN).map((values) => (
          <Button
            key={values.join()}
            size="sm"
            icon={Plus}
            disabled={variants.length >= VARIANTS_MAX}
            onClick={() => setShape(addVariant({ options, variants }, values, newVariantId))}
          >
            Add {nameOf(shape, { values })}
          </Button>
        ))}
      </div>
    </div>
  );
}
