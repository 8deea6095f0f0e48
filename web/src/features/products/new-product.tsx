import { SINGLE_VARIANT } from "@awning/domain/collections";
import type { Currency } from "@awning/domain/money";
import { paths } from "@awning/domain/paths";
import type { ProductDraft } from "@awning/domain/product";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { createProduct, newProductId } from "#data/products.ts";
import { Button } from "#ui/button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SwitchLine } from "#ui/switch-line.tsx";
import { showToast } from "#ui/toast.tsx";
import { focusFirstError, shownProblems } from "./product-editor.tsx";
import { ProductFields } from "./product-fields.tsx";
import { EMPTY_PRODUCT_FORM, missingForSale, type ProductForm, readProductForm } from "./product-form.ts";
import { ProductMirror } from "./product-mirror.tsx";
import { SellSheet } from "./sell-sheet.tsx";
import { StockInput } from "./stock-input.tsx";
import { reportFailure } from "./use-product-acts.ts";
import { VariantFields } from "./variant-fields.tsx";

/** A product that is not stored before somebody says so: saved as a draft or put on sale at once. */
export function NewProduct({ siteId, username, currency }: { siteId: string; username: string | null; currency: Currency }) {
  const [form, setForm] = useState<ProductForm>(EMPTY_PRODUCT_FORM);
  const [isCounted, setCounted] = useState(true);
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [uploads, setUploads] = useState({ sending: 0, failed: 0 });
  const [wanted, setWanted] = useState<"draft" | "active" | null>(null);
  const navigate = useNavigate();
  const { values, problems } = readProductForm(form, currency);
  useLeaveWarning(form !== EMPTY_PRODUCT_FORM || uploads.sending > 0);

  const countOf = (variantId: string) => counts.get(variantId) ?? 1;
  const count = (variantId: string, label: string) =>
    isCounted ? (
      <StockInput
        label={label}
        available={countOf(variantId)}
        onChange={(difference) => setCounts((all) => new Map(all).set(variantId, Math.max(0, countOf(variantId) + difference)))}
      />
    ) : (
      <span className="faint">Not counted</span>
    );

  const create = async (state: ProductDraft["state"]) => {
    const { title, kind, description = "", price, compareAt = null, limitPerOrder = null, images = [], variants = [] } = values;
    if (title === undefined || price === undefined || kind === undefined) return;
    const ids = variants.length > 0 ? variants.map((variant) => variant.id) : [SINGLE_VARIANT];
    const stock = new Map(isCounted ? ids.map((id) => [id, countOf(id)] as const) : []);
    const product = { title, kind, description, price, compareAt, limitPerOrder, images, variants, state };
    const productId = newProductId(siteId);
    setSaving(true);
    try {
      const { sent } = await createProduct(siteId, productId, product, stock);
      sent.catch(reportFailure);
    } catch (error) {
      setSaving(false);
      return reportFailure(error);
    }
    showToast(state === "active" ? `“${title}” on sale now` : `“${title}” saved as a draft`);
    navigate(paths.product(productId), { replace: true });
  };
  const submit = (state: "draft" | "active") => {
    const missing = missingForSale(form, problems);
    setLeft(new Set([...Object.keys(form), "variants"]));
    setWanted(null);
    if (missing.blocks.length > 0) return focusFirstError();
    // The pictures belong to what is being created: it waits for those on their way, and leaves none behind.
    if (uploads.sending > 0) return setWanted(state);
    if (uploads.failed > 0) return showToast("A picture could not be sent. Try it again or take it away.");
    if (state === "active" && missing.hasNoPicture) return setAsking(true);
    void create(state);
  };
  const submitWanted = useEffectEvent(() => wanted && submit(wanted));
  useEffect(() => {
    if (uploads.sending === 0) submitWanted();
  }, [uploads.sending]);
  const fields = {
    siteId,
    currency,
    form,
    problems: shownProblems(problems, left),
    set: (part: Partial<ProductForm>) => setForm((all) => ({ ...all, ...part })),
    onFocus: () => {},
    // Leaving an input that is still empty is no mistake yet.
    onUploads: setUploads,
    onBlur: (field: keyof ProductForm) => (form[field] === "" ? undefined : setLeft((all) => new Set(all).add(field))),
  };
  const acts = (
    <>
      <Button onClick={() => submit("draft")} isBusy={isSaving || wanted === "draft"}>
        Save draft
      </Button>
      <Button variant="primary" onClick={() => submit("active")} isBusy={isSaving || wanted === "active"}>
        Put on sale
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        back={{ to: paths.products, label: "Products" }}
        title="New product"
        state={["A name and a price are enough to begin"]}
        actions={<span className="only-desk acts">{acts}</span>}
      />
      <div className="product-edit">
        <ProductFields {...fields}>
          <VariantFields
            {...fields}
            variants={form.variants}
            price={form.price}
            stockOf={(variant) => count(variant.id, `Stock of ${variant.name}`)}
          />
          <section className="product-part">
            <h2>Stock</h2>
            <SwitchLine
              label="Count stock"
              sub={isCounted ? "Nobody can order more than there is." : "Buyers can order as many as they like."}
              isOn={isCounted}
              onChange={setCounted}
            />
            {isCounted && form.variants.length === 0 ? (
              <div className="product-count">
                <span className="field__label">In stock</span>
                {count(SINGLE_VARIANT, "In stock")}
              </div>
            ) : null}
          </section>
        </ProductFields>
        <ProductMirror form={form} currency={currency} state="draft" slug={null} username={username} />
      </div>
      <div className="product-bring only-phone">{acts}</div>
      <SellSheet
        products={isAsking ? [{ title: form.title.trim() }] : []}
        onSell={() => void create("active")}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}
