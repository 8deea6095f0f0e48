import type { Quote } from "@awning/domain/cart/cart";
import { isLong } from "@awning/domain/product/question";
import { pieces } from "../labels.ts";
import { Field, FieldError } from "../parts/field.tsx";
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
            const value = form.answers[name] ?? "";
            const error = errors.answers?.[name];
            const field = { name, label: question.label, value, autoComplete: "off" as const, optional: !question.required };
            if (!isLong(question))
              return <Field key={name} {...field} {...(error ? { error } : {})} isFirstWrong={isFirstWrong && name === firstWrong} />;
            return (
              <div key={name} className="field">
                <label htmlFor={name}>
                  {question.label} {!question.required && <span className="soft">{labels.optionalLabel}</span>}
                </label>
                <textarea
                  id={name}
                  name={name}
                  defaultValue={value}
                  maxLength={question.max}
                  aria-required={question.required}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${name}-error` : undefined}
                />
                <FieldError name={name} error={error} />
              </div>
            );
          })}
        </fieldset>
      ))}
    </section>
  );
}
