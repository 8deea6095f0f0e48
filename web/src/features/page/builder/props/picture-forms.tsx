import type { Media } from "@awning/domain/media/media";
import { GALLERY_MAX } from "@awning/domain/page/block-props";
import { readEmbedAddress } from "@awning/domain/page/embed-address";
import { EMBED_NAMES } from "@awning/domain/rich-text/embed";
import type { Onward } from "#ui/images/image-picker.tsx";
import * as labels from "../labels.ts";
import { AddressField, ChoiceField, LineField, LongField } from "./fields.tsx";
import { PictureField } from "./picture-field.tsx";
import type { FormProps } from "./text-forms.tsx";

const SHAPES = [
  { key: "natural", label: labels.original },
  { key: "wide", label: labels.wide },
  { key: "square", label: labels.square },
  { key: "round", label: labels.round },
] as const;

type PictureProps<Type extends "image" | "gallery"> = FormProps<Type> & { onward: Onward<Media> };

export function ImageForm({ block, change, onward }: PictureProps<"image">) {
  const { props } = block;
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  return (
    <>
      <PictureField
        label={labels.picture}
        max={1}
        images={props.image ? [props.image] : []}
        onward={onward}
        onChange={([image]) => set({ image: image ?? null }, "image")}
      />
      <ChoiceField label={labels.shape} items={SHAPES} value={props.shape} onChange={(shape) => set({ shape }, "shape")} />
      <LineField label={labels.caption} value={props.caption} max={200} onChange={(caption) => set({ caption }, "caption")} />
      <AddressField of={block.id} label={labels.link} isOptional value={props.url} onChange={(url) => set({ url }, "url")} />
    </>
  );
}

export function GalleryForm({ block, change, onward }: PictureProps<"gallery">) {
  const { props } = block;
  return (
    <>
      <PictureField
        label={labels.pictures}
        max={GALLERY_MAX}
        images={props.images}
        onward={onward}
        onChange={(images) => change({ ...block, props: { ...props, images } }, "images")}
      />
      <ChoiceField
        label={labels.layout}
        items={[
          { key: "grid", label: labels.grid },
          { key: "row", label: labels.row },
        ]}
        value={props.layout}
        onChange={(layout) => change({ ...block, props: { ...props, layout } }, "layout")}
      />
    </>
  );
}

export function MapForm({ block, change }: FormProps<"map">) {
  const { props } = block;
  return (
    <>
      <LineField
        label={labels.heading}
        value={props.title}
        max={80}
        onChange={(title) => change({ ...block, props: { ...props, title } }, "title")}
      />
      <LongField
        label={labels.address}
        value={props.address}
        max={300}
        hint={labels.mapHint}
        onChange={(address) => change({ ...block, props: { ...props, address } }, "address")}
      />
    </>
  );
}

const SERVICES = [...new Set(Object.values(EMBED_NAMES))].join(", ");
const WHY_NOT = {
  shortened: labels.linkShortened,
  there_only: labels.embedRefused,
  unknown: labels.embedLinkInvalid(SERVICES),
};

function readEmbed(typed: string): { url: string } | { error: string } {
  const read = readEmbedAddress(typed);
  return "url" in read ? read : { error: WHY_NOT[read.reason] };
}

export function EmbedForm({ block, change }: FormProps<"embed">) {
  const { props } = block;
  return (
    <>
      <AddressField
        of={block.id}
        label={labels.address}
        value={props.url}
        read={readEmbed}
        hint={labels.embedLinkHint(SERVICES)}
        onChange={(url) => change({ ...block, props: { ...props, url } }, "url")}
      />
      <LineField
        label={labels.title}
        value={props.title}
        max={120}
        onChange={(title) => change({ ...block, props: { ...props, title } }, "title")}
      />
    </>
  );
}
