import { QUANTITY_MAX } from "@awning/domain/account/limits";
import type { OfferedShipping, Quote, QuotedLine } from "@awning/domain/cart/cart";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { formatRate } from "@awning/domain/money/tax-labels";
import { Package, ShoppingBasket } from "lucide-react";
import { mediaAddress } from "#data/media/media.ts";
import type { FormInputs } from "#form/use-form.ts";
import { Stepper } from "#ui/fields/stepper.tsx";
import { Icon } from "#ui/icon.tsx";
import { FoldRow } from "#ui/layout/fold-row.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { numberLocale } from "#ui/locale.ts";
import { Money } from "#ui/money.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { AnswerField } from "./answer-field.tsx";
import * as labels from "./labels.ts";
import { BuyerFields, DeliveryFields, NoteFields } from "./manual-fields.tsx";
import { type Asked, type Chosen, type ManualForm, type ManualProblems, nameOf, readLine, WAYS } from "./manual-form.ts";

type BasketProps = FormInputs<ManualForm> & {
  problems: Partial<ManualProblems>;
  quote: Quote | null;
  canShip: boolean;
  /** Nothing is shipped or handed over. */
  isUnsent: boolean;
  /** The shop does not ship to this address. */
  isUnreached: boolean;
  onChange: (one: Chosen) => void;
};

/** What is sold, and in closed rows to whom and how it reaches them. */
export function Basket({ quote, canShip, isUnsent, isUnreached, onChange, ...fields }: BasketProps) {
  const { form, problems } = fields;
  const { name, email, phone, billTo, address } = problems;
  const methods: readonly OfferedShipping[] = quote?.shippingMethods ?? [];
  const city = form.way === "ship" ? form.address.city.trim() : "";
  return (
    <>
      {form.lines.length === 0 ? (
        <p className="till__empty" role={problems.lines ? "alert" : undefined}>
          <Icon of={ShoppingBasket} size="lg" />
          {problems.lines ?? labels.nothingYet}
        </p>
      ) : (
        <ManualLines lines={form.lines} quote={quote} onChange={onChange} />
      )}
      <ManualQuestions lines={form.lines} asked={quote?.lines ?? []} isJudged={problems.answers !== undefined} onChange={onChange} />
      <div>
        <FoldRow
          title={labels.buyer}
          summary={form.name.trim() || (form.way === "taken" ? labels.walkInCustomer : labels.nameMissing)}
          isWrong={Boolean(name || email || phone || billTo)}
        >
          <BuyerFields {...fields} />
        </FoldRow>
        {isUnsent ? null : (
          <FoldRow
            title={labels.delivery}
            summary={[WAYS[form.way], city].filter(Boolean).join(", ")}
            isWrong={address !== undefined || isUnreached}
          >
            <DeliveryFields {...{ ...fields, canShip, methods }} />
            {isUnreached ? (
              <p className="manual-problem" role="alert">
                {labels.countryNotShipped}
              </p>
            ) : null}
          </FoldRow>
        )}
        <FoldRow title={labels.notes} summary={form.note.trim() || form.privateNote.trim() || labels.none}>
          <NoteFields {...fields} />
        </FoldRow>
      </div>
      {quote && form.lines.length > 0 ? <ManualSums quote={quote} /> : null}
    </>
  );
}

type Props = { lines: readonly Chosen[]; quote: Quote | null; onChange: (one: Chosen) => void };

/** The selected items, their quantities, and why any cannot be sold. */
function ManualLines({ lines, quote, onChange }: Props) {
  return (
    <Rows aria-label={labels.itemsInThisOrder}>
      {lines.map((line) => {
        const priced = quote?.lines.find((one) => one.productId === line.productId && one.variantId === line.variantId);
        const name = nameOf(line);
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
function ManualQuestions({ lines, asked, isJudged, onChange }: ManualQuestionsProps) {
  return lines.map((line) => {
    const { questions, problems } = readLine(line, asked);
    if (questions.length === 0) return null;
    return (
      <fieldset key={`${line.productId}_${line.variantId}`} className="till__fields till__asked">
        <legend className="soft">{labels.about(nameOf(line))}</legend>
        {questions.map((question) => {
          const { id, max } = question;
          const problem = isJudged ? problems.get(id) : undefined;
          return (
            <AnswerField
              key={id}
              question={question}
              value={line.answers?.[id] ?? ""}
              error={problem && PROBLEM_WORDS[problem](max)}
              onChange={(answer) => onChange({ ...line, answers: { ...line.answers, [id]: answer } })}
            />
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

/** The total of the order, as quoted by the service. */
function ManualSums({ quote }: { quote: Quote }) {
  const { currency, tax } = quote;
  return (
    <dl className="order-sums" aria-live="polite">
      <dt>{labels.items}</dt>
      <dd>
        <Money amount={quote.subtotal} currency={currency} />
      </dd>
      {quote.delivery === "shipping" ? (
        <>
          <dt>{labels.shipping}</dt>
          <dd>
            <Money amount={quote.shipping} currency={currency} />
          </dd>
        </>
      ) : null}
      {tax.mode === "exclusive" ? <Taxes quote={quote} label={labels.tax} /> : null}
      <dt className="order-sums__total">{labels.total}</dt>
      <dd className="order-sums__total">
        <Money amount={quote.total} currency={currency} />
      </dd>
      {tax.mode === "inclusive" ? <Taxes quote={quote} label={labels.includesTax} /> : null}
    </dl>
  );
}

function Taxes({ quote, label }: { quote: Quote; label: string }) {
  return quote.tax.rates.map(({ taxRate, amount }) => [
    <dt key={`label${taxRate}`}>
      {label} {formatRate(taxRate)}
    </dt>,
    <dd key={taxRate}>
      <Money amount={amount} currency={quote.currency} />
    </dd>,
  ]);
}
