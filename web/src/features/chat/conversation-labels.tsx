import { CHAT_LABEL_MAX, CHAT_LABELS_MAX, type ChatLabel, LABELS_OF_CONVERSATION_MAX } from "@awning/domain/chat/chat-settings";
import { cleanLine } from "@awning/domain/values/text";
import { X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { addChatLabel, useChatSettings } from "#data/chat/chat-settings.ts";
import type { OwnConversation } from "#data/chat/conversations.ts";
import { setLabels } from "#data/chat/desk.ts";
import { dataOr } from "#data/core/live.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

/** The labels of a conversation that still have a name, in the owner's order. */
export function labelsOf({ labels: ids }: OwnConversation, all: readonly ChatLabel[]): ChatLabel[] {
  return all.filter(({ id }) => ids.includes(id));
}

/** The labels of a conversation: remove one, or add one by its name, which makes it if the owner has none of that name. */
export function ConversationLabels({ siteId, conversation }: { siteId: string; conversation: OwnConversation }) {
  const all = dataOr(useChatSettings(siteId), null)?.labels ?? [];
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const own = labelsOf(conversation, all);
  const set = (next: readonly ChatLabel[]) =>
    void setLabels(
      { siteId, conversationId: conversation.id },
      next.map(({ id }) => id),
    ).catch(showFailure);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = cleanLine(typed);
    if (name === "") return;
    const known = all.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!known && all.length >= CHAT_LABELS_MAX) return setProblem(labels.tooManyLabels);
    set([...own, known ?? addChatLabel(siteId, name)]);
    setTyped("");
  };
  return (
    <section aria-label={labels.labelsTitle}>
      <h2 className="chat-side__title">{labels.labelsTitle}</h2>
      {own.length > 0 ? (
        <ul className="chips gap-2 chat-labels" aria-label={labels.labelsTitle}>
          {own.map((label) => (
            <li key={label.id}>
              <button
                type="button"
                className="chat-label chat-label--press"
                aria-label={uiLabels.removeNamed(label.name)}
                onClick={() => set(own.filter((one) => one !== label))}
              >
                {label.name} <Icon of={X} size="sm" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {own.length < LABELS_OF_CONVERSATION_MAX ? (
        <form className="across gap-2" onSubmit={add}>
          <TextInput
            aria-label={labels.newLabel}
            placeholder={labels.newLabel}
            list={listId}
            maxLength={CHAT_LABEL_MAX}
            autoComplete="off"
            aria-invalid={problem !== "" || undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem("");
            }}
          />
          <datalist id={listId}>
            {all
              .filter((one) => !own.includes(one))
              .map(({ id, name }) => (
                <option key={id} value={name} />
              ))}
          </datalist>
          <Button type="submit" disabled={cleanLine(typed) === ""}>
            {uiLabels.add}
          </Button>
        </form>
      ) : null}
      {problem ? (
        <p className="field__error" role="alert">
          {problem}
        </p>
      ) : null}
    </section>
  );
}
