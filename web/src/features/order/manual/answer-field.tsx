import { choicesOf, isLong } from "@awning/domain/product/answers";
import type { Question } from "@awning/domain/product/question";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

type Props = { question: Question; value: string; error: string | undefined; onChange: (answer: string) => void };

/** One question of the shop, answered by the owner on the buyer's behalf. */
export function AnswerField({ question, value, error, onChange }: Props) {
  const { label, required, type, max } = question;
  const note = required ? undefined : uiLabels.optional;
  const typed = { value, maxLength: max, onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value) };
  return (
    <Field label={label} note={note} error={error}>
      {type === "consent" ? (
        <Select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{labels.notAgreed}</option>
          <option value="yes">{labels.agreed}</option>
        </Select>
      ) : type === "choice" ? (
        <Select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{labels.chooseOne}</option>
          {choicesOf(question).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      ) : isLong(question) ? (
        <TextArea {...typed} rows={2} />
      ) : (
        <TextInput {...typed} autoComplete="off" />
      )}
    </Field>
  );
}
