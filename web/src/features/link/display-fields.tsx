import type { Link } from "@awning/domain/link/link";
import { LINK_ICON_NAMES } from "@awning/domain/link/link-display";
import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES, type Media } from "@awning/domain/media/media";
import { imageErrorLabel } from "@awning/domain/upload/upload";
import { mediaAddress } from "#data/media/media.ts";
import { uploadImage } from "#data/media/media-upload.ts";
import { useQuotaNotice } from "#data/media/uploads.ts";
import { LinkIcon } from "#storefront/index.ts";
import { ImagePicker } from "#ui/images/image-picker.tsx";
import { ImageQueues } from "#ui/images/image-queues.ts";
import { onePicture } from "#ui/one-picture.ts";
import * as labels from "./labels.ts";
import { LINK_ICON_WORDS } from "./link-icons.ts";
import { PagePicture } from "./page-sheet.tsx";

const pictures = new ImageQueues<Media>();

type Props = { siteId: string; link: Link; onChange: (changes: Partial<Link>) => void };

/** What precedes a link: a picture, or one of the storefront's icons. */
export function LookFields({ siteId, link, onChange }: Props) {
  const note = useQuotaNotice("media");
  const said = link.thumb ? labels.nowPicture : link.icon ? LINK_ICON_WORDS[link.icon] : labels.nowDefault;
  return (
    <details className="lmore">
      <summary>
        {labels.thumbnail} <span className="faint">{said}</span>
      </summary>
      <div className="lmore__in">
        <ImagePicker
          label={labels.linkPicture}
          images={link.thumb ? [link.thumb] : []}
          onward={{ queue: pictures.at(link.id), put: (thumb) => onChange({ thumb }) }}
          onChange={onePicture(link.thumb, labels.pictureRemovedFrom(link.title), (thumb) => onChange({ thumb }))}
          upload={(file, how) => uploadImage(file, { siteId, ...how })}
          addressOf={mediaAddress}
          refusalText={imageErrorLabel}
          note={note}
          max={1}
          altMax={MEDIA_ALT_MAX}
          accept={MEDIA_INPUT_TYPES.join(",")}
        />
        {link.type === "web" || link.type === "embed" ? <PagePicture siteId={siteId} link={link} onChange={onChange} /> : null}
        {link.thumb ? null : (
          <fieldset className="chips outlines">
            <legend className="sr">{labels.icon}</legend>
            <label className="outlines__one" title={labels.defaultLabel}>
              <input
                className="over"
                type="radio"
                name={`icon-${link.id}`}
                checked={link.icon === null}
                onChange={() => onChange({ icon: null })}
              />
              <span>{labels.auto}</span>
            </label>
            {LINK_ICON_NAMES.map((name) => (
              <label className="outlines__one" key={name} title={LINK_ICON_WORDS[name]}>
                <input
                  className="over"
                  type="radio"
                  name={`icon-${link.id}`}
                  aria-label={LINK_ICON_WORDS[name]}
                  checked={link.icon === name}
                  onChange={() => onChange({ icon: name })}
                />
                <span className="outline">
                  <LinkIcon name={name} size={20} />
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </details>
  );
}
