import type { Currency } from "@awning/domain/money/money";
import { type Product, slugify } from "@awning/domain/product/product";
import { useEffect, useRef, useState } from "react";
import { inLatin } from "#data/core/in-latin.ts";
import { changeProduct, freeSlug, updateProduct } from "#data/product/product-writes.ts";
import { useSaveOnLeaving } from "#ui/hooks/use-save-on-leaving.ts";
import { numberLocale } from "#ui/locale.ts";
import { duplicateSkuProblems } from "../duplicate-skus.ts";
import { changeCounts, type StockByVariant } from "../stock/product-stock.ts";
import { reportFailure, reportRefusal } from "../use-product-actions.ts";
import * as labels from "./labels.ts";
import { changedValues, fieldOf, type ProductForm, readProductForm, toProductForm, unknownSkus } from "./product-form.ts";
import { listsOf, type ProductLists, rebaseEdits, storedEdits } from "./product-recovery.ts";
import type { ProductProblems } from "./read-options.ts";
import { useSharedSkus, useTakenSkus } from "./use-taken-skus.ts";

const SAVE_AFTER_MS = 700;
const RENAME_AFTER_MS = 1_500;

export type ProductEditor = {
  form: ProductForm;
  /** The fields that hold something not stored yet. */
  edited: readonly string[];
  problems: ProductProblems;
  /** What is stored all the same and has to be mended: a SKU that another product took at the same moment. */
  twins: ProductProblems;
  set: (part: Partial<ProductForm>) => void;
  onFocus: (field: keyof ProductForm) => void;
  onBlur: () => void;
};

/**
 * Edits a stored product with autosave. What somebody types lies over the live product: fields nobody touches keep
 * following other tabs, and what cannot be read stays as typed until it is mended, here or on the next visit.
 */
export function useProductEditor(siteId: string, product: Product, currency: Currency, stock: StockByVariant): ProductEditor {
  const [kept] = useState(() => storedEdits(siteId, product.id));
  const stored = toProductForm(product, currency, numberLocale());
  const [seen, setEdits] = useState<Edits>(() => ({ base: listsOf(stored), ...kept.read() }));
  const { typed, base } = seen;
  const edits = rebaseEdits(base, typed, listsOf(stored));
  const [focused, setFocused] = useState<keyof ProductForm | null>(null);
  // What was sold stays what it is, also when it was sold while somebody chose otherwise.
  const form: ProductForm = { ...stored, ...edits, ...(product.sold && { kind: product.kind }) };
  const skus = useTakenSkus(siteId, product.id, "sku" in edits || "variants" in edits ? form : null);
  const shared = useSharedSkus(siteId, product);
  const { values, problems: found } = readProductForm(form, currency, skus.taken, numberLocale());
  const problems = skus.hasFailed ? { ...unknownSkus(form), ...found } : found;
  const edited = onlyEdited(changedValues(product, values), edits);
  // Whether another product has a SKU is known a moment later; until then what carries it waits.
  const changes = skus.isKnown ? edited : withoutSkus(edited);
  const signature = JSON.stringify(changes);

  const refused = useRef("");
  const latest = useRef({ product, changes, signature, stock });
  latest.current = { product, changes, signature, stock };
  const save = useRef(() => {
    const { product, changes, signature, stock } = latest.current;
    // A change the server refused is not sent again by itself: that would never end.
    if (signature === "{}" || signature === refused.current) return;
    refused.current = "";
    const counts = changes.variants ? changeCounts(product, { variants: changes.variants }, stock) : { start: [], stop: [] };
    changeProduct(siteId, product, changes, counts).catch((error: unknown) => {
      refused.current = signature;
      if (changes.kind) reportRefusal(error, labels.itWasJustSoldSo);
      else reportFailure(error);
    });
  }).current;

  useEffect(() => {
    if (signature === "{}") return;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [signature, save]);
  useSaveOnLeaving(save);

  // Edits that are stored by now and that nobody is typing in make way for the live value.
  useEffect(() => {
    const settled = settledFields(edits, focused, Object.keys(edited), problems);
    if (settled.length === 0) return;
    // What stays was made to what is stored now: places in options mean nothing beside those from before.
    const left = Object.fromEntries(Object.entries(edits).filter(([key]) => !settled.includes(key)));
    // What was typed since this was drawn is not stored yet.
    setEdits((all) => (all === seen ? { typed: left, base: listsOf(stored) } : all));
  });
  useEffect(() => (Object.keys(typed).length > 0 ? kept.keep({ typed, base }) : kept.forget()), [kept, typed, base]);
  useDraftSlug(siteId, product);

  return {
    form,
    edited: Object.keys(edits),
    problems,
    twins: duplicateSkuProblems(form, shared),
    // What is typed is typed into what is shown: from here on that is what it differs from.
    set: (part) => setEdits((all) => ({ typed: { ...rebaseEdits(all.base, all.typed, listsOf(stored)), ...part }, base: listsOf(stored) })),
    onFocus: setFocused,
    onBlur: () => {
      setFocused(null);
      save();
    },
  };
}

/** What is typed, and the lists as they were stored when it was: by them one tells what somebody did to a list. */
type Edits = { typed: Partial<ProductForm>; base: ProductLists };
type Changes = ReturnType<typeof changedValues>;

function onlyEdited(changes: Changes, edits: Partial<ProductForm>): Changes {
  const hasSkus = "sku" in edits || "variants" in edits;
  const isEdited = (key: string) => key in edits || (key === "skus" && hasSkus) || (key === "richDescription" && "description" in edits);
  return Object.fromEntries(Object.entries(changes).filter(([key]) => isEdited(key)));
}

function withoutSkus({ sku: _, skus: __, variants: ___, options: ____, ...rest }: Changes): Changes {
  return rest;
}

function settledFields(
  edits: Partial<ProductForm>,
  focused: keyof ProductForm | null,
  waiting: readonly string[],
  problems: ProductProblems,
): string[] {
  const isWrong = (key: string) =>
    Object.keys(problems).some(
      (problem) =>
        problem === key || fieldOf(problem) === (key === "options" ? "variants" : key) || (key === "price" && problem === "compareAt"),
    );
  return Object.keys(edits).filter((key) => key !== focused && !waiting.includes(key) && !isWrong(key));
}

/**
 * The address of a draft follows its name, until its owner writes another one. Once it was on sale the address stays, because people
 * may have it.
 */
function useDraftSlug(siteId: string, { id, title, slug, state, offered, sold }: Product): void {
  const isOpen = state === "draft" && !offered && !sold;
  // The name that the address was last seen with.
  const named = useRef(title);
  useEffect(() => {
    const before = named.current;
    if (!isOpen || title === before) return;
    const follow = async () => {
      named.current = title;
      if (!(await isSlugOf(slug, before)) || (await isSlugOf(slug, title))) return;
      await updateProduct(siteId, id, { slug: await freeSlug(siteId, title, id) });
    };
    const timer = setTimeout(() => void follow().catch(reportFailure), RENAME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [siteId, id, title, slug, isOpen]);
}

/** Whether a slug is what its title would give, perhaps with a number to tell it from another product's. */
async function isSlugOf(slug: string, title: string): Promise<boolean> {
  const wanted = slugify(await inLatin(title));
  return slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)));
}
