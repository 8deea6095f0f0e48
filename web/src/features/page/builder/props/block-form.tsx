import type { Media } from "@awning/domain/media/media";
import type { Block } from "@awning/domain/page/block";
import type { Onward } from "#ui/image-picker.tsx";
import { BookingForm } from "./booking-form.tsx";
import { EmbedForm, GalleryForm, ImageForm, MapForm } from "./picture-forms.tsx";
import { ProductsForm } from "./products-form.tsx";
import { SignupForm } from "./signup-form.tsx";
import { ButtonForm, ContactForm, LinksForm, SocialsForm } from "./stall-forms.tsx";
import { ColumnsForm, CountdownForm, DividerForm, FaqForm, HoursForm, SpacerForm } from "./useful-forms.tsx";
import { HeadingForm, TestimonialForm, TextForm } from "./words-forms.tsx";

type Props = { block: Block; change: (block: Block, about: string) => void; onward: Onward<Media> };

/** The form of a block, by its type. */
export function BlockForm({ block, change, onward }: Props) {
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
