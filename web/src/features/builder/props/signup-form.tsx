import { CONSENT_TEXT_MAX, consentWords } from "@awning/domain/contact";
import { useBuilderSite } from "../site-context.ts";
import { LineField, LongField } from "./fields.tsx";
import type { FormProps } from "./form-props.ts";

export function SignupForm({ block, change }: FormProps<"signup">) {
  const { props } = block;
  const { siteName, signUps } = useBuilderSite();
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  return (
    <>
      <LineField label="Heading" value={props.title} max={80} placeholder="News by e-mail" onChange={(title) => set({ title }, "title")} />
      <LongField label="What you write about" value={props.text} max={300} onChange={(text) => set({ text }, "text")} />
      <LineField
        label="Words on the button"
        value={props.button}
        max={40}
        placeholder="Sign up"
        onChange={(button) => set({ button }, "button")}
      />
      <LongField
        label="What people agree to"
        value={props.consent}
        max={CONSENT_TEXT_MAX}
        placeholder={consentWords("", siteName)}
        hint="Kept with each address, with the day and the page. Nobody is on the list before they have opened the link that we mail them."
        onChange={(consent) => set({ consent }, "consent")}
      />
      {signUps(<p className="faint">Nobody has signed up yet. Whoever does stands in a list that you can download here.</p>)}
    </>
  );
}
