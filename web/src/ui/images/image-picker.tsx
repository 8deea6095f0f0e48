import * as uiLabels from "#ui/labels.ts";
import "./image-picker.css";
import { Failure } from "@awning/domain/errors/failure";
import { ArrowLeft, ArrowRight, ImagePlus, RotateCw, Star, TextCursorInput, Trash2, X } from "lucide-react";
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { Menu, type MenuItem } from "../dialogs/menu.tsx";
import { failureLabel } from "../feedback/labels.ts";
import { Icon } from "../icon.tsx";
import { AltTextSheet } from "./alt-text-sheet.tsx";
import type { ImageQueue, PendingImage, UploadImage } from "./image-queue.ts";
import { useImageUploads, usePastedFiles } from "./image-queues.ts";
import * as labels from "./labels.ts";

export type PickedImage = { id: string; alt: string; color: string; width: number; height: number };

/** Where an upload goes after the picker unmounts. `put` adds the picture to the current value. */
export type Onward<Image> = { queue: ImageQueue<Image>; put: (image: Image) => void };

export type Uploads = { sending: number; failed: number };

type Props<Image extends PickedImage> = {
  /** Names the pictures for screen readers, for example "Pictures of the product". */
  label: string;
  images: readonly Image[];
  onChange: (images: Image[]) => void;
  upload: UploadImage<Image>;
  /** The address of a stored picture for about this many pixels. */
  addressOf: (image: Image, width: number) => string;
  /** The message for errors `upload` throws because of the picture; `null` for general ones. */
  refusalText: (failure: Failure) => string | null;
  /** Shown below the pictures, for example a quota warning. */
  note?: string | null;
  max: number;
  /** The longest alternative text. */
  altMax: number;
  accept: string;
  isDisabled?: boolean;
  /** Without it, uploads stop when the picker unmounts. */
  onward?: Onward<Image>;
  /** Called with the number of pending and failed uploads when it changes. */
  onUploads?: (uploads: Uploads) => void;
  /** Gives a first picture when the picker is mounted, for example one that was shared with the app. */
  first?: () => Promise<File | null>;
  /** `round` draws a small circle, for example a profile picture; `wide` a strip of the full width. */
  shape?: "tiles" | "round" | "wide";
};

/**
 * Pictures that can be selected, dropped or pasted into the focused picker, described, sorted and removed. The first one is
 * the cover. Everything dragging does is also in a picture's menu.
 */
export function ImagePicker<Image extends PickedImage>(props: Props<Image>) {
  const {
    label,
    images,
    onChange,
    upload,
    addressOf,
    refusalText,
    note = null,
    max,
    altMax,
    accept,
    isDisabled = false,
    shape = "tiles",
    onUploads,
    onward,
    first,
  } = props;
  const latest = useRef(images);
  latest.current = images;
  const put = (next: Image[]) => {
    // Two uploads can finish before the parent renders again.
    latest.current = next;
    onChange(next);
  };
  const { pending, start, retry, forget } = useImageUploads(
    {
      upload,
      onDone: onward?.put ?? ((image) => put(max === 1 ? [image] : [...latest.current, image].slice(0, max))),
      failureText: (error) =>
        (error instanceof Failure ? refusalText(error) : null) ?? failureLabel(error instanceof Failure ? error : new Failure("internal")),
    },
    onward?.queue,
  );
  const failed = pending.filter((one) => one.error !== null).length;
  const sending = pending.length - failed;
  useEffect(() => onUploads?.({ sending, failed }), [onUploads, sending, failed]);
  const [isOver, setOver] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [describing, setDescribing] = useState<string | null>(null);
  const [said, say] = useState("");
  const room = max === 1 ? 1 : Math.max(0, max - images.length - pending.length);

  const take = (files: readonly File[]) => {
    if (isDisabled) return;
    // Includes files that are not pictures, so they are refused with a message and not ignored.
    start(files.slice(0, room));
    if (files.length > room) say(labels.picturesLeftOut(room, files.length - room));
  };
  const group = usePastedFiles(take);
  const takeFirst = useEffectEvent((file: File | null) => file && take([file]));
  useEffect(() => void first?.().then(takeFirst), [first]);

  const move = (from: number, to: number) => {
    const next = [...images];
    const [held] = next.splice(from, 1);
    if (!held || to < 0 || to > next.length) return;
    next.splice(to, 0, held);
    put(next);
    say(to === 0 ? labels.coverUpdated : labels.movedToPosition(to + 1, images.length));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) take([...event.dataTransfer.files]);
  };
  const described = images.find((image) => image.id === describing);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      ref={group}
      className={`pics pics--${shape} ${isOver ? "pics--over" : ""}`}
      role="group"
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        if (event.dataTransfer.types.includes("Files")) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {images.map((image, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be dragged
        <div
          key={image.id}
          role="group"
          aria-label={labels.pictureOf(index + 1, images.length)}
          className={`pics__tile ${dragged === index ? "pics__tile--held" : ""}`}
          style={{ backgroundColor: image.color }}
          draggable={images.length > 1 && !isDisabled}
          onDragStart={(event) => {
            setDragged(index);
            event.dataTransfer.effectAllowed = "move";
            event.dataTransfer.setData("text/plain", image.id);
          }}
          onDragEnd={() => setDragged(null)}
          onDrop={() => {
            if (dragged !== null && dragged !== index) move(dragged, index);
            setDragged(null);
          }}
        >
          <img src={addressOf(image, index === 0 ? 640 : 320)} alt={image.alt || labels.undescribedPicture(index + 1)} draggable={false} />
          {index === 0 && max > 1 ? <span className="pics__tag">{labels.cover}</span> : null}
          {isDisabled ? null : (
            <span className="pics__acts">
              <Menu
                label={labels.actionsForPicture(index + 1)}
                items={actsOf(index, images.length, {
                  describe: () => setDescribing(image.id),
                  move,
                  remove: () => put(images.filter((one) => one.id !== image.id)),
                })}
              />
            </span>
          )}
        </div>
      ))}
      {pending.map((one) => (
        <PendingTile
          key={one.key}
          one={one}
          // A small tile has no room for a sentence, so the message goes below all of them.
          hasWords={shape !== "tiles"}
          onRetry={() => retry(one)}
          onForget={() => forget(one.key)}
        />
      ))}
      {room > 0 && !isDisabled && !(max === 1 && pending.length > 0) ? (
        <AddTile hasImages={images.length > 0} isMultiple={max > 1} accept={accept} onFiles={take} />
      ) : null}
      {shape === "tiles"
        ? pending
            .filter((one) => one.error !== null)
            .map((one) => (
              <p key={one.key} className="pics__below pics__below--failed" role="alert">
                {labels.fileFailed(one.file.name, one.error)}
              </p>
            ))
        : null}
      {note === null || failed > 0 ? null : <p className="pics__below">{note}</p>}
      <span className="sr" role="status">
        {said}
      </span>
      <AltTextSheet
        alt={described ? described.alt : null}
        src={described ? addressOf(described, 640) : ""}
        max={altMax}
        onClose={() => setDescribing(null)}
        onSave={(alt) => put(images.map((image) => (image.id === describing ? { ...image, alt } : image)))}
      />
    </div>
  );
}

function actsOf(
  index: number,
  count: number,
  on: { describe: () => void; move: (from: number, to: number) => void; remove: () => void },
): MenuItem[] {
  const moves: MenuItem[] = [
    ...(index > 1 ? [{ label: labels.setAsCover, icon: Star, onSelect: () => on.move(index, 0) }] : []),
    ...(index > 0 ? [{ label: labels.moveForward, icon: ArrowLeft, onSelect: () => on.move(index, index - 1) }] : []),
    ...(index < count - 1 ? [{ label: labels.moveBack, icon: ArrowRight, onSelect: () => on.move(index, index + 1) }] : []),
  ];
  return [
    { label: labels.addDescription, icon: TextCursorInput, onSelect: on.describe },
    ...moves,
    "separator",
    { label: uiLabels.remove, icon: Trash2, isDanger: true, onSelect: on.remove },
  ];
}

type PendingTileProps = { one: PendingImage; hasWords: boolean; onRetry: () => void; onForget: () => void };

function PendingTile({ one, hasWords, onRetry, onForget }: PendingTileProps) {
  return (
    <div className={`pics__tile pics__tile--pending ${one.error ? "pics__tile--failed" : ""}`}>
      <img src={one.preview} alt={one.file.name} />
      {one.error && hasWords ? (
        <p className="pics__error" role="alert">
          {one.error}
        </p>
      ) : null}
      {one.error ? null : (
        <progress className="pics__progress drawn" value={one.share} max={1} aria-label={labels.uploading(one.file.name)} />
      )}
      <span className="pics__acts">
        {one.error ? <IconButton icon={RotateCw} label={uiLabels.tryAgain} onClick={onRetry} /> : null}
        <IconButton icon={X} label={one.error ? uiLabels.remove : labels.stop} onClick={onForget} />
      </span>
    </div>
  );
}

function AddTile({
  hasImages,
  isMultiple,
  accept,
  onFiles,
}: {
  hasImages: boolean;
  isMultiple: boolean;
  accept: string;
  onFiles: (files: File[]) => void;
}) {
  const id = useId();
  return (
    <label className="pics__add" htmlFor={id}>
      <Icon of={ImagePlus} size="lg" />
      <span className={hasImages ? "sr" : ""}>
        {isMultiple ? labels.addPictures : hasImages ? labels.replacePicture : labels.addAPicture}
      </span>
      {hasImages ? null : <span className="faint pics__hint">{labels.uploadHint}</span>}
      <input
        id={id}
        className="sr"
        type="file"
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Allows selecting the same file again after removing it.
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
