import { cleanIban, HOLDER_MAX, isIban, isPayable, NO_ACCOUNT } from "@awning/domain/money/bank/bank-account";
import { INSTRUCTIONS_MAX, type ShopSettings } from "@awning/domain/shop/shop-settings";
import { cleanLine } from "@awning/domain/values/text";
import { type FormEvent, useState } from "react";
import type { WithDocument } from "#data/core/rows.ts";
import { updateShopSettings } from "#data/shop/shop-settings-writes.ts";
import { readText } from "#form/read-fields.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

const METHODS = [
  { key: "cash", label: labels.cashOnPickup },
  { key: "transfer", label: labels.bankTransfer },
] as const;
type Method = (typeof METHODS)[number]["key"];

/** The first way to be paid, with what buyers need for it; the settings have the others. */
export function QuickPayment({ siteId, settings }: { siteId: string; settings: WithDocument<ShopSettings> }) {
  const [method, setMethod] = useState<Method>("cash");
  const [typed, setTyped] = useState("");
  const [account, setAccount] = useState(NO_ACCOUNT);
  const [isJudged, setJudged] = useState(false);
  const { isBusy, run } = useAction(showFailure);
  const isCash = method === "cash";
  const read = readText(typed, INSTRUCTIONS_MAX, labels.atMostCharacters(INSTRUCTIONS_MAX));
  const bank = { ...account, holder: cleanLine(account.holder), iban: cleanIban(account.iban) };
  const placeError = "error" in read ? read.error : read.value === "" ? labels.neededByBuyers : null;
  const errorOf = (error: string | null) => (isJudged && error !== null ? error : undefined);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (isCash ? "error" in read || placeError !== null : !isPayable(bank)) return;
    const changes: Partial<ShopSettings> = isCash
      ? {
          cash: { ...settings.cash, enabled: true },
          pickup: { ...settings.pickup, enabled: true, place: "value" in read ? read.value : "" },
        }
      : { transfer: { ...settings.transfer, enabled: true }, bank };
    void run(() => updateShopSettings(siteId, settings, changes));
  };
  return (
    <form className="pile one gap-4" noValidate onSubmit={save}>
      <Segment label={labels.howBuyersPay} items={METHODS} current={method} onChange={setMethod} />
      {isCash ? (
        <Field label={labels.whereToPickUp} error={errorOf(placeError)}>
          <TextArea rows={2} value={typed} placeholder={labels.pickupExample} onChange={(event) => setTyped(event.currentTarget.value)} />
        </Field>
      ) : (
        <>
          <Field label={labels.accountHolder} error={errorOf(bank.holder === "" ? labels.neededByBuyers : null)}>
            <TextInput
              value={account.holder}
              maxLength={HOLDER_MAX}
              onChange={({ currentTarget }) => setAccount({ ...account, holder: currentTarget.value })}
            />
          </Field>
          <Field label={labels.iban} error={errorOf(isIban(bank.iban) ? null : labels.ibanInvalid)}>
            <TextInput value={account.iban} onChange={({ currentTarget }) => setAccount({ ...account, iban: currentTarget.value })} />
          </Field>
        </>
      )}
      <p className="acts">
        <Button type="submit" variant="ink" isBusy={isBusy}>
          {uiLabels.save}
        </Button>
      </p>
    </form>
  );
}
