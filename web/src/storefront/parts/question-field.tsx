import { choicesOf, isLong } from "@awning/domain/product/answers";
import type { Question } from "@awning/domain/product/question";
import { Field, FieldError, Select, Tick } from "./field.tsx";
import * as labels from "./labels.ts";

type Props = { question: Question; name: string; value: string; error: string | undefined; isFirstWrong: boolean };

/** One question of the owner, answered by a buyer or guest. */
export function QuestionField({ question, name, value, error, isFirstWrong }: Props) {
  const { label, required, type, max } = question;
  if (type === "consent")
    return (
      <Tick {...{ name, error, isFirstWrong }} value="yes" isTicked={value !== ""} isRequired={required}>
        {label} {!required && <span className="soft">{labels.optional}</span>}
      </Tick>
    );
  if (type === "text" && !isLong(question))
    return <Field {...{ name, label, value, isFirstWrong, autoComplete: "off", optional: !required }} {...(error ? { error } : {})} />;
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {!required && <span className="soft">{labels.optional}</span>}
      </label>
      {type === "choice" ? (
        <Select {...{ name, value, error, isFirstWrong, autoComplete: "off", optional: !required }} none={labels.chooseOne}>
          {choicesOf(question).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      ) : (
        <>
          <textarea
            id={name}
            name={name}
            defaultValue={value}
            maxLength={max}
            aria-required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${name}-error` : undefined}
          />
          <FieldError name={name} error={error} />
        </>
      )}
    </div>
  );
}
