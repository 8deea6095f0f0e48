import { isLong } from "@awning/domain/product/question";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { type Asked, type Chosen, readLine } from "./manual-form.ts";

type Props = {
  lines: readonly Chosen[];
  asked: readonly Asked[];
  /** Whether what is wrong is said. */
  isJudged: boolean;
  onChange: (line: Chosen) => void;
};

/** What the shop asks every buyer about these goods, answered by its owner as they heard it. */
export function ManualQuestions({ lines, asked, isJudged, onChange }: Props) {
  return lines.map((line) => {
    const { questions, problems } = readLine(line, asked);
    if (questions.length === 0) return null;
    return (
      <fieldset key={`${line.productId}_${line.variantId}`} className="new-order__fields new-order__asked">
        <legend className="soft">About {line.variantName ? `${line.title}, ${line.variantName}` : line.title}</legend>
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
            <Field key={id} label={label} note={required ? undefined : "optional"} error={problem && PROBLEM_WORDS[problem](max)}>
              {isLong(question) ? <TextArea {...input} rows={2} /> : <TextInput {...input} autoComplete="off" />}
            </Field>
          );
        })}
      </fieldset>
    );
  });
}

const PROBLEM_WORDS = {
  missing: () => "Your shop asks every buyer for this",
  long: (max: number) => `Use at most ${max} characters`,
};
