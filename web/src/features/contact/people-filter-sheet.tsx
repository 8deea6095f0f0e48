import { AWAY_DAYS, type PeopleFilter } from "@awning/domain/contact/people-filter";
import type { Currency } from "@awning/domain/money/money";
import { amountProblem, parseMoney, toTypedAmount } from "@awning/domain/money/typed-amount";
import { X } from "lucide-react";
import { useState } from "react";
import { dataOr, useLive } from "#data/core/live.ts";
import { useFoundProducts } from "#data/product/found-products.ts";
import { watchProduct } from "#data/product/products.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { currencySign, numberLocale } from "#ui/locale.ts";
import * as words from "./labels.ts";

type Props = {
  siteId: string;
  filter: PeopleFilter;
  onChange: (changes: Partial<PeopleFilter>) => void;
  onClose: () => void;
};

/** What people have in common: a product, how long they are away, a missed booking, what they spent. */
export function FilterSheet(props: Props) {
  const settings = dataOr(useShopSettings(), null);
  return settings ? <Filters {...props} currency={settings.currency} /> : null;
}

function Filters({ siteId, filter, onChange, onClose, currency }: Props & { currency: Currency }) {
  const locale = numberLocale();
  const [product, setProduct] = useState(filter.product);
  const [away, setAway] = useState(filter.away);
  const [hasNoShow, setNoShow] = useState(filter.hasNoShow);
  const [spent, setSpent] = useState(filter.spent === null ? "" : toTypedAmount(filter.spent, currency, locale));
  const [isJudged, setJudged] = useState(false);
  const problem = spent.trim() === "" ? null : amountProblem(spent, currency, locale);
  const apply = () => {
    setJudged(true);
    if (problem !== null) return;
    onChange({ product, away, hasNoShow, spent: parseMoney(spent, currency, locale) || null });
    onClose();
  };
  const clear = () => {
    onChange({ product: null, away: null, hasNoShow: false, spent: null });
    onClose();
  };
  return (
    <ActionSheet
      title={words.filterPeople}
      onClose={onClose}
      confirm={words.showPeople}
      onSubmit={apply}
      dismiss={words.clearAll}
      onDismiss={clear}
      className="pile gap-5"
    >
      <ProductField siteId={siteId} product={product} onChange={setProduct} />
      <Field label={words.timeAway}>
        <Select
          value={away ?? ""}
          onChange={({ currentTarget: { value } }) => setAway(AWAY_DAYS.find((days) => String(days) === value) ?? null)}
        >
          <option value="">{words.anyTime}</option>
          {AWAY_DAYS.map((days) => (
            <option key={days} value={days}>
              {words.awayLabel(days)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.spentAtLeast} hint={words.spentHint} error={isJudged ? problem : null}>
        <TextInput
          before={currencySign(currency)}
          value={spent}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setSpent(value)}
        />
      </Field>
      <Checkbox checked={hasNoShow} onChange={({ currentTarget: { checked } }) => setNoShow(checked)}>
        {words.missedABooking}
      </Checkbox>
    </ActionSheet>
  );
}

const LISTED = 5;
type ProductProps = { siteId: string; product: string | null; onChange: (product: string | null) => void };

/** One product: the chosen one, or a search. */
function ProductField({ siteId, product, onChange }: ProductProps) {
  const [search, setSearch] = useState("");
  const chosen = dataOr(useLive(product && `bought/${siteId}/${product}`, watchProduct(siteId, product ?? "-")), null);
  const found = useFoundProducts(product === null ? siteId : null, search.trim(), LISTED);
  if (product !== null)
    return (
      <Field label={words.bought}>
        <Button icon={X} aria-label={words.removeFilter(chosen?.title ?? words.deletedProduct)} onClick={() => onChange(null)}>
          {chosen?.title ?? words.deletedProduct}
        </Button>
      </Field>
    );
  return (
    <div className="pile gap-2">
      <Field label={words.bought}>
        <TextInput
          type="search"
          placeholder={words.searchProducts}
          value={search}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
      </Field>
      {search.trim() === "" || found.state !== "ready" ? null : (
        <ul className="people__chips" aria-label={words.searchProducts}>
          {found.data.map(({ id, title }) => (
            <li key={id}>
              <Button size="sm" onClick={() => onChange(id)}>
                <span>{title}</span>
              </Button>
            </li>
          ))}
          {found.data.length === 0 ? <li className="note">{words.noProducts}</li> : null}
        </ul>
      )}
    </div>
  );
}
