import { AWAY_TEXT_MAX, type ChatSettings, KEEP_CHOICES } from "@awning/domain/chat/chat-settings";
import type { Failure } from "@awning/domain/errors/failure";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { removeChatLabel, saveChatSettings, useChatSettings } from "#data/chat/chat-settings.ts";
import { settledWithin } from "#data/core/settled-within.ts";
import { readText } from "#form/read-fields.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";

const MODES = [
  { key: "widget", label: labels.chat },
  { key: "form", label: labels.contactFormMode },
  { key: "hidden", label: labels.off },
] as const;

const KEEP_LABELS: Record<ChatSettings["keep"], string> = {
  always: labels.keepAlways,
  365: labels.keepYear,
  90: labels.keepQuarter,
};

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
  const [typed, setTyped] = useState(settings.awayText);
  const { isBusy, failure, run } = useAction();
  const [refused, setRefused] = useState<Failure | null>(null);
  const away = readText(typed, AWAY_TEXT_MAX, uiLabels.atMostCharacters(AWAY_TEXT_MAX));
  const awayText = "value" in away ? away.value : null;
  // Said in the sheet, which covers toasts.
  const save = (write: Promise<void>) => {
    setRefused(null);
    void write.catch(setRefused);
  };
  const change = (part: Parameters<typeof saveChatSettings>[1]) => save(saveChatSettings(siteId, part));
  const finish = async () => {
    if (awayText === null) return;
    const isKept = awayText === settings.awayText || (await run(() => settledOrWaiting(saveChatSettings(siteId, { awayText }))));
    if (isKept) onClose();
  };
  return (
    <form
      className="chat-settings"
      onSubmit={(event) => {
        event.preventDefault();
        void finish();
      }}
    >
      <div className="chat-settings__mode">
        <Segment label={labels.chatOnYourPage} items={MODES} current={settings.mode} onChange={(mode) => change({ mode })} />
        <p className="soft">{MODE_HINTS[settings.mode]}</p>
      </div>
      <Field
        label={labels.awayMessage}
        note={uiLabels.optional}
        count={{ used: (awayText ?? typed).length, max: AWAY_TEXT_MAX }}
        error={"error" in away ? away.error : failure && failureLabel(failure)}
        hint={<>{labels.awayHint(<Link to={settingsPaths.information("contact", "hours")}>{labels.openingHours}</Link>)}</>}
      >
        <TextArea rows={3} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <Field label={labels.keepConversations} hint={settings.keep === "always" ? null : labels.keepHint}>
        <Select
          value={settings.keep}
          onChange={({ currentTarget }) => change({ keep: KEEP_CHOICES.find((one) => one === currentTarget.value) ?? "always" })}
        >
          {KEEP_CHOICES.map((one) => (
            <option key={one} value={one}>
              {KEEP_LABELS[one]}
            </option>
          ))}
        </Select>
      </Field>
      {settings.labels.length > 0 ? (
        <div className="pile gap-2 at-start">
          <h3 className="chat-settings__title">{labels.labelsTitle}</h3>
          <ul className="chips gap-2" aria-label={labels.labelsTitle}>
            {settings.labels.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className="chat-label chat-label--press"
                  aria-label={uiLabels.removeNamed(name)}
                  onClick={() => save(removeChatLabel(siteId, id))}
                >
                  {name} <Icon of={X} size="sm" />
                </button>
              </li>
            ))}
          </ul>
          <p className="field__hint">{labels.labelsHint}</p>
        </div>
      ) : null}
      {refused ? (
        <p className="field__error" role="alert">
          {failureLabel(refused)}
        </p>
      ) : null}
      <div className="dialog__foot">
        <Button type="submit" variant="ink" isBusy={isBusy}>
          {uiLabels.done}
        </Button>
      </div>
    </form>
  );
}

/** Offline a write is kept on the device and sent later; otherwise the server says whether it has it. */
async function settledOrWaiting(write: Promise<void>): Promise<void> {
  if (navigator.onLine) return settledWithin(write);
  write.catch(showFailure);
}
