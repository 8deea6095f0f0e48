import { type Design, VEIL_MAX } from "@awning/domain/design/design";
import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES, type Media } from "@awning/domain/media/media";
import { imageErrorLabel } from "@awning/domain/upload/upload";
import { mediaAddress } from "#data/media/media.ts";
import { uploadImage } from "#data/media/media-upload.ts";
import { useQuotaNotice } from "#data/media/uploads.ts";
import { ImagePicker } from "#ui/images/image-picker.tsx";
import { ImageQueues } from "#ui/images/image-queues.ts";
import { Choices, Range } from "./choices.tsx";
import { colorRows } from "./color-pairs.ts";
import * as labels from "./labels.ts";
import type { Look } from "./use-design-trial.ts";

const pictures = new ImageQueues<Media>();

/** The page's background: the theme's own, a color, a gradient or a picture with a veil. */
export function BackgroundFields({ look, siteId }: { look: Look; siteId: string }) {
  const note = useQuotaNotice("media");
  const { background, colors } = look.tried.design;
  const change = (part: Partial<Design["background"]>) => look.change({ background: { ...background, ...part } });
  const queue = pictures.at(siteId);
  const bg = colorRows(look.tried).find((row) => row.name === "bg")?.shown ?? "#ffffff";
  const to = background.to ?? bg;
  return (
    <div className="design__part">
      <Choices
        label={labels.background}
        isQuiet
        current={background.kind}
        onPick={(kind) => change({ kind })}
        items={[
          { key: "theme", label: labels.themeDefault, sample: <i className="ground ground--theme" /> },
          { key: "plain", label: labels.plain, sample: <i className="ground" style={{ backgroundColor: bg }} /> },
          {
            key: "gradient",
            label: labels.gradient,
            sample: <i className="ground" style={{ backgroundImage: `linear-gradient(${bg}, ${to})` }} />,
          },
          { key: "picture", label: labels.picture, sample: <i className="ground ground--picture" /> },
        ]}
      />
      {background.kind === "gradient" ? (
        <div className="design__row">
          <label className="design__color">
            <span className="choices__label">{labels.endColor}</span>
            <span className="col__pick" style={{ backgroundColor: to }}>
              <input className="over" type="color" value={to} onChange={(event) => change({ to: event.target.value })} />
            </span>
          </label>
          <Choices
            label={labels.direction}
            current={background.direction}
            onPick={(direction) => change({ direction })}
            items={[
              { key: "down", label: labels.down },
              { key: "across", label: labels.across },
              { key: "round", label: labels.fromTheCenter },
            ]}
          />
          <p className="faint design__note">{labels.gradientHint(colors.text ? "" : labels.gradientAdvice)}</p>
        </div>
      ) : null}
      {background.kind === "picture" || queue.isSending ? (
        <div className="design__row">
          <ImagePicker
            label={labels.backgroundPicture}
            shape="wide"
            onward={{ queue, put: (picture) => change({ picture }) }}
            images={background.picture ? [background.picture] : []}
            onChange={([picture]) => change({ picture: picture ?? null })}
            upload={(file, how) => uploadImage(file, { siteId, ...how })}
            addressOf={mediaAddress}
            refusalText={imageErrorLabel}
            note={note}
            max={1}
            altMax={MEDIA_ALT_MAX}
            accept={MEDIA_INPUT_TYPES.join(",")}
          />
          <Range label={labels.overlay} value={background.veil} max={VEIL_MAX} unit=" %" onPick={(veil) => change({ veil })} />
          <p className="faint design__note">{labels.tintHint}</p>
        </div>
      ) : null}
    </div>
  );
}
