import { doc, setDoc } from "firebase/firestore";
import { expect, test } from "vitest";
import { clientOf, newUid, outcome } from "./actors.ts";
import { type Fields, put, seedSite } from "./documents.ts";
import { attemptsOf, longestOf, withValue } from "./kinds.ts";
import { SUBJECTS } from "./subjects.ts";

export const text = (length: number) => "a".repeat(length);

const show = (value: unknown) => (typeof value === "number" ? String(value) : (JSON.stringify(value)?.slice(0, 80) ?? "missing"));

/** Holds the rules of documents to their schemas: they take what a schema keeps as it is, and whatever one thing it refuses they refuse. */
export function describeKinds(names: readonly string[]): void {
  test.each(names)("%s is as its schema says", { timeout: 240_000 }, async (name) => {
    const subject = SUBJECTS[name];
    if (!subject) throw new Error(name);
    const { schema, stored, right, beside } = subject;
    const siteId = newUid();
    await seedSite(siteId);
    const target = doc(clientOf({ uid: siteId }).firestore, stored(siteId));
    const whole = right(siteId);
    const begin = () => put(stored(siteId), { ...whole, ...beside?.stored });
    const write = (fields: Fields) => outcome(setDoc(target, { ...fields, ...beside?.changed?.() }));
    const wrong: string[] = [];
    await begin();
    for (const { place, value, isTaken } of [
      { place: "", value: whole, isTaken: true },
      { place: "", value: longestOf(schema, whole), isTaken: true },
      ...attemptsOf(schema, whole, subject),
    ]) {
      const said = (await write(place === "" ? Object(value) : withValue(whole, place, value))) === "allowed";
      if (said !== isTaken) wrong.push(`${place} ${said ? "may" : "may not"} be ${show(value)}`);
      if (said) await begin();
    }
    expect(wrong).toEqual([]);
  });
}
