import { Failure, ownRefusal } from "@awning/domain/errors/failure";
import type { Prices } from "@awning/domain/product/price-change";
import { PRODUCT_TITLE_MAX, type Product } from "@awning/domain/product/product";
import { withinUnits } from "@awning/domain/values/characters";
import { draftProducts } from "#data/product/draft-products.ts";
import { setPrices, setProductsState } from "#data/product/product-bulk.ts";
import { createProduct, deleteProduct, newProductId, restoreProduct } from "#data/product/product-writes.ts";
import type { StockBook } from "#data/product/stock.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import { showHeld } from "./held-products.ts";
import * as labels from "./labels.ts";
import {
  archivedInstead,
  CHECKING_ORDERS,
  keptArchived,
  keptByOrders,
  pricesChanged,
  productCount,
  saved,
  stateChanged,
} from "./labels.ts";

/** Shows why a write failed; if the rules refused it, `words` say the reason that the screen knows. Offline writes wait. */
export function reportRefusal(error: unknown, words: string): void {
  if (isRefused(error)) showToast(words);
  else showFailure(error);
}

/** This many are stored at once; only more are worth showing progress. */
const AT_ONCE = 50;
const UNSAID_MS = 500;
const SAID_MS = 5_000;

function nameOfAll(products: readonly Product[]): string {
  const [only] = products;
  return only && products.length === 1 ? `“${only.title}”` : productCount(products.length);
}

function sayProgress(all: number): ((stored: number) => void) | undefined {
  return all > AT_ONCE ? (stored) => showToast(saved(stored, all)) : undefined;
}

function archiveSold(siteId: string, product: Product): void {
  const { title, state } = product;

  if (state === "archived") {
    showToast(keptArchived(title));
    return;
  }
  move(siteId, [product], "archived");
  showUndoToast(archivedInstead(title), () => move(siteId, [product], state));
}

function isRefused(error: unknown): boolean {
  return error instanceof Failure && error.code === "forbidden" && ownRefusal(error) === null;
}

type Told = (moved: readonly Product[]) => void;

/** Sets the state of products. Only the server can turn a sold product into a draft. `tell` gets those moved or pending. */
function move(siteId: string, products: readonly Product[], state: Product["state"], tell: Told = () => {}): void {
  const sold = state === "draft" ? products.filter((product) => product.sold) : [];
  const others = products.filter((product) => !sold.includes(product));
  if (others.length > 0) {
    const ids = others.map((product) => product.id);
    setProductsState(siteId, ids, state, sayProgress(ids.length)).catch((error: unknown) => {
      // The refused ones were sold before this device knew.
      if (state === "draft" && isRefused(error)) askForDrafts(others);
      else showFailure(error);
    });
    tell(others);
  }
  if (sold.length > 0) askForDrafts(sold, tell);
}

/** Shows a toast while the work runs, unless it ends quickly. */
async function sayWhile(work: Promise<void>, words: string): Promise<void> {
  const say = () => {
    showToast(words);
    timer = setTimeout(say, SAID_MS);
  };
  let timer = setTimeout(say, UNSAID_MS);
  await work.finally(() => clearTimeout(timer));
}

/** Products in open orders stay as they are, and the owner sees which orders. */
function askForDrafts(products: readonly Product[], tell: Told = () => {}): void {
  const asked = draftProducts(products.map((product) => product.id)).then((found) => {
    const free = products.filter((product) => !found.some((one) => one.productId === product.id));
    if (free.length > 0) tell(free);
    const held = found.flatMap((one) => products.filter((product) => product.id === one.productId).map((product) => ({ ...one, product })));
    if (!showHeld(held) && held.length > 0) showToast(keptByOrders(nameOfAll(held.map((one) => one.product))));
  });
  sayWhile(asked, CHECKING_ORDERS).catch(showFailure);
}

export type ProductActions = ReturnType<typeof useProductActions>;

/** The actions on products in a list or in the editor. Only sold products wait for the server, which knows all open orders. */
export function useProductActions(siteId: string) {
  return {
    setState(products: readonly Product[], state: Product["state"]): void {
      move(siteId, products, state, (moved) => {
        const words = stateChanged[state](nameOfAll(moved));
        // One item is restored by the same switch; several are not.
        if (moved.length === 1 && state !== "archived") {
          showToast(words);
          return;
        }
        showUndoToast(words, () => {
          for (const old of ["active", "draft", "archived"] as const) {
            const some = moved.filter((one) => one.state === old);
            if (some.length > 0) move(siteId, some, old);
          }
        });
      });
    },

    setPrices(products: readonly Product[], prices: ReadonlyMap<string, Prices>): void {
      const changes = products.flatMap((before) => {
        const after = prices.get(before.id);
        return after ? [{ id: before.id, before, after }] : [];
      });
      const there = new Map(changes.map(({ id, ...change }) => [id, change]));
      const back = new Map(changes.map(({ id, before, after }) => [id, { before: after, after: before }]));
      setPrices(siteId, there, sayProgress(prices.size)).catch(showFailure);
      showUndoToast(pricesChanged(products.length), () => {
        setPrices(siteId, back).catch(showFailure);
      });
    },

    /**
     * Deletes a product, or archives it when orders contain it.
     * @returns whether it is deleted
     */
    remove(product: Product, stock: StockBook): boolean {
      if (product.sold) {
        archiveSold(siteId, product);
        return false;
      }
      const counts = new Map(stock.get(product.id) ?? []);
      deleteProduct(siteId, product.id, counts.keys()).catch((error: unknown) => {
        // The refused ones were sold before this device knew.
        if (isRefused(error)) archiveSold(siteId, product);
        else showFailure(error);
      });
      showUndoToast(labels.deleted(product.title), () => {
        const { id, createdAt: _, updatedAt: __, ...draft } = product;
        restoreProduct(siteId, id, draft, counts).catch(showFailure);
      });
      return true;
    },

    /**
     * Duplicates a product as a draft. The SKUs stay with the original, and the copy's stock starts at zero.
     * @returns the id of the copy, once it can be opened
     */
    async duplicate(product: Product, stock: StockBook): Promise<string> {
      const id = newProductId(siteId);
      const { id: _, createdAt: __, updatedAt: ___, slug: ____, order: _____, ...draft } = product;
      const title = labels.copyOf(withinUnits(product.title, PRODUCT_TITLE_MAX - 7));
      const variants = product.variants.map((variant) => ({ ...variant, sku: "" }));
      const counts = new Map([...(stock.get(product.id)?.keys() ?? [])].map((variantId) => [variantId, 0]));
      const { sent } = await createProduct(siteId, id, { ...draft, title, state: "draft", sku: "", skus: [], variants }, counts);
      sent.catch(showFailure);
      return id;
    },
  };
}
