import type { FulfilmentStatus, OrderStatus, PaymentStatus } from "@awning/domain/order/order";
import { SlidersHorizontal, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ORDER_SORTS, type OrderSort } from "#data/order/order-filter.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Icon } from "#ui/icon.tsx";
import { textLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { countFilters, type ListState, NO_FILTERS, readListState, toParameters } from "./list-address.ts";

/** The filter options for each status, without details of a single order's delivery or payment. */
const ORDER_CHOICES: Record<OrderStatus, string> = {
  pending: labels.awaitingPayment,
  open: labels.openLabel,
  completed: labels.completed,
  cancelled: labels.canceled,
  expired: labels.expired,
};
const PAYMENT_CHOICES: Record<PaymentStatus, string> = {
  unpaid: labels.unpaid,
  processing: labels.processing,
  failed: labels.paymentFailed,
  paid: labels.paid,
  partly_refunded: labels.partiallyRefunded,
  refunded: labels.refunded,
  none_due: labels.nothingToPay,
  voided: labels.notPaid,
};
const FULFILMENT_CHOICES: Record<FulfilmentStatus, string> = {
  unfulfilled: labels.unfulfilled,
  in_progress: labels.inProgress,
  ready: labels.readyForPickup,
  not_collected: labels.notPickedUp,
  partly_fulfilled: labels.partiallyFulfilled,
  fulfilled: labels.fulfilled,
  not_needed: labels.nothingToFulfill,
};

type Props = { state: ListState; onChange: (changes: Partial<ListState>) => void };

const AXES = [
  { field: "status", name: "order", label: labels.order, choices: ORDER_CHOICES },
  { field: "paymentStatus", name: "payment", label: labels.payment, choices: PAYMENT_CHOICES },
  { field: "fulfilmentStatus", name: "sent", label: labels.fulfillment, choices: FULFILMENT_CHOICES },
] as const;

/** The filters beside the saved views: a button that opens them, and on a wide screen a removable chip for each active one. */
export function OrderFilters({ state, onChange, isIcon = false }: Props & { isIcon?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(state);
  const label = count > 0 ? labels.filtersActive(count) : labels.filter;
  const opens = { onClick: () => setOpen(true), "aria-haspopup": "dialog" } as const;
  return (
    <>
      {isIcon ? (
        <IconButton icon={SlidersHorizontal} size="md" label={label} {...opens} />
      ) : (
        <Button icon={SlidersHorizontal} {...opens}>
          {label}
        </Button>
      )}
      {isIcon ? null : <FilterChips state={state} onChange={onChange} />}
      {isOpen ? <FilterSheet hasSort={isIcon} state={state} onChange={onChange} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** A removable chip for each active filter. */
export function FilterChips({ state, onChange }: Props) {
  return (
    <>
      {AXES.map(({ field, label, choices }) => {
        const chosen = Object.entries(choices).find(([key]) => key === state[field])?.[1];
        return chosen ? <Chip key={field} label={label} value={chosen} onRemove={() => onChange({ [field]: null })} /> : null;
      })}
      {state.fromDay || state.toDay ? (
        <Chip label={labels.placed} value={formatDays(state)} onRemove={() => onChange({ fromDay: "", toDay: "" })} />
      ) : null}
    </>
  );
}

const SORT_LABELS: Record<OrderSort, string> = { newest: labels.newest, oldest: labels.oldest, total: labels.highestTotal };

/** How the list is sorted; a search is always sorted by the newest. */
export function SortSelect({ sort, onChange }: { sort: OrderSort; onChange: (sort: OrderSort) => void }) {
  const choose = (value: string) => onChange(ORDER_SORTS.find((one) => one === value) ?? "newest");
  return (
    <Select className="orders-sort" aria-label={labels.sortLabel} value={sort} onChange={(event) => choose(event.currentTarget.value)}>
      {ORDER_SORTS.map((one) => (
        <option key={one} value={one}>
          {SORT_LABELS[one]}
        </option>
      ))}
    </Select>
  );
}

function Chip({ label, value, onRemove }: { label: string; value: string; onRemove: () => void }) {
  return (
    <button type="button" className="orders-chip" onClick={onRemove} aria-label={labels.removeFilter(label, value)}>
      {value}
      <Icon of={X} size="sm" />
    </button>
  );
}

function FilterSheet({ state, onChange, onClose, hasSort }: Props & { onClose: () => void; hasSort: boolean }) {
  const [form, setForm] = useState<Record<string, string>>(() => toParameters(state));
  const set = (name: string) => (event: { currentTarget: { value: string } }) => setForm({ ...form, [name]: event.currentTarget.value });
  const [from = "", to = ""] = [form.from, form.to];
  const isBackwards = from !== "" && to !== "" && from > to;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (isBackwards) return;
    const { view: _view, search: _search, ...filters } = readListState(new URLSearchParams(form));
    onChange(filters);
    onClose();
  };
  return (
    <ActionSheet
      title={labels.filterOrders}
      onClose={onClose}
      confirm={labels.showOrders}
      onSubmit={apply}
      dismiss={labels.clearAll}
      onDismiss={() => {
        onChange(NO_FILTERS);
        onClose();
      }}
      className="pile gap-5"
    >
      {AXES.map(({ name, label, choices }) => (
        <Field key={name} label={label}>
          <Select value={form[name] ?? ""} onChange={set(name)}>
            <option value="">{labels.any}</option>
            {Object.entries(choices).map(([key, words]) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {hasSort && state.search === "" ? (
        <Field label={labels.sortLabel}>
          <SortSelect sort={readListState(new URLSearchParams(form)).sort} onChange={(sort) => setForm({ ...form, sort })} />
        </Field>
      ) : null}
      <div className="orders-days">
        <Field label={labels.placedFromLabel}>
          <TextInput type="date" value={from} onChange={set("from")} />
        </Field>
        <Field label={labels.placedToLabel} error={isBackwards ? labels.endDateInvalid : null}>
          <TextInput type="date" value={to} onChange={set("to")} />
        </Field>
      </div>
    </ActionSheet>
  );
}

function formatDays({ fromDay, toDay }: ListState): string {
  const format = new Intl.DateTimeFormat(textLocale(), { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const words = (day: string) => format.format(Date.parse(`${day}T00:00:00Z`));
  if (fromDay === toDay) return words(fromDay);
  if (toDay === "") return labels.fromDay(words(fromDay));
  return fromDay === "" ? labels.untilDay(words(toDay)) : `${words(fromDay)} – ${words(toDay)}`;
}
