import { changedFields } from "@awning/domain/values/row-changes";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { focusFirstWrong } from "#ui/dialogs/sheet.tsx";
import { afterPress } from "./after-press.ts";

/** The typed fields, and the stored form they are based on, which tells how a list was edited. */
export type Edits<Form> = { typed: Partial<Form>; base: Form };
/** Stores edits across screens and a reload. */
export type KeptEdits<Form> = { read: () => Edits<Form> | null; keep: (edits: Edits<Form>) => void; forget: () => void };

/** The fields whose value is a string. */
type TextFieldOf<Form> = {
  [Name in keyof Form & string]: Form[Name] extends string ? (string extends Form[Name] ? Name : never) : never;
}[keyof Form & string];

/** What the inputs of a form need. */
export type FormInputs<Form> = {
  /** The current values: the input over the stored values. */
  form: Form;
  set: (part: Partial<Form>) => void;
  /** The props of a text input. Autofill is off, because forms are about the shop and not the user. */
  text: (field: TextFieldOf<Form>) => TextProps;
  /** The props of any other input. */
  focus: (field: keyof Form & string) => FocusProps;
};
type FocusProps = { onFocus: () => void; onBlur: () => void };
type TextProps = FocusProps & { value: string; autoComplete: "off"; onChange: (event: { currentTarget: { value: string } }) => void };

export type TypedForm<Form> = FormInputs<Form> & {
  edits: Partial<Form>;
  /** Whether anything differs from the stored values. */
  isChanged: boolean;
  /** Whether the edits were restored from an earlier visit. */
  isRestored: boolean;
  /** The problems of validated fields. `fieldOf` maps a problem's key to its field. */
  shown: <Problems extends object>(problems: Problems, fieldOf?: (key: string) => string) => Partial<Problems>;
  /** Validates every field from now on. */
  judge: () => void;
  /** Discards the edits and stops validating. */
  reset: () => void;
  /** Handles a form's submit: validates it and saves `value`; if that is `null`, the first invalid field gets the focus. */
  submit: <Value>(event: FormEvent<HTMLFormElement>, value: Value | null, save: (value: Value) => unknown) => void;
  /** Lets live values replace settled edits, except where the user is typing. */
  settle: (isSettled: (field: string) => boolean) => void;
  /** Called when a field is left. */
  leaving: RefObject<() => void>;
};

type Options<Form> = {
  /** The inputs' stored values. They may change at any time; untouched fields follow them. */
  stored: Form;
  /** Applies edits based on `base` to what is stored now. For lists, where an edit contains every row. */
  rebase?: (base: Form, typed: Partial<Form>, now: Form) => Partial<Form>;
  kept?: KeptEdits<Form>;
  /** Whether a field is validated on blur with this value; by default none is before submit. */
  judgesLeft?: (value: unknown) => boolean;
};

/** A form: the input overlays the stored values, is validated on blur or submit, and is kept until it is stored. */
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

  // The input is based on the shown values, so these are what it differs from.
  const set = (part: Partial<Form>) => setSeen((all) => ({ typed: { ...rebase(all.base, all.typed, stored), ...part }, base: stored }));
  const focus = (field: keyof Form & string) => ({
    onFocus: () => setFocused(field),
    onBlur: () => {
      setFocused(null);
      if (judgesLeft(form[field])) afterPress(() => setJudged((all) => (all === "all" ? all : new Set(all).add(field))));
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
      // Input typed since this render is not stored yet.
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
