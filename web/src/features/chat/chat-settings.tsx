import { AWAY_TEXT_MAX, type ChatSettings } from "@awning/domain/chat/schema";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { useState } from "react";
import { Link } from "react-router";
import { saveChatSettings, useChatSettings } from "#data/chat/conversations.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";

const MODES = [
  { key: "widget", label: labels.chat },
  { key: "form", label: labels.contactFormMode },
  { key: "hidden", label: labels.off },
] as const;

const MODE_HINTS: Record<ChatSettings["mode"], string> = {
  widget: labels.chatModeHint,
  form: labels.formModeHint,
  hidden: labels.offModeHint,
};

/** Whether the page offers the chat, and what it says while the owner is away. */
export function ChatSettingsSheet({ siteId, isOpen, onClose }: { siteId: string; isOpen: boolean; onClose: () => void }) {
  const settings = useChatSettings(siteId);
  return (
    <Sheet title={labels.chatSettings} isOpen={isOpen} onClose={onClose}>
      {settings.state === "loading" ? <SkeletonRows count={2} hasThumb={false} label={labels.loadingChatSettings} /> : null}
      {settings.state === "failed" ? <LoadFailure failure={settings.failure} /> : null}
      {settings.state === "ready" ? <SettingsForm siteId={siteId} settings={settings.data} onClose={onClose} /> : null}
    </Sheet>
  );
}

function SettingsForm({ siteId, settings, onClose }: { siteId: string; settings: ChatSettings; onClose: () => void }) {
  const [awayText, setAwayText] = useState(settings.awayText);
  const isTooLong = awayText.trim().length > AWAY_TEXT_MAX;
  const save = (part: Partial<ChatSettings>) => void saveChatSettings(siteId, part).catch(() => showToast(labels.saveFailed));
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
        <Segment label={labels.chatOnYourPage} items={MODES} current={settings.mode} onChange={(mode) => save({ mode })} />
        <p className="soft">{MODE_HINTS[settings.mode]}</p>
      </div>
      <Field
        label={labels.awayMessage}
        note={uiLabels.optional}
        count={{ used: awayText.trim().length, max: AWAY_TEXT_MAX }}
        error={isTooLong ? uiLabels.atMostCharacters(AWAY_TEXT_MAX) : null}
        hint={<>{labels.awayHint(<Link to={settingsPaths.information("contact", "hours")}>{labels.openingHours}</Link>)}</>}
      >
        <TextArea rows={3} value={awayText} onChange={(event) => setAwayText(event.currentTarget.value)} />
      </Field>
      <div className="dialog__foot">
        <Button type="submit" variant="ink">
          {uiLabels.done}
        </Button>
      </div>
    </form>
  );
}
