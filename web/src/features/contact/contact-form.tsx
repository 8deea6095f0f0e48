import { HOST_TOPICS, type HostTopic, hostMessageSchema } from "@awning/domain/contact/host-message";
import { HOST_FORM_LABELS as LABELS, lengthError, TOPIC_LABELS } from "@awning/domain/contact/host-message-labels";
import { CONTACT_FORM_PATH } from "@awning/domain/routes/paths";
import { charactersOf } from "@awning/domain/values/characters";
import { cleanText } from "@awning/domain/values/text";
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { writeToHost } from "#data/contact/host-messages.ts";
import { toFailure } from "#data/core/failures.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import "./contact-form.css";
import * as labels from "./labels.ts";

const NEW = { topic: "help" as HostTopic, email: "", text: "", website: "" };
type State = { is: "open" | "sending" } | { is: "failed"; words: string } | { is: "sent"; isCopied: boolean };

/** The form of `/contact`. The input stays until it is sent. */
export function ContactForm() {
  const [typed, setTyped] = useState(NEW);
  const [state, setState] = useState<State>({ is: "open" });
  const [isChecked, setChecked] = useState(false);
  const draft = useRef({ key: "", openedAt: 0 });
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<HTMLHeadingElement>(null);
  // Text typed before the app was loaded.
  useLayoutEffect(() => {
    const here = form.current;
    if (!here) return;
    const fields = new FormData(here);
    const read = (name: string) => String(fields.get(name) ?? "");
    const topic = HOST_TOPICS.find((one) => one === fields.get("topic")) ?? NEW.topic;
    const before = { topic, email: read("email"), text: read("text"), website: read("website") };
    setTyped(before);
    // If text was typed before the app loaded, the form has been open since the page loaded.
    draft.current = newDraft(before.email + before.text === "" ? performance.now() : 0);
  }, []);
  useEffect(() => {
    if (state.is === "sent") sent.current?.focus();
  }, [state.is]);

  const count = charactersOf(cleanText(typed.text)).length;
  const parsed = hostMessageSchema.safeParse(typed);
  const wrong = new Set(isChecked && !parsed.success ? parsed.error.issues.map(({ path }) => path[0]) : []);
  const textError = wrong.has("text") ? lengthError(count) : null;
  const set = (part: Partial<typeof NEW>) => setTyped((before) => ({ ...before, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.is === "sending") return;
    setChecked(true);
    if (!parsed.success) {
      const name = String(parsed.error.issues[0]?.path[0]);
      return form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    }
    setState({ is: "sending" });
    try {
      const { isCopied } = await writeToHost({ ...parsed.data, ...draft.current, website: typed.website });
      setState({ is: "sent", isCopied });
    } catch (error) {
      setState({ is: "failed", words: failureLabel(toFailure(error)) });
    }
  };
  const again = () => {
    draft.current = newDraft(performance.now());
    setTyped({ ...NEW, email: typed.email });
    setChecked(false);
    setState({ is: "open" });
  };

  if (state.is === "sent")
    return (
      <div className="contact-form" role="status">
        <h2 ref={sent} tabIndex={-1}>
          {LABELS.sentTitle}
        </h2>
        <p>{(state.isCopied ? LABELS.copied : LABELS.notCopied)(typed.email)}</p>
        <Button onClick={again}>{LABELS.another}</Button>
      </div>
    );
  return (
    <form className="contact-form" ref={form} method="post" action={CONTACT_FORM_PATH} onSubmit={submit} noValidate>
      <fieldset className="chips gap-2 contact-form__topics">
        <legend>{LABELS.topic}</legend>
        {HOST_TOPICS.map((topic) => (
          <label key={topic}>
            <input
              className="over"
              type="radio"
              name="topic"
              value={topic}
              checked={typed.topic === topic}
              onChange={() => set({ topic })}
            />
            <span>{TOPIC_LABELS[topic]}</span>
          </label>
        ))}
      </fieldset>
      <Field label={LABELS.email} error={wrong.has("email") ? LABELS.emailError : null}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          required
          value={typed.email}
          onChange={(event) => set({ email: event.target.value })}
        />
      </Field>
      <Field label={LABELS.text} error={textError} hint={LABELS.count(count)}>
        <TextArea name="text" rows={7} required value={typed.text} onChange={(event) => set({ text: event.target.value })} />
      </Field>
      <div className="sr" aria-hidden="true">
        <label>
          {labels.website}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={typed.website}
            onChange={(event) => set({ website: event.target.value.slice(0, 200) })}
          />
        </label>
      </div>
      {state.is === "failed" ? <Notice tone="red">{state.words}</Notice> : null}
      <Button type="submit" variant="primary" className="st-big" isBusy={state.is === "sending"}>
        {LABELS.send}
      </Button>
    </form>
  );
}

/** The key that makes retries idempotent. @param openedAt when the form was opened, ms since page load */
function newDraft(openedAt: number): { key: string; openedAt: number } {
  return { key: crypto.randomUUID(), openedAt };
}
