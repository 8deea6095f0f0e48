import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES, type Media } from "@awning/domain/media/media";
import { imageErrorLabel } from "@awning/domain/upload/upload";
import { mediaAddress } from "#data/media/media.ts";
import { uploadImage } from "#data/media/media-upload.ts";
import { useQuotaNotice } from "#data/media/uploads.ts";
import { ImagePicker, type Onward } from "#ui/images/image-picker.tsx";
import { useSiteId } from "../site-context.ts";

/** Pictures of a block: selected, dropped or pasted, described and sorted. */
export function PictureField({
  label,
  images,
  max,
  onward,
  onChange,
}: {
  label: string;
  images: readonly Media[];
  max: number;
  onward: Onward<Media>;
  onChange: (images: Media[]) => void;
}) {
  const siteId = useSiteId();
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {label}
      </span>
      <ImagePicker
        label={label}
        shape={max === 1 ? "wide" : "tiles"}
        images={images}
        max={max}
        altMax={MEDIA_ALT_MAX}
        accept={MEDIA_INPUT_TYPES.join(",")}
        addressOf={mediaAddress}
        upload={(file, how) => uploadImage(file, { siteId, ...how })}
        refusalText={imageErrorLabel}
        note={useQuotaNotice("media")}
        onward={onward}
        onChange={onChange}
      />
    </div>
  );
}
