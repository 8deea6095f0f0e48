import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { LABELS_MAX, MAILBOXES_MAX, PERSON_NOTE_MAX, personSchema } from "./person.ts";

/** What a person has beside what their records tell. */
const { email, otherEmails, name, labels, note, blockedAt, eraseAskedAt } = personSchema.shape;

/**
 * `people/{siteId}/persons/{personId}` of a mailbox that was merged: whose it is now (`into`), what its own person had, and which labels and
 * note of theirs the other did not have before. It has no field that lists sort by, so none of them has it. Functions write it.
 */
export const aliasSchema = z.object({
  email,
  into: z.string(),
  labels,
  note,
  blockedAt,
  eraseAskedAt,
  broughtLabels: z.array(z.string()),
  broughtNote: z.string(),
  mergedAt: timestampSchema,
});
export type Alias = z.infer<typeof aliasSchema>;
export const storedPersonSchema = z.union([personSchema, aliasSchema]);

/** Whose a person's document is, and what a renewal leaves as it is. */
export const keptPersonSchema = z.object({
  email: z._default(email, ""),
  name: z._default(name, ""),
  otherEmails,
  labels,
  note,
  blockedAt,
  eraseAskedAt,
});
export type KeptPerson = z.infer<typeof keptPersonSchema>;

/** Why two people are not merged: the other has several addresses, this one has no room, or they differ in what must be answered first. */
export type MergeRefusal = "several" | "full" | "blocked" | "erasing" | "labels" | "note";

/** All addresses, the main one first. */
export function mailboxesOf(person: { email: string; otherEmails: readonly string[] }): string[] {
  return [person.email, ...person.otherEmails];
}

/** @param aliases those of `person`. @returns why the other cannot become one with them; `null` for nothing */
export function mergeRefusal(person: KeptPerson, aliases: readonly Alias[], other: KeptPerson): MergeRefusal | null {
  if (other.otherEmails.length > 0) return "several";
  if (mailboxesOf(person).length >= MAILBOXES_MAX) return "full";
  if ((person.blockedAt === null) !== (other.blockedAt === null)) return "blocked";
  if (person.eraseAskedAt !== null || other.eraseAskedAt !== null) return "erasing";
  const { labels, note } = merged(person, aliases, other).person;
  if (labels.length > LABELS_MAX) return "labels";
  return note.length > PERSON_NOTE_MAX ? "note" : null;
}

type Brought = Pick<Alias, "broughtLabels" | "broughtNote">;
type Written = Pick<KeptPerson, "labels" | "note">;

/** What the person has after a merge, and what of it the other brought. */
export function merged(person: Written, aliases: readonly Brought[], other: Written): { person: Written; brought: Brought } {
  const own = withBrought(person, aliases, []);
  const broughtLabels = other.labels.filter((label) => !own.labels.includes(label));
  const broughtNote = own.note === other.note ? "" : other.note;
  const note = notesOf(aliases).includes(broughtNote) ? person.note : joined([person.note, broughtNote]);
  return { person: { labels: [...new Set([...person.labels, ...broughtLabels])], note }, brought: { broughtLabels, broughtNote } };
}

/** What a person still has once only some of their aliases stay: what the owner wrote since then stays too. */
export function withBrought(person: Written, aliases: readonly Brought[], staying: readonly Brought[]): Written {
  const isLost = (label: string) => {
    const brings = ({ broughtLabels }: Brought) => broughtLabels.includes(label);
    return aliases.some(brings) && !staying.some(brings);
  };
  return { labels: person.labels.filter((label) => !isLost(label)), note: noteWith(person.note, notesOf(aliases), notesOf(staying)) };
}

const GAP = "\n\n";
const joined = (notes: readonly string[]) => notes.filter(Boolean).join(GAP);
const notesOf = (aliases: readonly Brought[]) => [...new Set(aliases.map(({ broughtNote }) => broughtNote))].filter(Boolean);

/** The notes that were brought stand at the end, in their order, unless the owner moved them: then each is looked for. */
function noteWith(note: string, brought: readonly string[], staying: readonly string[]): string {
  const whole = joined(brought);
  if (whole === "") return note;
  if (note === whole) return joined(staying);
  if (note.endsWith(GAP + whole)) return joined([note.slice(0, -(GAP + whole).length), ...staying]);
  return brought.filter((part) => !staying.includes(part)).reduce(withoutPart, note);
}

function withoutPart(note: string, part: string): string {
  const framed = GAP + note + GAP;
  const at = framed.lastIndexOf(GAP + part + GAP);
  return at < 0 ? note : (framed.slice(0, at) + framed.slice(at + GAP.length + part.length)).slice(GAP.length, -GAP.length);
}
