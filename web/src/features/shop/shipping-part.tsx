import { type Currency, formatMoney } from "@awning/domain/money/money";
import { SHIPPING_METHODS_MAX, type ShippingMethod, shippingMethodsOf } from "@awning/domain/shop/shipping";
import { countryName } from "@awning/domain/values/country-names";
import { rebaseRows } from "@awning/domain/values/row-changes";
import { Pencil, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { ShippingSheet } from "./shipping-sheet.tsx";

type Props = {
  methods: readonly ShippingMethod[];
  /** The flat rate of a shop without shipping methods, minor units. */
  price: number;
  currency: Currency;
  onChange: (methods: ShippingMethod[]) => void;
  /** The field of the flat rate. */
  children: ReactNode;
};

/** Shipping costs: a flat rate, or methods with countries and free shipping above an amount. */
export function ShippingPart({ methods, price, currency, onChange, children }: Props) {
  const [edited, setEdited] = useState<ShippingMethod | "new" | null>(null);
  if (methods.length === 0) {
    const first = shippingMethodsOf({ shipping: { enabled: true, price }, shippingMethods: [] });
    return (
      <>
        {children}
        <p>
          <Button size="sm" onClick={() => onChange([...first])}>
            {labels.setUpRatesByCountry}
          </Button>
        </p>
      </>
    );
  }
  const keep = (method: ShippingMethod) => {
    // Applies to the current method, which may have changed elsewhere while the sheet was open.
    const base = edited === "new" || edited === null ? [] : [edited];
    const known = methods.filter((one) => one.id === method.id);
    const [next = method] = rebaseRows(base, [method], known, idOf);
    onChange(known.length > 0 ? methods.map((one) => (one.id === method.id ? next : one)) : [...methods, method]);
    setEdited(null);
  };
  const remove = (id: string) => {
    onChange(methods.filter((one) => one.id !== id));
    setEdited(null);
  };
  return (
    <>
      <Rows aria-label={labels.shippingMethods}>
        {methods.map((method) => (
          <Row key={method.id} title={method.name} sub={wayWords(method, currency)}>
            <Switch
              aria-label={labels.offer(method.name, formatCountries(method.countries))}
              isOn={method.active}
              onChange={(active) => onChange(methods.map((one) => (one.id === method.id ? { ...one, active } : one)))}
            />
            <IconButton
              icon={Pencil}
              label={labels.edit(method.name, formatCountries(method.countries))}
              onClick={() => setEdited(method)}
            />
          </Row>
        ))}
      </Rows>
      {methods.length < SHIPPING_METHODS_MAX ? (
        <p>
          <Button size="sm" icon={Plus} onClick={() => setEdited("new")}>
            {labels.addShippingMethod}
          </Button>
        </p>
      ) : (
        <p className="soft">{labels.limitReached(SHIPPING_METHODS_MAX)}</p>
      )}
      {edited ? (
        <ShippingSheet
          method={edited === "new" ? null : edited}
          currency={currency}
          onSave={keep}
          onRemove={edited === "new" ? null : () => remove(edited.id)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

const idOf = ({ id }: ShippingMethod) => id;

function wayWords({ countries, price, freeOver, days, active }: ShippingMethod, currency: Currency): string {
  const money = (amount: number) => formatMoney(amount, currency, numberLocale());
  return [
    ...(active ? [] : [labels.off]),
    formatCountries(countries),
    price === 0 ? labels.free : money(price),
    ...(freeOver === null || price === 0 ? [] : [labels.freeFrom(money(freeOver))]),
    ...(days ? [labels.days(days.from, days.to)] : []),
  ].join(" · ");
}

/** "Estonia, Latvia and 3 more"; an empty list is the rest of the world. */
function formatCountries(codes: readonly string[]): string {
  if (codes.length === 0) return labels.everywhereElse;
  const shown = codes.slice(0, 3).map(countryName).join(", ");
  return codes.length > 3 ? labels.andMoreCountries(shown, codes.length - 3) : shown;
}
