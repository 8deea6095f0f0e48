import { CHOICES_TEXT_MAX, QUESTION_LABEL_MAX, QUESTIONS_MAX } from "@awning/domain/product/question";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import type { FormInputs } from "../use-form.ts";
import * as labels from "./labels.ts";
import { ANSWER_KINDS, answerKind, newQuestion, ofKind, type QuestionProblems, type TypedQuestion } from "./question-form.ts";

type Props = Pick<FormInputs<{ questions: TypedQuestion[] }>, "focus"> & {
  questions: readonly TypedQuestion[];
  problems: QuestionProblems;
  onChange: (questions: TypedQuestion[]) => void;
  /** When they are asked, and an example. */
  hint: string;
  example: string;
};

/** The questions that buyers or guests answer. */
export function QuestionFields({ questions, problems, onChange, focus, hint, example }: Props) {
  const change = (id: string, part: Partial<TypedQuestion>) =>
    onChange(questions.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <div className="pile one gap-5">
      <p className="soft">{questions.length > 0 ? labels.ofLabel(questions.length, QUESTIONS_MAX) : hint}</p>
      {questions.length > 0 ? (
        <ul className="pile gap-5" aria-label={labels.questions}>
          {questions.map((one, at) => (
            <li key={one.id} className="fold__pair">
              <Field label={labels.question(at + 1)} error={problems[`question:${one.id}`]}>
                <TextInput
                  value={one.label}
                  maxLength={QUESTION_LABEL_MAX}
                  autoComplete="off"
                  placeholder={example}
                  onChange={(event) => change(one.id, { label: event.currentTarget.value })}
                  {...focus("questions")}
                />
              </Field>
              <IconButton
                icon={Trash2}
                label={labels.removeQuestion(at + 1)}
                onClick={() => onChange(questions.filter((other) => other !== one))}
              />
              <Field label={labels.answer}>
                <Select
                  value={answerKind(one)}
                  onChange={(event) => {
                    const kind = ANSWER_KINDS.find((other) => other === event.currentTarget.value);
                    if (kind) change(one.id, ofKind(kind));
                  }}
                >
                  {ANSWER_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {labels.ANSWER_KIND_LABELS[kind]}
                    </option>
                  ))}
                </Select>
              </Field>
              {one.type === "choice" ? (
                <Field label={labels.choices} hint={labels.choicesHint} error={problems[`choices:${one.id}`]} className="fold__wide">
                  <TextArea
                    value={one.choices}
                    rows={3}
                    maxLength={CHOICES_TEXT_MAX}
                    onChange={(event) => change(one.id, { choices: event.currentTarget.value })}
                    {...focus("questions")}
                  />
                </Field>
              ) : null}
              <SwitchLine label={labels.required} isOn={one.required} onChange={(required) => change(one.id, { required })} />
            </li>
          ))}
        </ul>
      ) : null}
      {questions.length < QUESTIONS_MAX ? (
        <div>
          <Button icon={Plus} onClick={() => onChange([...questions, newQuestion()])}>
            {labels.addAQuestion}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
