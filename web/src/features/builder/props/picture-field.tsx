import { Failure } from "@awning/domain/failure";
import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES, type Media } from "@awning/domain/media";
import { mediaAddress } from "#data/media.ts";
import type { ImageRefusal } from "#data/media-plan.ts";
import { uploadImage } from "#data/media-upload.ts";
import { ImagePicker } from "#ui/image-picker.tsx";
import { failureWords } from "#ui/words.ts";
import { useSiteId } from "../site-context.ts";

const REFUSALS: Record<ImageRefusal, string> = {
  type: "This file is no picture we can read. Take a JPEG, PNG, WebP, AVIF or GIF.",
  bytes: "This file is larger than 10 MB. Take a smaller one.",
  pixels: "This picture has more than 40 million pixels. Take a smaller one.",
  unreadable: "This file could not be read as a picture.",
  too_detailed: "This picture stays too large even when made smaller. Take another one.",
};

/** Pictures of a block: chosen, dropped or pasted, described and put in order. */
export function PictureField({
  label,
  images,
  max,
  onChange,
}: {
  label: string;
  images: readonly Media[];
  max: number;
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
        failureText={refusalWords}
        onChange={onChange}
      />
    </div>
  );
}

function refusalWords(error: unknown): string {
  if (!(error instanceof Failure)) return failureWords(new Failure("internal"));
  const { reason } = error.details;
  return Object.entries(REFUSALS).find(([name]) => name === reason)?.[1] ?? failureWords(error);
}
