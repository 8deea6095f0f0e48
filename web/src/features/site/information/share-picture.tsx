import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES, type Media } from "@awning/domain/media/media";
import { pictureRefusalWords } from "@awning/domain/upload/upload-words";
import { mediaAddress } from "#data/media/media.ts";
import { uploadImage } from "#data/media/media-upload.ts";
import { useRoomNote } from "#data/media/uploads.ts";
import { ImagePicker } from "#ui/image-picker.tsx";
import { ImageQueues } from "#ui/image-queues.ts";
import { onePicture } from "#ui/one-picture.ts";

const pictures = new ImageQueues<Media>();

/** A picture of its own for the card; without one we draw one. */
export function SharePicture({
  siteId,
  image,
  onChange,
}: {
  siteId: string;
  image: Media | null;
  onChange: (image: Media | null) => void;
}) {
  return (
    <div className="field">
      <span className="field__label">
        Picture <span className="faint">optional</span>
      </span>
      <ImagePicker
        label="Share card picture"
        shape="wide"
        images={image ? [image] : []}
        onward={{ queue: pictures.at(siteId), put: onChange }}
        onChange={onePicture(image, "Share card picture removed", onChange)}
        upload={(file, how) => uploadImage(file, { siteId, ...how })}
        addressOf={mediaAddress}
        refusalText={pictureRefusalWords}
        note={useRoomNote("media")}
        max={1}
        altMax={MEDIA_ALT_MAX}
        accept={MEDIA_INPUT_TYPES.join(",")}
      />
    </div>
  );
}
