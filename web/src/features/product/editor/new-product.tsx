import type { Currency } from "@awning/domain/money/money";
import type { ProductDraft } from "@awning/domain/product/product";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import type { ShopNotes } from "@awning/domain/shop/site-stats";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { takeSharedPhoto } from "#data/media/shared-photo.ts";
import { createProduct, newProductId } from "#data/product/product-writes.ts";
import { emptyForm } from "#form/fields.ts";
import { useForm } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { focusFirstWrong } from "#ui/dialogs/sheet.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { numberLocale } from "#ui/locale.ts";
import { keepToastsAbove } from "#ui/toast-room.ts";
import { lackOf, lacksAnything, SellSheet } from "../list/sell-sheet.tsx";
import { StockRules } from "../stock/stock-fields.tsx";
import { StockInput } from "../stock/stock-input.tsx";
import { LeftOutNotice } from "../unpublished-notice.tsx";
import { useLeaveWarning } from "./files/file-fields.tsx";
import * as labels from "./labels.ts";
import { ProductFields } from "./product-fields.tsx";
import { NEW_PRODUCT_FIELDS, readProductForm, unknownSkus } from "./product-form.ts";
import { ProductMirror } from "./product-mirror.tsx";
import { keptNewProduct } from "./product-recovery.ts";
import { ProductRows } from "./product-rows.tsx";
import { shownProblems } from "./use-product-editor.ts";
import { useTakenSkus } from "./use-taken-skus.ts";
import { VariantFields } from "./variant-fields.tsx";

// Stock is not tracked until the owner enters a quantity: a default would trigger a low-stock alert at once.
const NOTHING = emptyForm(NEW_PRODUCT_FIELDS);

/** A product that is stored only when saved as a draft or put on sale. */
export function NewProduct({
  siteId,
  username,
  currency,
  leftOut,
  hasWay,
}: {
  siteId: string;
  username: string | null;
  currency: Currency;
  leftOut: ShopNotes["leftOut"];
  hasWay: boolean;
}) {
  const [kept] = useState(() => keptNewProduct(siteId));
  // Leaving a field empty is not an error yet.
  const typed = useForm({ stored: NOTHING, kept, judgesLeft: (value) => value !== "" });
  const { form, set } = typed;
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [uploads, setUploads] = useState({ sending: 0, failed: 0 });
  const [wanted, setWanted] = useState<"draft" | "active" | null>(null);
  const navigate = useNavigate();
  const skus = useTakenSkus(siteId, null, form);
  const { value, problems: read } = readProductForm(form, { currency, locale: numberLocale(), takenSkus: skus.taken });
  const problems = skus.hasFailed ? { ...unknownSkus(form), ...read } : read;
  useLeaveWarning((typed.isChanged || uploads.sending > 0) && !isSaving);
  const startOver = () => {
    typed.reset();
    showUndoToast(labels.draftCleared, () => set(form));
  };

  const countOf = (variantId: string) => form.counts[variantId] ?? 1;
  const count = (variantId: string, label: string) =>
    form.isCounted ? (
      <StockInput
        label={label}
        available={countOf(variantId)}
        onChange={async (difference) => {
          set({ counts: { ...form.counts, [variantId]: countOf(variantId) + difference } });
          return true;
        }}
      />
    ) : (
      <span className="faint">{labels.notTracked}</span>
    );

  const create = async (state: ProductDraft["state"]) => {
    if (!value) return;
    const { title, variants } = value;
    const ids = variants.length > 0 ? variants.map((variant) => variant.id) : [SINGLE_VARIANT];
    const stock = new Map(form.isCounted ? ids.map((id) => [id, countOf(id)] as const) : []);
    const product = { ...value, state };
    const productId = newProductId(siteId);
    setSaving(true);
    try {
      const { sent } = await createProduct(siteId, productId, product, stock);
      sent.catch(showFailure);
    } catch (error) {
      setSaving(false);
      return showFailure(error);
    }
    kept.forget();
    showToast(state === "active" ? labels.published(title) : labels.savedAsDraft(title));
    navigate(paths.product(productId), { replace: true });
  };
  const lacks = lackOf({ title: form.title.trim(), images: form.images, kind: form.kind, fileCount: 0 }, hasWay);
  const submit = (state: "draft" | "active") => {
    typed.judge();
    setWanted(null);
    if (Object.keys(problems).length > 0) return focusFirstWrong(document);
    // Creating waits for pending uploads, so no picture is lost.
    if (uploads.sending > 0) return setWanted(state);
    if (uploads.failed > 0) return showToast(labels.uploadFailed);
    if (state === "active" && lacksAnything(lacks)) return setAsking(true);
    void create(state);
  };
  const submitWanted = useEffectEvent(() => wanted && submit(wanted));
  useEffect(() => {
    if (uploads.sending === 0) submitWanted();
  }, [uploads.sending]);
  const fields = { siteId, currency, ...typed, problems: shownProblems(typed, problems), onUploads: setUploads };
  const acts = (
    <>
      <Button onClick={() => submit("draft")} isBusy={isSaving || wanted === "draft"}>
        {labels.saveDraft}
      </Button>
      <Button variant="primary" onClick={() => submit("active")} isBusy={isSaving || wanted === "active"}>
        {uiLabels.publish}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        back={{ to: paths.products, label: labels.products }}
        title={labels.newProduct}
        state={
          typed.isRestored
            ? [
                <span key="kept">{labels.restoredNotice}</span>,
                <button key="over" type="button" className="link" onClick={startOver}>
                  {labels.discardRestored}
                </button>,
              ]
            : [labels.newProductHint]
        }
        actions={<span className="only-desk acts">{acts}</span>}
      />
      <LeftOutNotice leftOut={leftOut} />
      <div className="product-edit">
        <ProductFields
          {...fields}
          firstPicture={takeSharedPhoto}
          stock={
            <section className="product-part">
              <h2>{labels.stock}</h2>
              <SwitchLine
                label={labels.trackStock}
                sub={form.isCounted ? labels.trackedHint : labels.untrackedHint}
                isOn={form.isCounted}
                onChange={(isCounted) => set({ isCounted })}
              />
              {form.isCounted && form.variants.length === 0 ? (
                <div className="product-count">
                  <span className="field__label">{uiLabels.inStock}</span>
                  {count(SINGLE_VARIANT, uiLabels.inStock)}
                </div>
              ) : null}
              {form.isCounted ? <StockRules {...fields} /> : null}
            </section>
          }
        >
          {form.kind === "digital" ? (
            <section className="product-part">
              <h2>{labels.files}</h2>
              <p className="soft">{labels.saveBeforeUploadHint}</p>
            </section>
          ) : null}
          <ProductRows
            {...fields}
            variants={
              <VariantFields {...fields} isCounted={form.isCounted} stockOf={(variant, name) => count(variant.id, labels.stockOf(name))} />
            }
          />
        </ProductFields>
        <ProductMirror form={form} currency={currency} state="draft" slug={null} username={username} />
      </div>
      <div ref={keepToastsAbove} className="product-bring only-phone">
        {acts}
      </div>
      <SellSheet products={isAsking ? [lacks] : []} onSell={() => void create("active")} onClose={() => setAsking(false)} />
    </>
  );
}
