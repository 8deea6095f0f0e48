import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES, type Media } from "@awning/domain/media/media";
import { imageErrorLabel } from "@awning/domain/upload/upload";
import { mediaAddress } from "#data/media/media.ts";
import { uploadImage } from "#data/media/media-upload.ts";
import { useQuotaNotice } from "#data/media/uploads.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { ImagePicker } from "#ui/images/image-picker.tsx";
import { ImageQueues } from "#ui/images/image-queues.ts";
import * as uiLabels from "#ui/labels.ts";
import { onePicture } from "#ui/one-picture.ts";
import * as labels from "./labels.ts";
import { useSaveSite } from "./use-save-site.ts";

const pictures = new ImageQueues<Media>();
const ACCEPT = MEDIA_INPUT_TYPES.join(",");

function pickerOf(siteId: string) {
  return {
    upload: (file: File, how: { onProgress: (share: number) => void; signal: AbortSignal }) => uploadImage(file, { siteId, ...how }),
    addressOf: mediaAddress,
    refusalText: imageErrorLabel,
    max: 1,
    altMax: MEDIA_ALT_MAX,
    accept: ACCEPT,
  };
}

const listOf = (media: Media | null) => (media ? [media] : []);

/** The profile picture. */
export function ProfilePicture({ site }: { site: OwnSite }) {
  const save = useSaveSite(site.id);
  return (
    <ImagePicker
      {...pickerOf(site.id)}
      label={labels.picture}
      shape="round"
      images={listOf(site.avatar)}
      onward={{ queue: pictures.at(`${site.id}/avatar`), put: (avatar) => save({ avatar }) }}
      onChange={onePicture(site.avatar, labels.pictureRemoved, (avatar) => save({ avatar }))}
    />
  );
}

/** The profile picture and the cover. */
export function Pictures({ site }: { site: OwnSite }) {
  const save = useSaveSite(site.id);
  const note = useQuotaNotice("media");
  return (
    <div className="info__pictures">
      <div className="field">
        <span className="field__label">{labels.picture}</span>
        <ProfilePicture site={site} />
      </div>
      <div className="field info__cover">
        <span className="field__label">
          {labels.cover} <span className="faint">{uiLabels.optional}</span>
        </span>
        <ImagePicker
          {...pickerOf(site.id)}
          label={labels.cover}
          shape="wide"
          note={note}
          images={listOf(site.cover)}
          onward={{ queue: pictures.at(`${site.id}/cover`), put: (cover) => save({ cover }) }}
          onChange={onePicture(site.cover, labels.coverRemoved, (cover) => save({ cover }))}
        />
      </div>
    </div>
  );
}
