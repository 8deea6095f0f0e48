import { PRODUCT_IMAGES_MAX } from "@awning/domain/account/limits";
import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES } from "@awning/domain/media/media";
import { minorDigits } from "@awning/domain/money/money";
import { MEASURE_UNITS } from "@awning/domain/product/law/measure";
import { PRODUCT_TITLE_MAX } from "@awning/domain/product/product";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { canDeliver } from "@awning/domain/shop/delivery-methods";
import { imageErrorLabel } from "@awning/domain/upload/upload";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { mediaAddress } from "#data/media/media.ts";
import { uploadImage } from "#data/media/media-upload.ts";
import { useQuotaNotice } from "#data/media/uploads.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { ImagePicker } from "#ui/images/image-picker.tsx";
import * as uiLabels from "#ui/labels.ts";
import { currencySign } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import type { ProductFieldsProps } from "./own-fields.tsx";

type Props = ProductFieldsProps & { stock: ReactNode; firstPicture?: () => Promise<File | null>; children: ReactNode };

/**
 * Name, pictures and price of a product; `stock` stands beside the price. `children` are the closed rows with everything else, and
 * what has to be open before them.
 */
export function ProductFields({ stock, firstPicture, children, ...props }: Props) {
  const { siteId, form, set, text, problems } = props;
  return (
    <div className="product-form">
      <section className="product-part">
        <Field label={uiLabels.name} error={problems["title"]} count={{ used: form.title.trim().length, max: PRODUCT_TITLE_MAX }}>
          <TextInput {...text("title")} placeholder={labels.stonewareMug} />
        </Field>
        <div className="product-part__head">
          <h2>{labels.pictures}</h2>
          <span className="soft">{form.images.length > 0 ? labels.ofDragToReorder(form.images.length, PRODUCT_IMAGES_MAX) : ""}</span>
        </div>
        <ImagePicker
          label={labels.picturesOfProduct}
          images={form.images}
          onChange={(images) => set({ images })}
          upload={(file, how) => uploadImage(file, { siteId, ...how })}
          addressOf={mediaAddress}
          refusalText={imageErrorLabel}
          note={useQuotaNotice("media")}
          max={PRODUCT_IMAGES_MAX}
          altMax={MEDIA_ALT_MAX}
          accept={MEDIA_INPUT_TYPES.join()}
          onUploads={props.onUploads}
          {...(firstPicture && { first: firstPicture })}
        />
      </section>
      <div className="product-pair">
        <PriceFields {...props} />
        {stock}
      </div>
      {form.kind === "physical" ? <NoWayHint /> : null}
      {children}
    </div>
  );
}

function PriceFields(props: ProductFieldsProps) {
  const { text, problems } = props;
  const sign = currencySign(props.currency);
  const isChosen = props.form.pricing === "chosen";
  const inputMode = minorDigits(props.currency) === 0 ? "numeric" : "decimal";
  return (
    <section className="product-part">
      <h2>{uiLabels.price}</h2>
      <div className="product-kind">
        <Segment
          label={labels.pricing}
          current={props.form.pricing}
          onChange={(pricing) => props.set(pricing === "fixed" ? { pricing } : { pricing, compareAt: "" })}
          items={[
            { key: "fixed", label: labels.fixedPrice },
            { key: "chosen", label: labels.payWhatYouWant },
          ]}
        />
      </div>
      <div className="product-two">
        <Field
          label={isChosen ? labels.minimumPrice : uiLabels.price}
          hint={isChosen ? labels.ownPriceMinimumHint : undefined}
          error={problems["price"]}
        >
          <TextInput {...text("price")} before={sign} inputMode={inputMode} />
        </Field>
        {isChosen ? (
          <Field label={labels.suggestedPrice} error={problems["suggested"]}>
            <TextInput {...text("suggested")} placeholder={uiLabels.optional} before={sign} inputMode={inputMode} />
          </Field>
        ) : (
          // What buyers see of it is long to say, and most products are not reduced.
          <Field
            label={labels.compareAtPrice}
            hint={props.form.compareAt.trim() === "" ? undefined : labels.compareAtHint}
            error={problems["compareAt"]}
          >
            <TextInput {...text("compareAt")} placeholder={uiLabels.optional} before={sign} inputMode={inputMode} />
          </Field>
        )}
      </div>
      {isChosen ? null : <MeasureField {...props} />}
    </section>
  );
}

/** How much it is, from which its price per kg, l, m or m² follows. */
function MeasureField({ form, set, text, problems }: ProductFieldsProps) {
  return (
    <div className="product-two">
      <Field label={labels.amountPerItem} note={uiLabels.optional} hint={labels.amountPerItemHint} error={problems["measure"]}>
        <TextInput {...text("measure")} inputMode="decimal" placeholder="250" />
      </Field>
      <Field label={labels.unit}>
        <Select
          value={form.measureUnit}
          onChange={({ currentTarget: { value } }) => set({ measureUnit: MEASURE_UNITS.find((one) => one === value) ?? "g" })}
        >
          {MEASURE_UNITS.map((one) => (
            <option key={one} value={one}>
              {one === "m2" ? "m²" : one}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** Warns that no one can order a physical product while the shop has no delivery method. */
function NoWayHint() {
  const settings = useShopSettings();
  if (settings.state !== "ready" || canDeliver(settings.data)) return null;
  return (
    <p className="product-hint field__hint">
      {labels.undeliverableWarning(
        <Link className="link" to={settingsPaths.section("delivery")}>
          {labels.setUpShippingOrPickup}
        </Link>,
      )}
    </p>
  );
}
