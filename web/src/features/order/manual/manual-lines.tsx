import type { Quote, QuotedLine } from "@awning/domain/cart/cart";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { type Product, QUANTITY_MAX } from "@awning/domain/product/product";
import { isLong } from "@awning/domain/product/question";
import { Package, Plus } from "lucide-react";
import { useState } from "react";
import { type LiveList, useLivePages } from "#data/core/pages.ts";
import { mediaAddress } from "#data/media/media.ts";
import { joinSearch } from "#data/product/join-search.ts";
import { watchFoundProducts } from "#data/product/product-queries.ts";
import { watchProductPage } from "#data/product/products.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { Stepper } from "#ui/fields/stepper.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useTyped } from "#ui/fields/use-typed.ts";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { numberLocale } from "#ui/locale.ts";
import { Money } from "#ui/money.tsx";
import { Thumb } from "#ui/thumb.tsx";
import * as labels from "./labels.ts";
import { type Asked, type Chosen, choicesOf, readLine } from "./manual-form.ts";

type Props = { lines: readonly Chosen[]; quote: Quote | null; onChange: (one: Chosen) => void };

/** The selected items, their quantities, and why any cannot be sold. */
export function ManualLines({ lines, quote, onChange }: Props) {
  return (
    <Rows aria-label={labels.itemsInThisOrder}>
      {lines.map((line) => {
        const priced = quote?.lines.find((one) => one.productId === line.productId && one.variantId === line.variantId);
        const name = line.variantName ? `${line.title}, ${line.variantName}` : line.title;
        return (
          <Row
            key={`${line.productId}_${line.variantId}`}
            lead={<Thumb src={priced?.image ? mediaAddress(priced.image, 96) : null} color={priced?.image?.color} icon={Package} />}
            title={name}
            sub={
              priced?.problem && quote ? (
                <span className="manual-problem" role="alert">
                  {problemLabel(priced.problem, quote.currency)}
                </span>
              ) : priced && quote ? (
                <Money amount={priced.total} currency={quote.currency} />
              ) : (
                "\u00a0"
              )
            }
          >
            <Stepper label={name} value={line.quantity} max={QUANTITY_MAX} onChange={(quantity) => onChange({ ...line, quantity })} />
          </Row>
        );
      })}
    </Rows>
  );
}

function problemLabel({ code, left, most }: NonNullable<QuotedLine["problem"]>, currency: Currency): string {
  if (code === "product_gone") return labels.productGone;
  if (most !== undefined) return labels.totalTooHigh(formatMoney(most, currency, numberLocale()));
  if (code === "over_limit") return labels.limitPerOrder(left);
  if (code === "unclear_amount") return labels.enterValidPrice;
  return left === 0 ? labels.outOfStock : labels.onlyLeft(left);
}

type ManualQuestionsProps = {
  lines: readonly Chosen[];
  asked: readonly Asked[];
  /** Whether errors are shown. */
  isJudged: boolean;
  onChange: (line: Chosen) => void;
};

/** The shop's questions about these items, answered by the owner on the buyer's behalf. */
export function ManualQuestions({ lines, asked, isJudged, onChange }: ManualQuestionsProps) {
  return lines.map((line) => {
    const { questions, problems } = readLine(line, asked);
    if (questions.length === 0) return null;
    return (
      <fieldset key={`${line.productId}_${line.variantId}`} className="new-order__fields new-order__asked">
        <legend className="soft">{labels.about(line.variantName ? `${line.title}, ${line.variantName}` : line.title)}</legend>
        {questions.map((question) => {
          const { id, label, required, max } = question;
          const input = {
            value: line.answers?.[id] ?? "",
            maxLength: max,
            onChange: (event: { currentTarget: { value: string } }) =>
              onChange({ ...line, answers: { ...line.answers, [id]: event.currentTarget.value } }),
          };
          const problem = isJudged ? problems.get(id) : undefined;
          return (
            <Field key={id} label={label} note={required ? undefined : uiLabels.optional} error={problem && PROBLEM_WORDS[problem](max)}>
              {isLong(question) ? <TextArea {...input} rows={2} /> : <TextInput {...input} autoComplete="off" />}
            </Field>
          );
        })}
      </fieldset>
    );
  });
}

const PROBLEM_WORDS = {
  missing: () => labels.answerMissing,
  long: (max: number) => labels.atMostCharacters(max),
};

type GoodsProps = { siteId: string; currency: Currency; chosen: readonly Chosen[]; onAdd: (one: Chosen) => void; onClose: () => void };

/** Everything on sale, by variant, to add one by one. */
export function GoodsSheet({ siteId, currency, chosen, onAdd, onClose }: GoodsProps) {
  const [search, setSearch] = useState("");
  const [typed, setTyped] = useTyped(search, setSearch);
  const { list, more, retry } = useGoods(siteId, search);
  const rows = list.state === "ready" ? list.items.flatMap((product) => choicesOf(product, search)) : [];
  return (
    <Sheet
      title={labels.addItems}
      isOpen
      onClose={onClose}
      foot={
        <Button variant="ink" onClick={onClose}>
          {uiLabels.done}
        </Button>
      }
    >
      <SearchInput label={labels.searchProducts} value={typed} onChange={setTyped} />
      {list.state === "loading" ? <SkeletonRows count={4} label={uiLabels.loadingProducts} /> : null}
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      <Rows aria-label={labels.items} className="goods-rows">
        {rows.map(({ product, variantId, variantName, price }) => {
          const has = chosen.find((one) => one.productId === product.id && one.variantId === variantId)?.quantity ?? 0;
          const image = product.images[0] ?? null;
          const name = variantName ? `${product.title}, ${variantName}` : product.title;
          const one = { productId: product.id, variantId, quantity: has + 1, title: product.title, variantName };
          return (
            <Row
              key={`${product.id}_${variantId}`}
              lead={<Thumb src={image ? mediaAddress(image, 96) : null} color={image?.color} icon={Package} />}
              title={name}
              sub={[formatMoney(price, currency, numberLocale()), has > 0 ? labels.inTheOrder(has) : ""].filter(Boolean).join(", ")}
            >
              <Button size="sm" icon={Plus} aria-label={labels.addLabel(name)} onClick={() => onAdd(one)}>
                {uiLabels.add}
              </Button>
            </Row>
          );
        })}
      </Rows>
      {list.state === "ready" && rows.length === 0 && !list.hasMore ? (
        <p className="soft">{search === "" ? uiLabels.noActiveProductsYet : labels.noProductsFound}</p>
      ) : null}
      {list.state === "ready" && list.hasMore ? (
        <Button onClick={more} isBusy={list.isLoadingMore}>
          {uiLabels.showMoreProducts}
        </Button>
      ) : null}
    </Sheet>
  );
}

const STATES = ["active"] as const;

/**
 * The products on sale that match a search, live, page by page. A shop loaded as a whole is filtered here; for a longer one
 * the database is queried.
 */
function useGoods(siteId: string, search: string): LiveList<Product> {
  const all = useLivePages(`goods/${siteId}`, watchProductPage(siteId, STATES));
  const goesOn = search !== "" && all.list.state === "ready" && all.list.hasMore;
  const found = useLivePages(
    goesOn ? `found-goods/${siteId}/${search}` : null,
    watchFoundProducts(siteId, { states: STATES, search, tag: null }),
  );
  return { ...(goesOn ? found : all), list: joinSearch(all.list, found.list, search) };
}
