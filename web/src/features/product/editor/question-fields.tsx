import { LONG_ANSWER_MAX, QUESTION_LABEL_MAX, QUESTIONS_MAX, SHORT_ANSWER_MAX } from "@awning/domain/product/question";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as labels from "./labels.ts";
import { newVariantId } from "./option-form.ts";
import type { ProductFieldsProps } from "./own-fields.tsx";

/** The questions buyers answer before ordering. */
export function QuestionFields({ form, problems, set, focus }: ProductFieldsProps) {
  const { questions } = form;
  const change = (id: string, part: Partial<(typeof questions)[number]>) =>
    set({ questions: questions.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  return (
    <div className="pile one gap-5">
      <p className="soft">{questions.length > 0 ? labels.ofLabel(questions.length, QUESTIONS_MAX) : labels.askedAtCheckout}</p>
      {questions.length > 0 ? (
        <ul className="pile gap-5" aria-label={labels.questions}>
          {questions.map((one, at) => (
            <li key={one.id} className="questions__one">
              <Field label={labels.question(at + 1)} error={problems[`question:${one.id}`]}>
                <TextInput
                  value={one.label}
                  maxLength={QUESTION_LABEL_MAX}
                  autoComplete="off"
                  placeholder={labels.whatShouldWeEngrave}
                  onChange={(event) => change(one.id, { label: event.currentTarget.value })}
                  {...focus("questions")}
                />
              </Field>
              <IconButton
                icon={Trash2}
                label={labels.removeQuestion(at + 1)}
                onClick={() => set({ questions: questions.filter((other) => other !== one) })}
              />
              <Field label={labels.answer}>
                <Select value={one.max} onChange={(event) => change(one.id, { max: Number(event.currentTarget.value) })}>
                  <option value={SHORT_ANSWER_MAX}>{labels.shortText}</option>
                  <option value={LONG_ANSWER_MAX}>{labels.longText}</option>
                </Select>
              </Field>
              <SwitchLine label={labels.required} isOn={one.required} onChange={(required) => change(one.id, { required })} />
            </li>
          ))}
        </ul>
      ) : null}
      {questions.length < QUESTIONS_MAX ? (
        <div>
          <Button
            icon={Plus}
            onClick={() => set({ questions: [...questions, { id: newVariantId(), label: "", required: true, max: SHORT_ANSWER_MAX }] })}
          >
            {labels.addAQuestion}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
