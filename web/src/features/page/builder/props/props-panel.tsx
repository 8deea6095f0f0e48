import type { Media } from "@awning/domain/media/media";
import { type Block, gapOf } from "@awning/domain/page/block";
import { ChevronDown, CircleAlert } from "lucide-react";
import { Notice } from "#ui/feedback/notice.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Onward } from "#ui/images/image-picker.tsx";
import { BLOCK_NAMES, GAP_WORDS } from "../block-labels.ts";
import * as labels from "../labels.ts";
import type { Builder } from "../use-builder.ts";
import { BookingForm } from "./booking-form.tsx";
import { ChoiceField } from "./fields.tsx";
import { MomentField } from "./moment-field.tsx";
import { EmbedForm, GalleryForm, ImageForm, MapForm } from "./picture-forms.tsx";
import { ProductsForm } from "./products-form.tsx";
import { ButtonForm, ContactForm, LinksForm, SocialsForm } from "./stall-forms.tsx";
import { HeadingForm, SignupForm, TestimonialForm, TextForm } from "./text-forms.tsx";
import { ColumnsForm, CountdownForm, DividerForm, FaqForm, HoursForm, SpacerForm } from "./useful-forms.tsx";

/** The settings of the selected block. */
export function PropsPanel({ builder, hasTitle }: { builder: Builder; hasTitle: boolean }) {
  const { selected: block, change } = builder;
  if (!block)
    return (
      <div className="props__none">
        <h2 className="props__title">{labels.nothingSelected}</h2>
        <p className="soft">{labels.selectBlockHint}</p>
      </div>
    );
  const gap = gapOf(block);
  const { visible } = block;
  return (
    <div className="props__form" key={block.id} data-of={block.id}>
      {hasTitle ? <h2 className="props__title">{BLOCK_NAMES[block.type]}</h2> : null}
      {gap ? (
        <Notice icon={CircleAlert} tone="plain">
          {GAP_WORDS[gap]}
        </Notice>
      ) : null}
      <BlockForm block={block} change={change} onward={builder.picturesFor(block)} />
      <details className="props__more">
        <summary>
          {labels.visibility} <Icon of={ChevronDown} size="sm" />
        </summary>
        <div className="props__when">
          <MomentField
            label={labels.from}
            value={visible.from}
            onChange={(from) => change({ ...block, visible: { ...visible, from } }, "from")}
          />
          <MomentField
            label={labels.untilLabel}
            value={visible.until}
            onChange={(until) => change({ ...block, visible: { ...visible, until } }, "until")}
          />
          <ChoiceField
            label={labels.devices}
            items={[
              { key: "all", label: labels.all },
              { key: "phone", label: labels.phones },
              { key: "desktop", label: labels.largerScreens },
            ]}
            value={visible.device}
            onChange={(device) => change({ ...block, visible: { ...visible, device } }, "device")}
          />
        </div>
      </details>
    </div>
  );
}

type Props = { block: Block; change: (block: Block, about: string) => void; onward: Onward<Media> };

/** The form of a block, by its type. */
function BlockForm({ block, change, onward }: Props) {
  switch (block.type) {
    case "heading":
      return <HeadingForm block={block} change={change} />;
    case "text":
      return <TextForm block={block} change={change} />;
    case "image":
      return <ImageForm block={block} change={change} onward={onward} />;
    case "gallery":
      return <GalleryForm block={block} change={change} onward={onward} />;
    case "button":
      return <ButtonForm block={block} change={change} />;
    case "testimonial":
      return <TestimonialForm block={block} change={change} />;
    case "links":
      return <LinksForm block={block} change={change} />;
    case "socials":
      return <SocialsForm block={block} change={change} />;
    case "products":
      return <ProductsForm block={block} change={change} />;
    case "booking":
      return <BookingForm block={block} change={change} />;
    case "faq":
      return <FaqForm block={block} change={change} />;
    case "countdown":
      return <CountdownForm block={block} change={change} />;
    case "hours":
      return <HoursForm block={block} change={change} />;
    case "map":
      return <MapForm block={block} change={change} />;
    case "embed":
      return <EmbedForm block={block} change={change} />;
    case "contact":
      return <ContactForm block={block} change={change} />;
    case "signup":
      return <SignupForm block={block} change={change} />;
    case "divider":
      return <DividerForm block={block} change={change} />;
    case "spacer":
      return <SpacerForm block={block} change={change} />;
    case "columns":
      return <ColumnsForm block={block} change={change} />;
  }
}
