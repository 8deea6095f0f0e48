import { wordsIn } from "@awning/domain/product/description";
import type { Safety } from "@awning/domain/product/law/safety";
import { safetyGaps } from "@awning/domain/product/law/safety-gaps";
import { LOW_STOCK } from "@awning/domain/product/product";
import { shortened } from "@awning/domain/values/characters";
import { formatCount } from "@awning/domain/values/counts";
import * as uiLabels from "#ui/labels.ts";
import { variantCount } from "../labels.ts";
import * as labels from "./labels.ts";
import { nameOf } from "./option-form.ts";
import { fieldOf, type ProductForm } from "./product-form.ts";
import type { ProductProblems } from "./read-options.ts";
import { SAFETY_NAMES } from "./safety-form.ts";

const KIND_LABELS = { physical: labels.physical, digital: labels.digital, service: labels.service };
/** A summary is one line; what is longer is cut where it is shown. */
const WORDS_MAX = 80;

/** What the closed rows of a product hold, in a few words each. */
export function summariesOf(form: ProductForm, isTaxed: boolean) {
  const { kind, variants, weight, limitPerOrder, questions, receipt, sku, tags } = form;
  const names = variants.map((variant) => nameOf(form, variant)).filter(Boolean);
  const limit = limitPerOrder.trim() === "" ? uiLabels.noLimit : labels.limitOf(limitPerOrder.trim());
  return {
    description: words(wordsIn(form.description)),
    variants: variants.length === 0 ? labels.none : [variantCount(variants.length), names.join(", ")].filter(Boolean).join(": "),
    type: [KIND_LABELS[kind], ...(kind === "physical" && weight.trim() !== "" ? [labels.grams(weight.trim())] : [])].join(", "),
    terms: [...(isTaxed ? [labels.TAX_LABELS[form.taxClass]] : []), limit].join(", "),
    law: [labels.WITHDRAWAL_LABELS[form.withdrawal], ...(isIncomplete(form) ? [labels.incompleteForEu] : [])].join(", "),
    questions: questions.length === 0 ? labels.none : formatCount(questions.length, "question"),
    receipt: words(receipt),
    own: words([...(variants.length === 0 ? [sku.trim()] : []), tags.trim()].filter(Boolean).join(" · ")),
  };
}

function isIncomplete({ kind, sku, maker, makerContact, responsible, warnings, gtin, model, batch }: ProductForm): boolean {
  return safetyGaps({ kind, sku, safety: { maker, makerContact, responsible, warnings, gtin, model, batch } }).length > 0;
}

function words(text: string): string {
  return shortened(text.trim(), WORDS_MAX) || labels.none;
}

/** What happens when tracked stock runs low and out. */
export function stockRulesSummary({ lowAt, backorder }: Pick<ProductForm, "lowAt" | "backorder">): string {
  const at = labels.alertAt(lowAt.trim() || String(LOW_STOCK));
  return [at, backorder ? labels.sellsWithoutStock : labels.stopsWhenOutOfStock].join(", ");
}

export type RowName = keyof ReturnType<typeof summariesOf>;

/** The closed row of each input; `null` for one that is always in sight. */
const ROW_OF: Record<keyof Omit<ProductForm, keyof Safety>, RowName | null> = {
  ...{ title: null, images: null, pricing: null, price: null, compareAt: null, suggested: null, measure: null, measureUnit: null },
  ...{ lowAt: null, backorder: null },
  description: "description",
  ...{ variants: "variants", options: "variants" },
  ...{ kind: "type", weight: "type" },
  ...{ limitPerOrder: "terms", taxClass: "terms" },
  withdrawal: "law",
  questions: "questions",
  receipt: "receipt",
  ...{ sku: "own", tags: "own" },
};
const ROWS = new Map<string, RowName | null>([...Object.entries(ROW_OF), ...SAFETY_NAMES.map((name) => [name, "law"] as const)]);

/** Whether one of these problems is at a field of the row. */
export function isRowWrong(name: RowName, problems: ProductProblems): boolean {
  return Object.keys(problems).some((problem) => ROWS.get(fieldOf(problem)) === name);
}
