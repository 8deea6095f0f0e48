import type { Currency } from "@awning/domain/money/money";
import type { Product } from "@awning/domain/product/product";
import { slugify } from "@awning/domain/product/slug";
import { useEffect, useRef, useState } from "react";
import { inLatin } from "#data/core/in-latin.ts";
import type { WithDocument } from "#data/core/rows.ts";
import { changeProduct, freeSlug, updateProduct } from "#data/product/product-writes.ts";
import { shownForm } from "#form/fields.ts";
import { type TypedForm, useForm } from "#form/use-form.ts";
import { useFormAutosave } from "#form/use-form-autosave.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { numberLocale } from "#ui/locale.ts";
import { duplicateSkuProblems } from "../duplicate-skus.ts";
import { changeCounts, type StockByVariant } from "../stock/product-stock.ts";
import { reportRefusal } from "../use-product-actions.ts";
import * as labels from "./labels.ts";
import { changedValues, fieldOf, PRODUCT_FIELDS, type ProductForm, readProductForm, unknownSkus } from "./product-form.ts";
import { keptProduct, rebaseEdits } from "./product-recovery.ts";
import type { ProductProblems } from "./read-options.ts";
import { storedIn } from "./safety-form.ts";
import { useSharedSkus, useTakenSkus } from "./use-taken-skus.ts";

const RENAME_AFTER_MS = 1_500;

/**
 * Edits a stored product with autosave. Typed input overlays the live product: untouched fields follow other tabs, and invalid
 * input stays until it is fixed, now or on the next visit.
 */
export function useProductEditor(siteId: string, product: WithDocument<Product>, currency: Currency, stock: StockByVariant) {
  const [kept] = useState(() => keptProduct(siteId, product.id));
  const stored = shownForm(PRODUCT_FIELDS, product, { currency, locale: numberLocale() });
  const typed = useForm({ stored, rebase: rebaseEdits, kept, judgesLeft: () => true });
  const { edits } = typed;
  // A product that was sold keeps its type, even if it was sold while the owner changed it.
  const form: ProductForm = { ...typed.form, ...(product.sold && { kind: product.kind }) };
  const skus = useTakenSkus(siteId, product.id, "sku" in edits || "variants" in edits ? form : null);
  const shared = useSharedSkus(siteId, product);
  const { values, problems: found } = readProductForm(form, { currency, locale: numberLocale(), takenSkus: skus.taken });
  const problems = skus.hasFailed ? { ...unknownSkus(form), ...found } : found;
  const edited = onlyEdited(changedValues(product, values), edits);
  // Whether a SKU is taken is known a moment later; until then its changes wait.
  const changes = skus.isKnown ? edited : withoutSkus(edited);
  useFormAutosave(typed, {
    changes,
    save: () => {
      const { variants } = changes;
      return changeProduct(siteId, product, changes, variants ? changeCounts(product, { variants }, stock) : { start: [], stop: [] });
    },
    onRefused: (error) => (changes.kind ? reportRefusal(error, labels.typeFixed) : showFailure(error)),
    isSettled: (field) => !(storedIn(field) in edited) && !isWrong(field, problems),
  });
  useDraftSlug(siteId, product);
  // A stored duplicate must be fixed too: another product took the SKU at the same moment.
  return { inputs: { ...typed, form }, problems, shown: { ...duplicateSkuProblems(form, shared), ...shownProblems(typed, problems) } };
}

/** A field is validated once it was left; all fields of a variant count as one. */
export function shownProblems<Form>({ shown }: TypedForm<Form>, problems: ProductProblems): ProductProblems {
  const { compareAt } = problems;
  return { ...shown(problems, fieldOf), ...(compareAt !== undefined && { compareAt }) };
}

type Changes = ReturnType<typeof changedValues>;

function onlyEdited(changes: Changes, edits: Partial<ProductForm>): Changes {
  const hasSkus = "sku" in edits || "variants" in edits;
  const stored = new Set(Object.keys(edits).map(storedIn));
  const isEdited = (key: string) => stored.has(key) || (key === "skus" && hasSkus) || (key === "richDescription" && "description" in edits);
  return Object.fromEntries(Object.entries(changes).filter(([key]) => isEdited(key)));
}

function withoutSkus({ sku: _, skus: __, variants: ___, options: ____, ...rest }: Changes): Changes {
  return rest;
}

function isWrong(field: string, problems: ProductProblems): boolean {
  const judged = field === "options" ? "variants" : field;
  return Object.keys(problems).some((problem) => fieldOf(problem) === judged || (field === "price" && problem === "compareAt"));
}

/**
 * A draft's address follows its title until its owner sets another one. Once the product was on sale the address stays,
 * because people may have it.
 */
function useDraftSlug(siteId: string, { id, title, slug, state, offered, sold }: Product): void {
  const isOpen = state === "draft" && !offered && !sold;
  // The title the address was last derived from.
  const named = useRef(title);
  useEffect(() => {
    const before = named.current;
    if (!isOpen || title === before) return;
    const follow = async () => {
      named.current = title;
      if (!(await isSlugOf(slug, before)) || (await isSlugOf(slug, title))) return;
      await updateProduct(siteId, id, { slug: await freeSlug(siteId, title, id) });
    };
    const timer = setTimeout(() => void follow().catch(showFailure), RENAME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [siteId, id, title, slug, isOpen]);
}

/** Whether a slug derives from its title, possibly with a number to make it unique. */
async function isSlugOf(slug: string, title: string): Promise<boolean> {
  const wanted = slugify(await inLatin(title));
  return slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)));
}
