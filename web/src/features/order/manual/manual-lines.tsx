import type { Quote, QuotedLine } from "@awning/domain/cart/cart";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { QUANTITY_MAX } from "@awning/domain/product/product";
import { isLong } from "@awning/domain/product/question";
import { Package } from "lucide-react";
import { mediaAddress } from "#data/media/media.ts";
import { Field } from "#ui/fields/field.tsx";
import { Stepper } from "#ui/fields/stepper.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { numberLocale } from "#ui/locale.ts";
import { Money } from "#ui/money.tsx";
import { Thumb } from "#ui/thumb.tsx";
import * as labels from "./labels.ts";
import { type Asked, type Chosen, readLine } from "./manual-form.ts";

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
