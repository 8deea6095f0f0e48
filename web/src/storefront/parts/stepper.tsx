import { Icon } from "./icon.tsx";
import * as labels from "./labels.ts";

type Props = { name: string; value: number; max: number; label: string };

/** A number field; the script enables its two buttons. */
export function Stepper({ name, value, max, label }: Props) {
  return (
    <fieldset className="qty" aria-label={label} data-stepper>
      <button type="button" aria-label={labels.decreaseQuantity} data-step="-1" tabIndex={-1}>
        <Icon name="minus" size={18} />
      </button>
      <input type="number" name={name} defaultValue={value} min={1} max={max} inputMode="numeric" aria-label={label} />
      <button type="button" aria-label={labels.increaseQuantity} data-step="1" tabIndex={-1}>
        <Icon name="plus" size={18} />
      </button>
    </fieldset>
  );
}
