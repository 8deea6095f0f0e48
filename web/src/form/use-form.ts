import { changedFields } from "@awning/domain/values/row-changes";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { focusFirstWrong } from "#ui/dialogs/sheet.tsx";

/** The fields that were typed into, and the form as it was stored when they were: by it one tells what somebody did to a list. */
export type Edits<Form> = { typed: Partial<Form>; base: Form };
/** Where edits outlive their screen and a reload. */
export type KeptEdits<Form> = { read: () => Edits<Form> | null; keep: (edits: Edits<Form>) => void; forget: () => void };

/** The fields whose value is any text. */
type TextFieldOf<Form> = {
  [Name in keyof Form & string]: Form[Name] extends string ? (string extends Form[Name] ? Name : never) : never;
}[keyof Form & string];

/** What the inputs of a form are given. */
export type FormInputs<Form> = {
  /** Every field as it is shown: what is typed, over what is stored. */
  form: Form;
  set: (part: Partial<Form>) => void;
  /** A text input: its value, and what it tells the form. Browsers fill nothing in: a form speaks of the shop, not of who types. */
  text: (field: TextFieldOf<Form>) => TextProps;
  /** Any other input of a field. */
  focus: (field: keyof Form & string) => FocusProps;
};
type FocusProps = { onFocus: () => void; onBlur: () => void };
type TextProps = FocusProps & { value: string; autoComplete: "off"; onChange: (event: { currentTarget: { value: string } }) => void };

export type TypedForm<Form> = FormInputs<Form> & {
  edits: Partial<Form>;
  /** Whether anything differs from what is stored. */
  isChanged: boolean;
  /** Whether an earlier visit left the edits here. */
  isRestored: boolean;
  /** The problems of fields that are judged. `fieldOf` names the field of a problem that has a key of its own. */
  shown: <Problems extends object>(problems: Problems, fieldOf?: (key: string) => string) => Partial<Problems>;
  /** Judges every field from now on. */
  judge: () => void;
  /** Forgets the edits, and judges nothing any more. */
  reset: () => void;
  /** Takes the submission of a form: judges it, and saves `value`; where that is `null` the first wrong field gets the focus. */
  submit: <Value>(event: FormEvent<HTMLFormElement>, value: Value | null, save: (value: Value) => unknown) => void;
  /** Lets live values take the place of edits that are settled, except where somebody types. */
  settle: (isSettled: (field: string) => boolean) => void;
  /** What is called when a field is left. */
  leaving: RefObject<() => void>;
};

type Options<Form> = {
  /** The inputs as they show what is stored. It may change at any time: fields that nobody touched follow it. */
  stored: Form;
  /** Makes edits, which were made to `base`, to what is stored now. For lists, of which an edit holds every row. */
  rebase?: (base: Form, typed: Partial<Form>, now: Form) => Partial<Form>;
  kept?: KeptEdits<Form>;
  /** Whether a field is judged when it is left with this value; by default nothing is judged before it is submitted. */
  judgesLeft?: (value: unknown) => boolean;
};

/** A form: what is typed lies over what is stored, is judged when it is left or submitted, and is kept until it is stored. */
export function useForm<Form extends object>({ stored, rebase = asTyped, kept, judgesLeft = never }: Options<Form>): TypedForm<Form> {
  const [restored, setRestored] = useState(() => kept?.read() ?? null);
  const [seen, setSeen] = useState<Edits<Form>>(restored ?? { typed: {}, base: stored });
  const [judged, setJudged] = useState<ReadonlySet<string> | "all">(() => new Set(filledFields(seen.typed, judgesLeft)));
  const [focused, setFocused] = useState<string | null>(null);
  const leaving = useRef(() => {});
  const edits = rebase(seen.base, seen.typed, stored);
  const form: Form = { ...stored, ...edits };
  const isChanged = changedFields(stored, form).length > 0;
  useEffect(() => (isChanged ? kept?.keep(seen) : kept?.forget()), [kept, isChanged, seen]);

  // What is typed is typed into what is shown: from here on that is what it differs from.
  const set = (part: Partial<Form>) => setSeen((all) => ({ typed: { ...rebase(all.base, all.typed, stored), ...part }, base: stored }));
  const focus = (field: keyof Form & string) => ({
    onFocus: () => setFocused(field),
    onBlur: () => {
      setFocused(null);
      if (judgesLeft(form[field])) setJudged((all) => (all === "all" ? all : new Set(all).add(field)));
      leaving.current();
    },
  });
  const shown: TypedForm<Form>["shown"] = (problems, fieldOf = (key) => key) =>
    judged === "all" ? problems : fieldsThat(problems, (key) => judged.has(fieldOf(key)));
  return {
    form,
    edits,
    isChanged,
    isRestored: restored !== null,
    set,
    focus,
    text: (field) => ({
      ...focus(field),
      value: String(form[field]),
      autoComplete: "off",
      onChange: ({ currentTarget }) => set({ [field]: currentTarget.value } as Partial<Form>),
    }),
    shown,
    judge: () => setJudged("all"),
    reset: () => {
      setSeen({ typed: {}, base: stored });
      setJudged(new Set());
      setRestored(null);
    },
    submit: (event, value, save) => {
      event.preventDefault();
      setJudged("all");
      if (value === null) focusFirstWrong(event.currentTarget);
      else save(value);
    },
    settle: (isSettled) => {
      const left = fieldsThat(edits, (field) => field === focused || !isSettled(field));
      if (Object.keys(left).length === Object.keys(edits).length) return;
      // What was typed since this was drawn is not stored yet.
      setSeen((all) => (all === seen ? { typed: left, base: stored } : all));
    },
    leaving,
  };
}

const never = () => false;

function asTyped<Form>(_base: Form, typed: Partial<Form>): Partial<Form> {
  return typed;
}

function filledFields(typed: object, judgesLeft: (value: unknown) => boolean): string[] {
  return Object.entries(typed).flatMap(([field, value]) => (judgesLeft(value) ? [field] : []));
}

function fieldsThat<Values extends object>(values: Values, isMeant: (field: string) => boolean): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => isMeant(field))) as Partial<Values>;
}
