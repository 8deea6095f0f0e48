import type { Quote } from "@awning/domain/cart/cart";
import { pieces } from "../labels.ts";
import { QuestionField } from "../parts/question-field.tsx";
import { answerName, type CheckoutErrors, type CheckoutForm } from "./checkout-form.ts";
import * as labels from "./labels.ts";

type Props = { quote: Quote; form: CheckoutForm; errors: CheckoutErrors; isFirstWrong: boolean };

/** The shop's questions about the items; draws nothing without any. */
export function QuestionsStep({ quote, form, errors, isFirstWrong }: Props) {
  const asked = quote.lines.filter((line) => line.questions.length > 0 && !line.problem);
  if (asked.length === 0) return null;
  const [firstWrong] = Object.keys(errors.answers ?? {});
  return (
    <section className="step">
      <h2>{labels.aboutYourItems}</h2>
      {asked.map((line) => (
        <fieldset key={`${line.productId}.${line.variantId}`} className="form asked">
          <legend className="legend">{line.variantName ? `${line.title}, ${line.variantName}` : line.title}</legend>
          {line.quantity > 1 && <p className="hint">{labels.answerForAllHint(pieces(line.quantity))}</p>}
          {line.questions.map((question) => {
            const name = answerName(line, question.id);
            const isFirst = isFirstWrong && name === firstWrong;
            const answered = { value: form.answers[name] ?? "", error: errors.answers?.[name], isFirstWrong: isFirst };
            return <QuestionField key={name} question={question} name={name} {...answered} />;
          })}
        </fieldset>
      ))}
    </section>
  );
}
