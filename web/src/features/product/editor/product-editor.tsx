import type { Currency } from "@awning/domain/money/money";
import type { Product } from "@awning/domain/product/product";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { ShopNotes } from "@awning/domain/shop/site-stats";
import { ExternalLink, Store } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { WithDocument } from "#data/core/rows.ts";
import { useSaveState } from "#data/core/save-state.ts";
import { changeStock, type StockBook } from "#data/product/stock.ts";
import { Button, ButtonAnchor } from "#ui/buttons/button.tsx";
import { focusFirstWrong } from "#ui/dialogs/sheet.tsx";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { SOLD_WHILE_EDITING, STOCK_TOO_HIGH, thingsToFix } from "../labels.ts";
import { HeldSheet } from "../list/held-sheet.tsx";
import { ProductRowMenu } from "../list/product-row-menu.tsx";
import { lackOf, lacksAnything, SellSheet } from "../list/sell-sheet.tsx";
import { STATE_MARKS } from "../product-labels.ts";
import { type ChangeQuantity, countedAs, countsNow } from "../stock/product-stock.ts";
import { StockFields } from "../stock/stock-fields.tsx";
import { StockInput } from "../stock/stock-input.tsx";
import { LeftOutNotice } from "../unpublished-notice.tsx";
import { reportRefusal, useProductActions } from "../use-product-actions.ts";
import { FileFields } from "./files/file-fields.tsx";
import * as labels from "./labels.ts";
import { nameOf } from "./option-form.ts";
import { ProductAddress } from "./product-address.tsx";
import { ProductFields } from "./product-fields.tsx";
import { ProductMirror } from "./product-mirror.tsx";
import { ProductRows } from "./product-rows.tsx";
import { useProductEditor } from "./use-product-editor.ts";
import { VariantFields } from "./variant-fields.tsx";

type Props = {
  siteId: string;
  username: string | null;
  currency: Currency;
  leftOut: ShopNotes["leftOut"];
  /** Whether the shop has a delivery method. */
  hasWay: boolean;
  product: WithDocument<Product>;
  stock: StockBook;
};

/** A stored product, saved automatically. */
export function ProductEditor({ siteId, username, currency, leftOut, hasWay, product, stock }: Props) {
  const kept = stock.get(product.id) ?? new Map<string, number>();
  const counts = countsNow(product, kept);
  const { inputs, problems, shown } = useProductEditor(siteId, product, currency, counts);
  const { form } = inputs;
  const [isAsking, setAsking] = useState(false);
  const [uploads, setUploads] = useState({ sending: 0, failed: 0 });
  const saveState = useSaveState();
  const navigate = useNavigate();
  const acts = useProductActions(siteId);

  const lacks = lackOf({ ...product, images: form.images, kind: form.kind }, hasWay);
  const sell = () => {
    inputs.judge();
    if (Object.keys(problems).length > 0) return focusFirstWrong(document);
    if (lacksAnything({ ...lacks, picture: lacks.picture && uploads.sending === 0 })) return setAsking(true);
    acts.setState([product], "active");
  };
  const fields = { siteId, currency, ...inputs, problems: shown, isSold: product.sold, onUploads: setUploads };
  const changePieces: ChangeQuantity = (variantId, difference, edit) =>
    changeStock(siteId, product.id, countedAs(product, kept, variantId), difference, edit).then(
      () => true,
      (error: unknown) => {
        // Adding stock is refused only above the maximum.
        reportRefusal(error, difference < 0 ? SOLD_WHILE_EDITING : STOCK_TOO_HIGH);
        return false;
      },
    );
  const count = (variantId: string, label: string) => {
    const available = counts.get(variantId);
    if (available === undefined) return <span className="faint">{labels.notTracked}</span>;
    return <StockInput label={label} available={available} onChange={(difference) => changePieces(variantId, difference)} />;
  };
  const wrong = Object.keys(shown).length;
  const isVisible = username !== null && product.state === "active";

  return (
    <>
      <PageHeader
        back={{ to: paths.products, label: labels.products }}
        title={product.title}
        state={[
          <StateMark key="state" {...STATE_MARKS[product.state]} className="state--plain" />,
          wrong > 0 ? (
            <span key="wrong" className="save save--conflict">
              {thingsToFix(wrong)}
            </span>
          ) : (
            <SaveLine key="save" state={saveState} />
          ),
        ]}
        actions={
          <>
            {isVisible ? (
              <ButtonAnchor
                className="only-desk"
                icon={ExternalLink}
                href={sitePaths.product(username, product.slug)}
                target="_blank"
                rel="noopener"
              >
                {uiLabels.viewInShop}
              </ButtonAnchor>
            ) : null}
            <ProductRowMenu {...{ product, stock, siteId, username }} onSell={sell} onRemoved={() => navigate(paths.products)} />
            {product.state === "active" ? null : (
              <Button variant="primary" icon={Store} onClick={sell}>
                {uiLabels.publish}
              </Button>
            )}
          </>
        }
      />
      {product.state === "active" ? null : <LeftOutNotice leftOut={leftOut} />}
      <div className="product-edit">
        <ProductFields
          {...fields}
          stock={<StockFields {...fields} product={product} counts={counts} kept={kept} count={count} onChange={changePieces} />}
        >
          {form.kind === "digital" ? <FileFields siteId={siteId} productId={product.id} isNeeded={lacks.file} /> : null}
          <ProductRows
            {...fields}
            variants={
              <VariantFields
                {...fields}
                isCounted={counts.size > 0}
                stockOf={(variant, name) =>
                  product.variants.some((one) => one.id === variant.id) ? (
                    count(variant.id, labels.stockOf(name))
                  ) : (
                    <span className="faint">{nameOf(form, variant) ? labels.saving : labels.enterNameFirst}</span>
                  )
                }
              />
            }
            address={<ProductAddress siteId={siteId} username={username} product={product} />}
          />
        </ProductFields>
        <ProductMirror form={form} currency={currency} state={product.state} slug={product.slug} username={username} />
      </div>
      <HeldSheet onArchive={(held) => acts.setState(held, "archived")} />
      <SellSheet products={isAsking ? [lacks] : []} onSell={() => acts.setState([product], "active")} onClose={() => setAsking(false)} />
    </>
  );
}
