import { MAIL_WORDS_MAX } from "@awning/domain/shop/mail-settings";
import { storedDraft } from "#data/core/unsaved.ts";
import { saveMailSettings, useMailSettings } from "#data/mail/mail-settings.ts";
import { type Checked, readText } from "#form/read-fields.ts";
import { useAutosave } from "#form/use-autosave.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Anchor } from "#ui/layout/anchor.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";

/** The owner's texts in the mails about an order. */
export function MailPart({ siteId }: { siteId: string }) {
  const settings = useMailSettings(siteId);
  return (
    <Anchor id="email-message">
      {settings.state === "ready" ? <MailWords siteId={siteId} stored={settings.data.text} /> : null}
      {settings.state === "loading" ? <Bone height={88} /> : null}
      {settings.state === "failed" ? <LoadFailure failure={settings.failure} /> : null}
    </Anchor>
  );
}

function MailWords({ siteId, stored }: { siteId: string; stored: string }) {
  const save = (text: string) => {
    saveMailSettings(siteId, { text }).catch(showFailure);
  };
  const words = useAutosave({ stored, check, save, kept: storedDraft(siteId, "mail-words") });
  return (
    <Field
      label={labels.emailMessage}
      note={uiLabels.optional}
      hint={labels.orderEmailHint}
      error={words.error}
      count={{ used: words.text.trim().length, max: MAIL_WORDS_MAX }}
    >
      <TextArea
        value={words.text}
        rows={3}
        placeholder={labels.orderEmailExample}
        onFocus={words.onFocus}
        onChange={(event) => words.onChange(event.currentTarget.value)}
        onBlur={words.onBlur}
      />
    </Field>
  );
}

function check(typed: string): Checked<string> {
  return readText(typed, MAIL_WORDS_MAX, labels.atMostCharacters(MAIL_WORDS_MAX));
}
