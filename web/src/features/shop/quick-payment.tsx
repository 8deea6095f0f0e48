import { INSTRUCTIONS_MAX, type ShopSettings } from "@awning/domain/shop/shop-settings";
import { type FormEvent, useState } from "react";
import type { WithDocument } from "#data/core/rows.ts";
import { updateShopSettings } from "#data/shop/shop-settings-writes.ts";
import { readText } from "#form/read-fields.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

const METHODS = [
  { key: "cash", label: labels.cashOnPickup },
  { key: "transfer", label: labels.bankTransfer },
] as const;
type Method = (typeof METHODS)[number]["key"];

/** The first way to be paid, with the one text that buyers need for it; the settings have the others. */
export function QuickPayment({ siteId, settings }: { siteId: string; settings: WithDocument<ShopSettings> }) {
  const [method, setMethod] = useState<Method>("cash");
  const [typed, setTyped] = useState("");
  const [isJudged, setJudged] = useState(false);
  const { isBusy, run } = useAction(showFailure);
  const isCash = method === "cash";
  const read = readText(typed, INSTRUCTIONS_MAX, labels.atMostCharacters(INSTRUCTIONS_MAX));
  const error = "error" in read ? read.error : read.value === "" ? labels.neededByBuyers : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (error !== null || "error" in read) return;
    const changes: Partial<ShopSettings> = isCash
      ? { cash: { ...settings.cash, enabled: true }, pickup: { ...settings.pickup, enabled: true, place: read.value } }
      : { transfer: { enabled: true, instructions: read.value } };
    void run(() => updateShopSettings(siteId, settings, changes));
  };
  return (
    <form className="pile one gap-4" noValidate onSubmit={save}>
      <Segment label={labels.howBuyersPay} items={METHODS} current={method} onChange={setMethod} />
      <Field label={isCash ? labels.whereToPickUp : labels.bankDetails} error={isJudged ? (error ?? undefined) : undefined}>
        <TextArea
          rows={2}
          value={typed}
          placeholder={isCash ? labels.pickupExample : labels.bankExample}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <p className="acts">
        <Button type="submit" variant="ink" isBusy={isBusy}>
          {uiLabels.save}
        </Button>
      </p>
    </form>
  );
}
