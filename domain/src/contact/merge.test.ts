import fc from "fast-check";
import { expect, test } from "vitest";
import { aliasSchema, keptPersonSchema, merged, mergeRefusal, storedPersonSchema, withBrought } from "./merge.ts";
import { LABELS_MAX, MAILBOXES_MAX, PERSON_NOTE_MAX } from "./person.ts";

const kept = (changes: object = {}) => keptPersonSchema.parse({ email: "ida@example.test", ...changes });
const alias = (changes: object = {}) =>
  aliasSchema.parse({ email: "per@example.test", into: "ida", broughtLabels: [], broughtNote: "", mergedAt: 1, ...changes });

test("people who differ in a block, a wish or room for their labels and notes stay two", () => {
  expect(mergeRefusal(kept(), [], kept())).toBeNull();
  expect(mergeRefusal(kept({ blockedAt: 1 }), [], kept({ blockedAt: 2 }))).toBeNull();
  expect(mergeRefusal(kept(), [], kept({ otherEmails: ["a@example.test"] }))).toBe("several");
  const full = Array.from({ length: MAILBOXES_MAX - 1 }, (_, at) => `a${at}@example.test`);
  expect(mergeRefusal(kept({ otherEmails: full }), [], kept())).toBe("full");
  expect(mergeRefusal(kept({ otherEmails: full.slice(1) }), [], kept())).toBeNull();
  expect(mergeRefusal(kept({ blockedAt: 1 }), [], kept())).toBe("blocked");
  expect(mergeRefusal(kept(), [], kept({ eraseAskedAt: 1 }))).toBe("erasing");
  const labels = Array.from({ length: LABELS_MAX }, (_, at) => `l${at}`);
  expect(mergeRefusal(kept({ labels }), [], kept({ labels: ["more"] }))).toBe("labels");
  expect(mergeRefusal(kept({ labels }), [], kept({ labels: ["l3"] }))).toBeNull();
  expect(mergeRefusal(kept({ note: "x".repeat(PERSON_NOTE_MAX - 2) }), [], kept({ note: "y" }))).toBe("note");
});

test("after any merges, splits in any order leave the labels and the note that were there, and each in between is the union", () => {
  const text = fc.constantFrom("", "a", "b", "a\n\nb", "ba", "b\n\na\n\nb");
  const labels = fc.uniqueArray(fc.constantFrom("Regular", "Wholesale", "Press", "Friend"));
  const written = fc.record({ labels, note: text });
  fc.assert(
    fc.property(written, fc.array(fc.tuple(written, fc.nat()), { maxLength: 4 }), (own, others) => {
      let person: { labels: string[]; note: string } = own;
      let all: { at: number; was: typeof own; brought: ReturnType<typeof merged>["brought"] }[] = [];
      const broughtOf = (some: typeof all) => some.map(({ brought }) => brought);
      for (const [was, at] of others) {
        const made = merged(person, broughtOf(all), was);
        person = made.person;
        all.push({ at, was, brought: made.brought });
      }
      for (const gone of all.toSorted((a, b) => a.at - b.at)) {
        const union = [own, ...all.map(({ was }) => was)];
        expect(new Set(person.labels)).toEqual(new Set(union.flatMap((one) => one.labels)));
        for (const { note } of union) expect(person.note).toContain(note);
        const left = all.filter((one) => one !== gone);
        person = withBrought(person, broughtOf(all), broughtOf(left));
        all = left;
      }
      expect(person).toEqual(own);
    }),
  );
});

test("what an owner wrote meanwhile stays theirs", () => {
  const { person, brought } = merged({ labels: [], note: "" }, [], { labels: ["Press"], note: "Calls first" });
  const edited = { labels: [...person.labels, "Regular"], note: `${person.note}, always` };
  expect(withBrought(edited, [brought], [])).toEqual({ labels: ["Regular"], note: "Calls first, always" });
});

test("a document is a person's or an alias", () => {
  const facts = { name: "", phone: "", sources: [], orders: 0, spent: [], marketing: "none", firstSeen: 1, lastSeen: 1 };
  expect(storedPersonSchema.parse({ email: "ida@example.test", ...facts })).toMatchObject({ otherEmails: [], labels: [], blockedAt: null });
  expect(storedPersonSchema.parse(alias({ labels: ["Press"] }))).toMatchObject({ into: "ida", labels: ["Press"] });
});
