import { consentWords } from "@awning/domain/contact/contact";
import { CONSENT_TEXT_MAX } from "@awning/domain/values/text";
import { useBuilderSite } from "../site-context.ts";
import { LineField, LongField } from "./fields.tsx";
import type { FormProps } from "./form-props.ts";

export function SignupForm({ block, change }: FormProps<"signup">) {
  const { props } = block;
  const { siteName, signUps } = useBuilderSite();
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  return (
    <>
      <LineField label="Heading" value={props.title} max={80} placeholder="Newsletter" onChange={(title) => set({ title }, "title")} />
      <LongField label="Description" value={props.text} max={300} onChange={(text) => set({ text }, "text")} />
      <LineField label="Button text" value={props.button} max={40} placeholder="Sign up" onChange={(button) => set({ button }, "button")} />
      <LongField
        label="Consent text"
        value={props.consent}
        max={CONSENT_TEXT_MAX}
        placeholder={consentWords("", siteName)}
        hint="Saved with each subscriber, with the date and page. People are only added after they open the link we email them."
        onChange={(consent) => set({ consent }, "consent")}
      />
      {signUps(<p className="faint">No subscribers yet. You can download your list here once people sign up.</p>)}
    </>
  );
}
