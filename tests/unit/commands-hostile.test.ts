import { commands } from "@awning/domain/api/commands";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { hostileInput, plainInput, randomFrom } from "../support/hostile-input.ts";

const SEED = 39;
const EACH = process.env.AWNING_FULL ? 2_000 : 100;

/** Compared with what is stored, or read as something else, and stored nowhere: half a character is one that is not found. */
const COMPARED = /\.(?:username|code|key|password|quoteHash|website|amount|reason): half a character$/;

/** What is wrong with a value that a command took: something that the database refuses, or that nobody asked for. */
function faultsOf(value: unknown, at: string): string[] {
  if (typeof value === "string") return value.isWellFormed() ? [] : [`${at}: half a character`];
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${at}: ${value}`];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part, index) => faultsOf(part, `${at}[${index}]`));
  if (Object.hasOwn(value, "isAdmin") || Object.getPrototypeOf(value) !== Object.prototype) return [`${at}: a prototype`];
  return Object.entries(value).flatMap(([key, part]) =>
    key.isWellFormed() ? faultsOf(part, `${at}.${key}`) : [`${at}: half a character`],
  );
}

test(`each command refuses, or takes as something that can be stored, ${EACH} hostile inputs from seed ${SEED}`, {
  timeout: 300_000,
}, () => {
  const faults = new Set<string>();
  const [neverRefused, neverTaken]: [string[], string[]] = [[], []];
  for (const [name, { input }] of Object.entries(commands)) {
    const random = randomFrom(SEED);
    let [refused, taken] = [0, 0];
    for (let at = 0; at < EACH; at++) {
      const parsed = z.safeParse(input, hostileInput(input, random));
      if (parsed.success) for (const fault of faultsOf(parsed.data, name)) faults.add(fault);
      if (parsed.success) taken += 1;
      else refused += 1;
    }
    for (let at = 0; at < 50; at++) if (z.safeParse(input, plainInput(input, random)).success) taken += 1;
    if (refused === 0) neverRefused.push(name);
    if (taken === 0) neverTaken.push(name);
  }
  expect([...faults].filter((fault) => !COMPARED.test(fault))).toEqual([]);
  expect(neverRefused).toEqual([]);
  // Were one never right, everything would be refused for the same first reason.
  expect(neverTaken).toEqual([]);
});
