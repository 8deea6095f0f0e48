import { formatMoney } from "@awning/domain/money/money";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import * as labels from "../labels.ts";

/** A row of what the law or the seller says of a product. */
type ProductFact = readonly [name: string, words: string];

/** What a product's page says of it besides its description, in rows: drawn here, so that browsers load no words for it. */
export function productFacts(product: PublicProduct, site: PublishedSite): ProductFact[] {
  const { withdrawal, safety } = product;
  const known = safety ? SAFETY_FACTS.map(([name, of]): ProductFact => [name, of(safety)]) : [];
  return [
    ...measuredFacts(product, site),
    ...reductionFact(product, site),
    ...(withdrawal ? [labels.NO_WITHDRAWAL_FACTS[withdrawal]] : []),
    ...known.filter(([, words]) => words !== ""),
  ];
}

/** What it costs per kg, l, m or m², for each variant where they differ. */
function measuredFacts({ measured, variants }: PublicProduct, { shop, profile }: PublishedSite): ProductFact[] {
  const own = measured ? [{ name: "", measured }] : [];
  const all = variants.length === 0 ? own : variants.flatMap(({ name, measured: of }) => (of ? [{ name, measured: of }] : []));
  const [first] = all;
  if (!first) return [];
  const money = (price: number) => formatMoney(price, shop.currency, profile.language);
  const isSame = all.every((one) => one.measured.price === first.measured.price);
  const words = isSame ? money(first.measured.price) : all.map((one) => `${one.name} ${money(one.measured.price)}`).join(", ");
  return [[labels.pricePer(first.measured.per), words]];
}

type Safety = NonNullable<PublicProduct["safety"]>;
const inOneLine = (...texts: string[]) =>
  texts
    .flatMap((text) => text.split("\n"))
    .filter(Boolean)
    .join(", ");

/** Regulation (EU) 2023/988, Art. 19. */
const SAFETY_FACTS: readonly (readonly [name: string, of: (safety: Safety) => string])[] = [
  [labels.maker, ({ maker, makerContact }) => inOneLine(maker, makerContact)],
  [labels.responsibleInTheEu, ({ responsible }) => inOneLine(responsible)],
  [labels.warnings, ({ warnings }) => warnings],
  ["GTIN", ({ gtin }) => gtin],
  [labels.model, ({ model }) => model],
  [labels.batch, ({ batch }) => batch],
];

/** What the struck price is, where it is that of every variant, and the percentage that follows where all cost the same. */
function reductionFact({ prior, price, variants }: PublicProduct, { shop, profile }: PublishedSite): ProductFact[] {
  if (prior === undefined) return [];
  const prices = new Set(variants.length === 0 ? [price] : variants.map((one) => one.price));
  const [only = prior] = prices;
  if ([...prices].some((one) => one >= prior)) return [];
  const percent = prices.size === 1 ? Math.floor(((prior - only) * 100) / prior) : 0;
  const struck = formatMoney(prior, shop.currency, profile.language);
  return [[labels.lowestPriorPrice, percent > 0 ? labels.priorPriceWithPercent(struck, percent) : struck]];
}
