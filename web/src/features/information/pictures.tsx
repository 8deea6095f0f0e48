import type { Failure } from "@awning/domain/failure";
import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES, type Media } from "@awning/domain/media";
import { toFailure } from "#data/failures.ts";
import { mediaAddress } from "#data/media.ts";
import type { ImageRefusal } from "#data/media-plan.ts";
import { uploadImage } from "#data/media-upload.ts";
import type { OwnSite } from "#data/sites.ts";
import { ImagePicker } from "#ui/image-picker.tsx";
import { failureWords } from "#ui/words.ts";
import { useSaveSite } from "./use-save-site.ts";

const ACCEPT = MEDIA_INPUT_TYPES.join(",");

/** The round picture and the wide one behind it. */
export function Pictures({ site }: { site: OwnSite }) {
  const save = useSaveSite(site.id);
  const picker = {
    upload: (file: File, how: { onProgress: (share: number) => void; signal: AbortSignal }) =>
      uploadImage(file, { siteId: site.id, ...how }),
    addressOf: mediaAddress,
    failureText: (error: unknown) => uploadWords(toFailure(error)),
    max: 1,
    altMax: MEDIA_ALT_MAX,
    accept: ACCEPT,
  };
  const listOf = (media: Media | null) => (media ? [media] : []);
  return (
    <div className="info__pictures">
      <div className="field">
        <span className="field__label">Picture</span>
        <ImagePicker
          {...picker}
          label="Picture"
          shape="round"
          images={listOf(site.avatar)}
          onChange={([avatar]) => save({ avatar: avatar ?? null })}
        />
      </div>
      <div className="field info__cover">
        <span className="field__label">
          Cover <span className="faint">optional</span>
        </span>
        <ImagePicker
          {...picker}
          label="Cover"
          shape="wide"
          images={listOf(site.cover)}
          onChange={([cover]) => save({ cover: cover ?? null })}
        />
      </div>
    </div>
  );
}

const REFUSALS: Record<ImageRefusal, string> = {
  type: "This file is no picture we can read. Take a JPEG, PNG, WebP, AVIF or GIF.",
  bytes: "This file is larger than 10 MB. Take a smaller one.",
  pixels: "This picture has more than 40 million pixels. Take a smaller one.",
  unreadable: "This file could not be read as a picture.",
  too_detailed: "This picture stays too large even when made smaller. Take another one.",
};

function uploadWords(failure: Failure): string {
  const { reason } = failure.details;
  const refusal = Object.entries(REFUSALS).find(([name]) => name === reason);
  return refusal ? refusal[1] : failureWords(failure);
}
