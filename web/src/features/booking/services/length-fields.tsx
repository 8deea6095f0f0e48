import { LENGTHS_MAX } from "@awning/domain/booking/service";
import { formatCount } from "@awning/domain/values/counts";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { FoldRow } from "#ui/layout/fold-row.tsx";
import { currencySign } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { fieldOf, type ServiceFieldsProps, type TypedLength } from "./service-form.ts";

/** The lengths a guest can choose besides the first, each with its price. */
export function LengthsFold({ form, set, focus, problems, currency }: ServiceFieldsProps) {
  const { otherLengths } = form;
  const put = (changed: TypedLength[]) => set({ otherLengths: changed });
  const change = (at: number, part: Partial<TypedLength>) =>
    put(otherLengths.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <FoldRow
      title={labels.moreLengths}
      summary={otherLengths.length === 0 ? labels.none : formatCount(otherLengths.length, "length")}
      isWrong={Object.keys(problems).some((problem) => fieldOf(problem) === "otherLengths")}
    >
      <div className="service-part">
        <p className="soft">{labels.moreLengthsHint}</p>
        {otherLengths.map(({ length, price }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a length is its place
          <div key={at} className="service-length">
            <Field label={labels.lengthNumber(at + 2)} error={problems[`length:${at}`]}>
              <TextInput
                value={length}
                inputMode="numeric"
                autoComplete="off"
                after={<span className="soft unit">{labels.min}</span>}
                onChange={(event) => change(at, { length: event.currentTarget.value })}
                {...focus("otherLengths")}
              />
            </Field>
            <Field label={labels.priceNumber(at + 2)} note={uiLabels.optional} error={problems[`price:${at}`]}>
              <TextInput
                value={price}
                inputMode="decimal"
                autoComplete="off"
                before={currencySign(currency)}
                placeholder={labels.free}
                onChange={(event) => change(at, { price: event.currentTarget.value })}
                {...focus("otherLengths")}
              />
            </Field>
            <IconButton
              icon={Trash2}
              label={labels.removeLength(at + 2)}
              onClick={() => put(otherLengths.filter((_, index) => index !== at))}
            />
          </div>
        ))}
        {otherLengths.length < LENGTHS_MAX - 1 ? (
          <div>
            <Button icon={Plus} onClick={() => put([...otherLengths, { length: "", price: "" }])}>
              {labels.addLength}
            </Button>
          </div>
        ) : null}
      </div>
    </FoldRow>
  );
}
