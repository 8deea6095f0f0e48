import type { Currency } from "@awning/domain/money/money";
import { formatMoney } from "@awning/domain/money/money";
import type { Problem } from "@awning/domain/transfer/bundles";
import { readPrice } from "@awning/domain/transfer/cells";
import { ANY_CSV, PROFILES } from "@awning/domain/transfer/profiles";
import type { ProductReading } from "@awning/domain/transfer/read-products";
import type { ImportReading } from "#data/transfer/read-import.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { Select } from "#ui/fields/select.tsx";
import { FoldRow } from "#ui/layout/fold-row.tsx";
import { numberLocale } from "#ui/locale.ts";
import { ColumnFields } from "./column-fields.tsx";
import { LinkTable, ProductTable } from "./import-tables.tsx";
import * as labels from "./labels.ts";
import type { Import } from "./use-import.ts";

/** How many reasons are listed. */
const REASONS_SHOWN = 200;

type Props = { file: File; reading: ImportReading; work: Import; currency: Currency; isOnline: boolean };

/** What a file is taken for and what will be made of it. Nothing is stored before the press. */
export function ImportPreview({ file, reading, work, currency, isOnline }: Props) {
  const { products, links, problems } = reading;
  const isEmpty = products.length + links.length === 0;
  const pictures = reading.profile === "archive" ? 0 : products.reduce((sum, one) => sum + one.pictures.length, 0);
  const theirCurrency = reading.reading?.fileCurrency ?? reading.currency;
  return (
    <>
      <p>
        <b className="breaks">{file.name}</b>
      </p>
      {work.failure ? <Notice tone="red">{failureLabel(work.failure)}</Notice> : null}
      <TakenFor reading={reading} onChoose={(profile) => work.setChoices({ profile, columns: {} })} />
      {reading.makes === "nothing" ? <Notice>{labels.NOTHING_MADE}</Notice> : null}
      {reading.profile === "csv" ? (
        <ColumnFields head={reading.head} chosen={work.choices.columns} onChoose={(columns) => work.setChoices({ columns })} />
      ) : null}
      {reading.makes === "products" ? (
        <Prices reading={reading.reading} theirCurrency={theirCurrency} work={work} currency={currency} />
      ) : null}
      {products.length > 0 ? (
        <>
          <Segment
            label={labels.statusOfProducts}
            items={STATUS_ITEMS}
            current={work.state === null ? "file" : "draft"}
            onChange={(key) => work.setState(key === "draft" ? "draft" : null)}
          />
          <ProductTable products={products} state={work.state} currency={currency} />
        </>
      ) : null}
      {links.length > 0 ? <LinkTable links={links} /> : null}
      {pictures > 0 ? <p className="soft">{labels.picturesStay(pictures)}</p> : null}
      <Reasons title={labels.leftOut} problems={problems.filter((one) => one.isLeft)} />
      <Reasons title={labels.changed} problems={problems.filter((one) => !one.isLeft)} />
      {reading.reading && reading.reading.unread.length > 0 ? (
        <FoldRow title={labels.unreadColumns(reading.reading.unread.length)} summary="">
          <p className="soft breaks">{reading.reading.unread.join(", ")}</p>
        </FoldRow>
      ) : null}
      {reading.makes !== "nothing" && isEmpty ? <p role="status">{labels.nothingToImport}</p> : null}
      <div className="acts transfer__acts">
        {isEmpty ? null : (
          <Button variant="primary" disabled={!isOnline || work.isReading} onClick={() => void work.run(reading, file)}>
            {labels.importCounts(products.length, links.length)}
          </Button>
        )}
        <Button onClick={() => work.choose(null)}>{labels.chooseAnother}</Button>
      </div>
    </>
  );
}

const STATUS_ITEMS = [
  { key: "file", label: labels.asInFile },
  { key: "draft", label: labels.asDrafts },
] as const;

const KNOWN = [...PROFILES.filter(({ makes }) => makes !== "nothing"), ANY_CSV];

function TakenFor({ reading, onChoose }: { reading: ImportReading; onChoose: (profile: ImportReading["profile"]) => void }) {
  if (reading.profile === "page" || reading.profile === "archive")
    return <p>{reading.profile === "page" ? labels.savedPage : labels.ownArchive}</p>;
  const all = reading.makes === "nothing" ? [...PROFILES.filter(({ id }) => id === reading.profile), ...KNOWN] : KNOWN;
  const choose = (id: string) => {
    const profile = all.find((one) => one.id === id);
    if (profile) onChoose(profile.id);
  };
  return (
    <Field label={labels.fileFormat} hint={labels.formatHint}>
      <Select value={reading.profile} onChange={(event) => choose(event.currentTarget.value)}>
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type PricesProps = { reading: ProductReading | null; theirCurrency: string | null; work: Import; currency: Currency };

/** The currency, asked once, and what the first prices become. */
function Prices({ reading, theirCurrency, work, currency }: PricesProps) {
  const isOther = theirCurrency !== null && theirCurrency !== currency;
  const examples = (reading?.firstPrices ?? []).flatMap((typed) => {
    const amount = reading ? readPrice(typed, currency, reading.decimal) : null;
    return amount === null ? [] : [labels.priceRead(typed, formatMoney(amount, currency, numberLocale()))];
  });
  return (
    <div className="pile gap-3">
      {isOther ? (
        <>
          <Notice>{labels.otherCurrency(theirCurrency, currency)}</Notice>
          <Checkbox
            checked={work.choices.takesOtherCurrency}
            onChange={(event) => work.setChoices({ takesOtherCurrency: event.currentTarget.checked })}
          >
            {labels.takeAsOurs(currency)}
          </Checkbox>
        </>
      ) : (
        <p>{labels.pricesRead(currency)}</p>
      )}
      {examples.length > 0 ? <p className="soft num">{[...new Set(examples)].join(" · ")}</p> : null}
      {reading?.isAmbiguous ? (
        <Segment
          label={labels.decimals}
          items={DECIMAL_ITEMS}
          current={reading.decimal}
          onChange={(next) => work.setChoices({ decimal: next })}
        />
      ) : null}
    </div>
  );
}

const DECIMAL_ITEMS = [
  { key: ".", label: labels.decimalPoint },
  { key: ",", label: labels.decimalComma },
] as const;

function Reasons({ title, problems }: { title: (count: number) => string; problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <FoldRow title={title(problems.length)} summary="">
      <ul className="transfer__reasons">
        {problems.slice(0, REASONS_SHOWN).map(({ line, code, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same reason twice
          <li key={at}>
            <span className="num soft">{labels.rowNumber(line)}</span>
            <span className="breaks">
              {labels.PROBLEMS[code]}
              {value ? <span className="soft">{` (${value.slice(0, 80)})`}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      {problems.length > REASONS_SHOWN ? <p className="soft">{labels.andMore(problems.length - REASONS_SHOWN)}</p> : null}
    </FoldRow>
  );
}
