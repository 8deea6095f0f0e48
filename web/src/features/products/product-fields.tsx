import { canDeliver } from "@awning/domain/delivery-ways";
import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES } from "@awning/domain/media";
import { type Currency, minorDigits } from "@awning/domain/money";
import { paths } from "@awning/domain/paths";
import { PRODUCT_IMAGES_MAX, PRODUCT_TITLE_MAX, productDraftSchema } from "@awning/domain/product";
import { pictureRefusalWords } from "@awning/domain/upload-words";
import type { ReactNode } from "react";
import { Link } from "react-router";
import * as z from "zod/mini";
import { mediaAddress } from "#data/media.ts";
import { uploadImage } from "#data/media-upload.ts";
import { useShopSettings } from "#data/shop-settings.ts";
import { useRoomNote } from "#data/uploads.ts";
import { Field } from "#ui/field.tsx";
import { ImagePicker, type Uploads } from "#ui/image-picker.tsx";
import { Segment } from "#ui/segment.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { DescriptionField } from "./description-field.tsx";
import type { ProductForm, ProductProblems } from "./product-form.ts";
import { readProductForm } from "./product-form.ts";
import { problemWords } from "./product-words.ts";

export type ProductFieldsProps = {
  siteId: string;
  currency: Currency;
  form: ProductForm;
  /** Those to show: a field is judged after it was left, not while somebody begins to type. */
  problems: ProductProblems;
  set: (part: Partial<ProductForm>) => void;
  onFocus: (field: keyof ProductForm) => void;
  onBlur: (field: keyof ProductForm) => void;
  onUploads: (uploads: Uploads) => void;
  /** Whether orders hold it: then it stays what it is. */
  isSold?: boolean | undefined;
};

const KINDS = [
  { key: "physical", label: "A thing" },
  { key: "digital", label: "Digital" },
  { key: "service", label: "A service" },
] as const;

/** Name, description, pictures and price of a product. `children` are the parts about variants and stock. */
export function ProductFields({ children, ...props }: ProductFieldsProps & { children: ReactNode }) {
  const { siteId, form, set } = props;
  const input = inputOf(props);
  return (
    <div className="product-form">
      <section className="product-part">
        <Field label="Name" error={input.error("title")} count={{ used: form.title.trim().length, max: PRODUCT_TITLE_MAX }}>
          <TextInput {...input.text("title")} autoComplete="off" placeholder="Stoneware mug" />
        </Field>
        <DescriptionField {...props} />
        <div className="product-kind">
          <span className="field__label">What is it?</span>
          {props.isSold ? (
            <p>
              {KINDS.find(({ key }) => key === form.kind)?.label} <span className="field__hint">It was sold, so this stays.</span>
            </p>
          ) : (
            <Segment label="What is it?" current={form.kind} onChange={(kind) => set({ kind })} items={KINDS} />
          )}
          {form.kind === "service" ? (
            <p className="field__hint">Time or work of yours. Nothing is sent: you and your buyer agree on a time by mail.</p>
          ) : null}
          {form.kind === "physical" ? <NoWayHint /> : null}
        </div>
      </section>
      <section className="product-part">
        <div className="product-part__head">
          <h2>Pictures</h2>
          <span className="soft">{form.images.length > 0 ? `${form.images.length} of ${PRODUCT_IMAGES_MAX}, drag to order` : ""}</span>
        </div>
        <ImagePicker
          label="Pictures of the product"
          images={form.images}
          onChange={(images) => set({ images })}
          upload={(file, how) => uploadImage(file, { siteId, ...how })}
          addressOf={mediaAddress}
          refusalText={pictureRefusalWords}
          note={useRoomNote("media")}
          max={PRODUCT_IMAGES_MAX}
          altMax={MEDIA_ALT_MAX}
          accept={MEDIA_INPUT_TYPES.join()}
          onUploads={props.onUploads}
        />
      </section>
      <PriceFields {...props} />
      {children}
    </div>
  );
}

function PriceFields(props: ProductFieldsProps) {
  const input = inputOf(props);
  const sign = currencySign(props.currency);
  const isChosen = props.form.pricing === "chosen";
  const inputMode = minorDigits(props.currency) === 0 ? "numeric" : "decimal";
  return (
    <section className="product-part">
      <h2>Price</h2>
      <div className="product-kind">
        <Segment
          label="Who says what it costs?"
          current={props.form.pricing}
          onChange={(pricing) => props.set(pricing === "fixed" ? { pricing } : { pricing, compareAt: "" })}
          items={[
            { key: "fixed", label: "A fixed price" },
            { key: "chosen", label: "Buyers choose" },
          ]}
        />
      </div>
      <div className="product-two">
        <Field
          label={isChosen ? "At least" : "Price"}
          hint={isChosen ? "0 lets them have it for nothing." : undefined}
          error={input.error("price")}
        >
          <TextInput {...input.text("price")} before={sign} inputMode={inputMode} autoComplete="off" />
        </Field>
        {isChosen ? (
          <Field label="Suggested price" note="optional" error={input.error("suggested")}>
            <TextInput {...input.text("suggested")} before={sign} inputMode={inputMode} autoComplete="off" />
          </Field>
        ) : (
          <Field label="Earlier price" note="crossed out, optional" error={input.error("compareAt")}>
            <TextInput {...input.text("compareAt")} before={sign} inputMode={inputMode} autoComplete="off" />
          </Field>
        )}
      </div>
      <div className="product-two">
        <Field label="Most in one order" note="optional" error={input.error("limitPerOrder")}>
          <TextInput {...input.text("limitPerOrder")} inputMode="numeric" placeholder="No limit" autoComplete="off" />
        </Field>
        <TaxClassField {...props} />
      </div>
    </section>
  );
}

/** That nobody can order a thing of a shop which neither sends nor lets anybody collect. */
function NoWayHint() {
  const settings = useShopSettings();
  if (settings.state !== "ready" || canDeliver(settings.data)) return null;
  return (
    <p className="field__hint">
      Nobody can order it yet: your shop offers neither shipping nor pick-up.{" "}
      <Link className="link" to={paths.settings}>
        Turn one on
      </Link>
    </p>
  );
}

/** Which of a country's rates it is taxed at, in shops that charge taxes. */
function TaxClassField({ form, set }: ProductFieldsProps) {
  const settings = useShopSettings();
  if (settings.state !== "ready" || settings.data.tax.mode === "none") return null;
  return (
    <Field label="Tax">
      <Select
        value={form.taxClass}
        onChange={(event) => set({ taxClass: z.parse(productDraftSchema.shape.taxClass, event.currentTarget.value) })}
      >
        <option value="standard">Standard rate</option>
        <option value="reduced">Reduced rate</option>
        <option value="zero">No tax</option>
      </Select>
    </Field>
  );
}

/** What the inputs of text fields have in common. */
function inputOf({ form, problems, currency, set, onFocus, onBlur }: ProductFieldsProps) {
  type TextField = "title" | "price" | "compareAt" | "suggested" | "limitPerOrder";
  const price = readProductForm({ ...form, compareAt: "" }, currency, undefined, navigator.language).values.price;
  return {
    error: (field: TextField) => problemWords(problems[field], currency, price, navigator.language, form[field]),
    text: (field: TextField) => ({
      value: form[field],
      onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
      onFocus: () => onFocus(field),
      onBlur: () => onBlur(field),
    }),
  };
}

/** The sign of a currency in the reader's locale, for example `€`. */
export function currencySign(currency: Currency): string {
  const parts = new Intl.NumberFormat(navigator.language, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(
    0,
  );
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}
