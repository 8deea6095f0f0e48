import { countPeopleFilters, PEOPLE_SORTS, type PeopleFilter, type PeopleSort } from "@awning/domain/contact/people-filter";
import { formatMoney } from "@awning/domain/money/money";
import { SlidersHorizontal, X } from "lucide-react";
import { useState } from "react";
import { dataOr, useLive } from "#data/core/live.ts";
import { watchProduct } from "#data/product/products.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Select } from "#ui/fields/select.tsx";
import { numberLocale } from "#ui/locale.ts";
import * as words from "./labels.ts";
import { FilterSheet } from "./people-filter-sheet.tsx";

type Props = { siteId: string; filter: PeopleFilter; onChange: (changes: Partial<PeopleFilter>) => void };

/** The button beside the search, which opens the filters. */
export function FilterButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = countPeopleFilters(props.filter);
  return (
    <>
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? words.filtersActive(count) : words.filter}
      </Button>
      {isOpen ? <FilterSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

export function SortSelect({ sort, onChange }: { sort: PeopleSort; onChange: (sort: PeopleSort) => void }) {
  const choose = (value: string) => onChange(PEOPLE_SORTS.find((one) => one === value) ?? "seen");
  return (
    <Select aria-label={words.sorting} value={sort} onChange={({ currentTarget: { value } }) => choose(value)}>
      {PEOPLE_SORTS.map((one) => (
        <option key={one} value={one}>
          {words.SORT_LABELS[one]}
        </option>
      ))}
    </Select>
  );
}

/** A removable chip for each active filter; draws nothing without one. */
export function FilterChips({ siteId, filter, onChange }: Props) {
  const { label, product, away, hasNoShow, spent } = filter;
  if (label === null && countPeopleFilters(filter) === 0) return null;
  const chip = (text: string, none: Partial<PeopleFilter>) => <Chip key={text} text={text} onRemove={() => onChange(none)} />;
  return (
    <p className="people__chips">
      {label === null ? null : chip(label, { label: null })}
      {product === null ? null : <BoughtChip siteId={siteId} product={product} onRemove={() => onChange({ product: null })} />}
      {away === null ? null : chip(words.awayFilterChip(words.awayLabel(away)), { away: null })}
      {hasNoShow ? chip(words.missedABooking, { hasNoShow: false }) : null}
      {spent === null ? null : <SpentChip spent={spent} onRemove={() => onChange({ spent: null })} />}
    </p>
  );
}

function BoughtChip({ siteId, product, onRemove }: { siteId: string; product: string; onRemove: () => void }) {
  const found = useLive(`bought/${siteId}/${product}`, watchProduct(siteId, product));
  // One that was deleted still has its buyers.
  return <Chip text={words.boughtProduct(dataOr(found, null)?.title ?? words.deletedProduct)} onRemove={onRemove} />;
}

function SpentChip({ spent, onRemove }: { spent: number; onRemove: () => void }) {
  const settings = dataOr(useShopSettings(), null);
  return settings ? <Chip text={words.spentFrom(formatMoney(spent, settings.currency, numberLocale()))} onRemove={onRemove} /> : null;
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <Button size="sm" icon={X} aria-label={words.removeFilter(text)} onClick={onRemove}>
      <span>{text}</span>
    </Button>
  );
}
