import type { Product } from "@awning/domain/product/product";
import { MOVE_NOTE_MAX } from "@awning/domain/product/stock-change";
import { stockedVariants } from "@awning/domain/product/stocked-variants";
import { cleanLine } from "@awning/domain/values/text";
import { useId, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { numberLocale } from "#ui/locale.ts";
import { STOCK_UNREADABLE, stockMoved } from "../labels.ts";
import { stockErrorLabel } from "../product-labels.ts";
import * as labels from "./labels.ts";
import { type ChangeQuantity, readCount, type StockByVariant, type StockChange, stockChange } from "./product-stock.ts";

type Props = { product: Product; counts: StockByVariant; isOpen: boolean; onChange: ChangeQuantity; onClose: () => void };

const PIECES: Record<StockChange, string> = { add: labels.quantityToAdd, take: labels.quantityToRemove, count: labels.newQuantity };

/** Changes stock with a reason: items added or removed, or a recount. */
export function StockChangeSheet(props: Props) {
  // Unmounting the sheet discards its input.
  return props.isOpen ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ product, counts, onChange, onClose }: Props) {
  const counted = stockedVariants(product).filter((id) => counts.has(id));
  const form = useId();
  const [chosen, setChosen] = useState(counted[0] ?? "");
  const [kind, setKind] = useState<StockChange>("add");
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  // The stock when the owner started typing, so later sales stay counted.
  const [seen, setSeen] = useState<number | null>(null);
  const available = counts.get(chosen) ?? 0;
  const count = readCount(typed);
  const change = count === null ? null : stockChange(kind, count, seen ?? available);
  const left = change === null ? null : available + change.difference;
  const sold = kind === "count" && seen !== null ? seen - available : 0;
  const problem = left === null ? null : stockErrorLabel({ left, available, sold }, numberLocale());
  const isMeant = change !== null && change.difference !== 0 && problem === null;
  const type = (text: string) => {
    setTyped(text);
    setSeen((held) => (text.trim() === "" ? null : (held ?? available)));
  };
  const begin = () => type("");
  const save = () => {
    if (!isMeant) return;
    void onChange(chosen, change.difference, { cause: change.cause, note: cleanLine(note) });
    onClose();
  };
  return (
    <Sheet
      title={labels.adjustStock}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{uiLabels.cancel}</Button>
          <Button type="submit" form={form} variant="ink" disabled={!isMeant}>
            {uiLabels.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="pile gap-4 stock-change"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {counted.length > 1 ? (
          <Field label={labels.variant}>
            <Select
              value={chosen}
              onChange={(event) => {
                setChosen(event.currentTarget.value);
                begin();
              }}
            >
              {product.variants
                .filter(({ id }) => counts.has(id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Select>
          </Field>
        ) : null}
        <Segment
          label={labels.adjustment}
          current={kind}
          onChange={(next) => {
            setKind(next);
            begin();
          }}
          items={[
            { key: "add", label: uiLabels.add },
            { key: "take", label: uiLabels.remove },
            { key: "count", label: labels.set },
          ]}
        />
        <Field
          label={PIECES[kind]}
          hint={<LeftWords kind={kind} available={available} left={problem === null ? left : null} sold={sold} />}
          error={typed.trim() !== "" && count === null ? STOCK_UNREADABLE : problem}
        >
          <TextInput
            className="stock-change__count num"
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            onChange={(event) => type(event.currentTarget.value)}
          />
        </Field>
        <Field label={labels.note} note={uiLabels.optional} count={{ used: note.length, max: MOVE_NOTE_MAX }}>
          <TextInput
            value={note}
            maxLength={MOVE_NOTE_MAX}
            placeholder={kind === "add" ? labels.newDelivery : kind === "take" ? labels.twoBroken : labels.stockCount}
            autoComplete="off"
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Sheet>
  );
}

type Left = { kind: StockChange; available: number; left: number | null; sold: number };

/** The stock before and after. A shelf also contains items sold but not shipped, which do not count. */
function LeftWords(all: Left) {
  return (
    <>
      <Difference {...all} />
      {all.kind === "count" ? <span className="stock-change__without">{labels.stockCountHint}</span> : null}
    </>
  );
}

function Difference({ available, left, sold }: Left) {
  if (left === null) return <>{labels.inStock(available)}</>;
  if (sold !== 0) return <>{stockMoved(sold, left)}</>;
  return left === available ? <>{labels.inStockNoChange(available)}</> : <>{labels.inStockAfter(available, left)}</>;
}
