import { sharePicturePath, shareText } from "@awning/domain/link/share";
import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES, type Media } from "@awning/domain/media/media";
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, type Seo } from "@awning/domain/site/information";
import { isSiteOpen } from "@awning/domain/site/site";
import { imageErrorLabel } from "@awning/domain/upload/upload";
import { firstCharacter } from "@awning/domain/values/characters";
import { useEffect, useState } from "react";
import { mediaAddress } from "#data/media/media.ts";
import { uploadImage } from "#data/media/media-upload.ts";
import { useQuotaNotice } from "#data/media/uploads.ts";
import { saveSeo } from "#data/site/own-information.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { ImagePicker } from "#ui/images/image-picker.tsx";
import { ImageQueues } from "#ui/images/image-queues.ts";
import * as uiLabels from "#ui/labels.ts";
import { Anchor } from "#ui/layout/anchor.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { onePicture } from "#ui/one-picture.ts";
import { checkLine } from "./check-text.ts";
import * as labels from "./labels.ts";
import { SavedText, SwitchLine, saveQuietly } from "./saved-text.tsx";

/** Longer than an edit takes to reach the public copy, from which the image is rendered. */
const DRAWN_MS = 2500;

/** The link preview as networks show it: the text updates at once, the image once rendered. */
function ShareCard({ site, seo }: { site: OwnSite; seo: Seo }) {
  const { title, description } = shareText(site, seo);
  return (
    <figure className="share-card" aria-label={labels.shareCard}>
      {seo.image ? (
        <img src={mediaAddress(seo.image, 640)} alt="" width={seo.image.width} height={seo.image.height} />
      ) : (
        <DrawnPicture site={site} />
      )}
      <figcaption>
        <small className="faint">{window.location.host}</small>
        <b>{title}</b>
        <p className="soft">{description}</p>
      </figcaption>
    </figure>
  );
}

/** The actual preview image, or a placeholder while the page is not public. */
function DrawnPicture({ site }: { site: OwnSite }) {
  const stamp = useSettled(site.updatedAt, DRAWN_MS);
  const [missing, setMissing] = useState<number | null>(null);
  if (isSiteOpen(site) && missing !== stamp) {
    const address = `${sharePicturePath(site.username, null, "now")}?${stamp}`;
    return <img src={address} alt={labels.previewOfYourShareCard} width={1200} height={630} onError={() => setMissing(stamp)} />;
  }
  const picture = site.cover ?? site.avatar;
  if (picture) return <img src={mediaAddress(picture, 640)} alt="" width={picture.width} height={picture.height} />;
  return (
    <span className="share-card__letter" aria-hidden="true">
      {firstCharacter(site.displayName)}
    </span>
  );
}

/** A value once it has been stable for a while; the first one at once. */
function useSettled<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}

/** How the address looks in messages and search results. */
export function ShareSection({ site, seo }: { site: OwnSite; seo: Seo }) {
  const save = (changes: Partial<Seo>) => saveQuietly(saveSeo(site.id, changes));
  return (
    <Section title={labels.shareCard}>
      <p className="faint">{labels.shareHint}</p>
      <Anchor id="share-card">
        <div className="share-columns">
          <div className="info__stack">
            <SavedText
              siteId={site.id}
              name="seo-title"
              label={labels.title}
              hint={labels.shareBlankHint}
              stored={seo.title}
              check={checkLine(SEO_TITLE_MAX)}
              save={(title) => save({ title })}
              max={SEO_TITLE_MAX}
            />
            <SavedText
              siteId={site.id}
              name="seo-description"
              label={uiLabels.description}
              hint={labels.headlineBlankHint}
              stored={seo.description}
              check={checkLine(SEO_DESCRIPTION_MAX)}
              save={(description) => save({ description })}
              max={SEO_DESCRIPTION_MAX}
              rows={3}
            />
            <SharePicture siteId={site.id} image={seo.image} onChange={(image) => save({ image })} />
          </div>
          <ShareCard site={site} seo={seo} />
        </div>
      </Anchor>
      <Anchor id="search">
        <SwitchLine words={labels.hideFromSearch} isOn={seo.noindex} onChange={(noindex) => save({ noindex })} />
      </Anchor>
    </Section>
  );
}

const pictures = new ImageQueues<Media>();

/** A custom preview image; without one, ours is rendered. */
function SharePicture({ siteId, image, onChange }: { siteId: string; image: Media | null; onChange: (image: Media | null) => void }) {
  return (
    <div className="field">
      <span className="field__label">
        {labels.picture} <span className="faint">{uiLabels.optional}</span>
      </span>
      <ImagePicker
        label={labels.shareCardPicture}
        shape="wide"
        images={image ? [image] : []}
        onward={{ queue: pictures.at(siteId), put: onChange }}
        onChange={onePicture(image, labels.shareCardPictureRemoved, onChange)}
        upload={(file, how) => uploadImage(file, { siteId, ...how })}
        addressOf={mediaAddress}
        refusalText={imageErrorLabel}
        note={useQuotaNotice("media")}
        max={1}
        altMax={MEDIA_ALT_MAX}
        accept={MEDIA_INPUT_TYPES.join(",")}
      />
    </div>
  );
}
