import { consentText } from "@awning/domain/contact/contact";
import type { Block, BlockOf, BlockType } from "@awning/domain/page/block";
import { CONSENT_TEXT_MAX } from "@awning/domain/values/text";
import { lazy, Suspense } from "react";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "../labels.ts";
import { useBuilderSite } from "../site-context.ts";
import { ChoiceField, LineField, LongField } from "./fields.tsx";

/** The text editor loads when a text is first opened. */
export const RichField = lazy(async () => ({ default: (await import("#rich-text/rich-field.tsx")).RichField }));

export const ALIGNS = [
  { key: "start", label: labels.start },
  { key: "center", label: labels.center },
] as const;

export function HeadingForm({ block, change }: FormProps<"heading">) {
  const { props } = block;
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  return (
    <>
      <LineField label={labels.heading} value={props.text} max={120} onChange={(text) => set({ text }, "text")} />
      <ChoiceField
        label={labels.size}
        items={[
          { key: "2", label: labels.large },
          { key: "3", label: labels.small },
        ]}
        value={props.level === 2 ? "2" : "3"}
        onChange={(level) => set({ level: level === "2" ? 2 : 3 }, "level")}
      />
      <ChoiceField label={labels.alignment} items={ALIGNS} value={props.align} onChange={(align) => set({ align }, "align")} />
    </>
  );
}

export function TextForm({ block, change }: FormProps<"text">) {
  const { props } = block;
  return (
    <>
      <Suspense fallback={<p className="soft">{labels.loadingTextEditor}</p>}>
        <RichField label={labels.text} text={props.text} onChange={(text) => change({ ...block, props: { ...props, text } }, "text")} />
      </Suspense>
      <ChoiceField
        label={labels.alignment}
        items={ALIGNS}
        value={props.align}
        onChange={(align) => change({ ...block, props: { ...props, align } }, "align")}
      />
    </>
  );
}

export function TestimonialForm({ block, change }: FormProps<"testimonial">) {
  const { props } = block;
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  return (
    <>
      <LongField label={labels.quote} value={props.text} max={600} onChange={(text) => set({ text }, "text")} />
      <LineField
        label={uiLabels.name}
        value={props.author}
        max={80}
        hint={labels.quotesHint}
        onChange={(author) => set({ author }, "author")}
      />
      <LineField label={labels.roleOrCompany} value={props.role} max={80} onChange={(role) => set({ role }, "role")} />
    </>
  );
}

export function SignupForm({ block, change }: FormProps<"signup">) {
  const { props } = block;
  const { siteName, signUps } = useBuilderSite();
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  return (
    <>
      <LineField
        label={labels.heading}
        value={props.title}
        max={80}
        placeholder={labels.newsletter}
        onChange={(title) => set({ title }, "title")}
      />
      <LongField label={uiLabels.description} value={props.text} max={300} onChange={(text) => set({ text }, "text")} />
      <LineField
        label={labels.buttonText}
        value={props.button}
        max={40}
        placeholder={labels.signUp}
        onChange={(button) => set({ button }, "button")}
      />
      <LongField
        label={labels.consentText}
        value={props.consent}
        max={CONSENT_TEXT_MAX}
        placeholder={consentText("", siteName)}
        hint={labels.consentHint}
        onChange={(consent) => set({ consent }, "consent")}
      />
      {signUps(<p className="faint">{labels.noSubscribersHint}</p>)}
    </>
  );
}

/** The props of a block type's form. `about` names the field, so typing in it is one undo step. */
export type FormProps<Type extends BlockType> = { block: BlockOf<Type>; change: (block: Block, about: string) => void };
