import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES } from "@awning/domain/media/media";
import type { Currency } from "@awning/domain/money/money";
import { imageErrorLabel } from "@awning/domain/upload/upload";
import { useState } from "react";
import { mediaAddress } from "#data/media/media.ts";
import { uploadImage } from "#data/media/media-upload.ts";
import { createProduct, newProductId } from "#data/product/product-writes.ts";
import { emptyForm } from "#form/fields.ts";
import { useForm } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { ImagePicker } from "#ui/images/image-picker.tsx";
import { numberLocale } from "#ui/locale.ts";
import { PRODUCT_FIELDS, readProductForm } from "./editor/product-form.ts";
import * as labels from "./labels.ts";

const NOTHING = emptyForm(PRODUCT_FIELDS);

/** Puts a first product on sale with a picture, a name and a price; the product's screen does everything else. */
export function QuickProduct({ siteId, currency }: { siteId: string; currency: Currency }) {
  const typed = useForm({ stored: NOTHING, judgesLeft: (value) => value !== "" });
  const [uploads, setUploads] = useState({ sending: 0, failed: 0 });
  const { isBusy, run } = useAction(showFailure);
  const { value, problems } = readProductForm(typed.form, { currency, locale: numberLocale() });
  const shown = typed.shown(problems);
  const create = (product: NonNullable<typeof value>) =>
    run(async () => {
      const { sent } = await createProduct(siteId, newProductId(siteId), { ...product, state: "active" }, new Map());
      sent.catch(showFailure);
      typed.reset();
    });
  return (
    <form className="pile one gap-4" noValidate onSubmit={(event) => typed.submit(event, value, create)}>
      <ImagePicker
        label={labels.productPicture}
        images={typed.form.images}
        onChange={(images) => typed.set({ images })}
        upload={(file, how) => uploadImage(file, { siteId, ...how })}
        addressOf={mediaAddress}
        refusalText={imageErrorLabel}
        max={1}
        altMax={MEDIA_ALT_MAX}
        accept={MEDIA_INPUT_TYPES.join(",")}
        onUploads={setUploads}
      />
      <Field label={labels.productName} error={shown.title}>
        <TextInput {...typed.text("title")} />
      </Field>
      <Field label={labels.productPrice} note={currency} error={shown.price}>
        <TextInput inputMode="decimal" {...typed.text("price")} />
      </Field>
      <p className="acts">
        <Button type="submit" variant="ink" isBusy={isBusy || uploads.sending > 0}>
          {labels.putOnSale}
        </Button>
      </p>
    </form>
  );
}
