import { AWAY_TEXT_MAX, type ChatSettings } from "@awning/domain/chat/schema";
import { paths } from "@awning/domain/routes/paths";
import { useState } from "react";
import { Link } from "react-router";
import { saveChatSettings, useChatSettings } from "#data/chat/conversations.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";

const MODES = [
  { key: "widget", label: "Chat" },
  { key: "form", label: "Form only" },
  { key: "hidden", label: "Off" },
] as const;

const MODE_HINTS: Record<ChatSettings["mode"], string> = {
  widget: "Visitors can chat on all your pages. When you’re away, they see when you’ll be back.",
  form: "Visitors leave a message and an email address. You answer in this inbox.",
  hidden: "Nothing is shown on your page. Existing conversations continue.",
};

/** Whether the chat is on the page, and what it says while the owner is away. */
export function ChatSettingsSheet({ siteId, isOpen, onClose }: { siteId: string; isOpen: boolean; onClose: () => void }) {
  const settings = useChatSettings(siteId);
  return (
    <Sheet title="Chat settings" isOpen={isOpen} onClose={onClose}>
      {settings.state === "loading" ? <SkeletonRows count={2} hasThumb={false} label="Loading chat settings" /> : null}
      {settings.state === "failed" ? <LoadFailure failure={settings.failure} /> : null}
      {settings.state === "ready" ? <SettingsForm siteId={siteId} settings={settings.data} onClose={onClose} /> : null}
    </Sheet>
  );
}

function SettingsForm({ siteId, settings, onClose }: { siteId: string; settings: ChatSettings; onClose: () => void }) {
  const [awayText, setAwayText] = useState(settings.awayText);
  const isTooLong = awayText.trim().length > AWAY_TEXT_MAX;
  const save = (part: Partial<ChatSettings>) =>
    void saveChatSettings(siteId, part).catch(() => showToast("Not saved. Check your connection and try again."));
  return (
    <form
      className="chat-settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTooLong) return;
        save({ awayText: awayText.trim() });
        onClose();
      }}
    >
      <div className="chat-settings__mode">
        <Segment label="Chat on your page" items={MODES} current={settings.mode} onChange={(mode) => save({ mode })} />
        <p className="soft">{MODE_HINTS[settings.mode]}</p>
      </div>
      <Field
        label="Away message"
        note="optional"
        count={{ used: awayText.trim().length, max: AWAY_TEXT_MAX }}
        error={isTooLong ? `Use at most ${AWAY_TEXT_MAX} characters.` : null}
        hint={
          <>
            Shown outside your <Link to={paths.information}>opening hours</Link>, with the time you’re back.
          </>
        }
      >
        <TextArea rows={3} value={awayText} onChange={(event) => setAwayText(event.currentTarget.value)} />
      </Field>
      <div className="dialog__foot">
        <Button type="submit" variant="ink">
          Done
        </Button>
      </div>
    </form>
  );
}
