import { OPTION_NAME_MAX, OPTION_VALUES_MAX } from "@awning/domain/product/option";
import { Trash2, X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import { addValue, newVariantId, type OptionForm, removeOption, removeValue, type Shape } from "./option-form.ts";
import type { VariantFieldsProps } from "./own-fields.tsx";

type Props = Omit<VariantFieldsProps, "isCounted" | "stockOf" | "set"> & { setShape: (shape: Shape) => void };

/** The options: their names, and their values when there is more than one option. */
export function OptionFields({ form, problems, setShape, focus }: Props) {
  const change = (at: number, part: Partial<OptionForm>) =>
    setShape({ variants: form.variants, options: form.options.map((option, index) => (index === at ? { ...option, ...part } : option)) });
  const inVariants = focus("variants");
  const isMany = form.options.length > 1;
  return (
    <ul className="options">
      {form.options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no id of their own, and none is moved
        <li key={at} className="options__one">
          <Field label={isMany ? labels.option(at + 1) : labels.optionName} error={problems[`option:${at}`]}>
            <TextInput
              value={option.name}
              maxLength={OPTION_NAME_MAX}
              autoComplete="off"
              placeholder={labels.color}
              onChange={(event) => change(at, { name: event.currentTarget.value })}
              {...inVariants}
            />
          </Field>
          {isMany ? (
            <>
              <IconButton
                icon={Trash2}
                label={labels.removeOption(option.name || at + 1)}
                onClick={() => setShape(removeOption(form, at))}
              />
              <ul className="options__values" aria-label={labels.valuesOf(option.name || labels.optionAt(at + 1))}>
                {option.values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <li key={index} className="options__value">
                    <TextInput
                      aria-label={labels.valueNumber(index + 1, option.name || labels.optionAt(at + 1))}
                      aria-invalid={problems[`value:${at}.${index}`] !== undefined || undefined}
                      value={value}
                      autoComplete="off"
                      onChange={(event) =>
                        change(at, { values: option.values.map((one, place) => (place === index ? event.currentTarget.value : one)) })
                      }
                      {...inVariants}
                    />
                    <IconButton
                      icon={X}
                      label={uiLabels.removeNamed(value || labels.value(index + 1))}
                      onClick={() => setShape(removeValue(form, at, index))}
                    />
                  </li>
                ))}
                {option.values.length < OPTION_VALUES_MAX ? (
                  <li className="options__value">
                    <NewValue
                      label={labels.newValueOf(option.name || labels.optionAt(at + 1))}
                      onAdd={(value) => setShape(addValue(form, at, value, newVariantId))}
                    />
                  </li>
                ) : null}
              </ul>
              {option.values.some((_, index) => problems[`value:${at}.${index}`]) ? (
                <span className="field__error options__error" role="alert">
                  {[...new Set(option.values.map((_, index) => problems[`value:${at}.${index}`]).filter(Boolean))].join(" · ")}
                </span>
              ) : null}
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Adds a value on Enter, comma or blur. */
function NewValue({ label, onAdd }: { label: string; onAdd: (value: string) => void }) {
  const [typed, setTyped] = useState("");
  const add = () => {
    if (typed.trim() !== "") onAdd(typed.trim());
    setTyped("");
  };
  return (
    <TextInput
      aria-label={label}
      value={typed}
      placeholder={labels.addValue}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== ",") return;
        event.preventDefault();
        add();
      }}
    />
  );
}
