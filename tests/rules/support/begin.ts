import { readFileSync } from "node:fs";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, getDoc } from "firebase/firestore";
import { afterAll, beforeAll, expect } from "vitest";
import { beginFile, clientOf, endFile, outcome } from "./actors.ts";
import { emptyProject, FIRESTORE_RULES, loadFirestoreRules } from "./hosts.ts";

// Before every file: all run in one process, each in a project of its own.
const projectId = beginFile(expect.getState().testPath ?? "unknown");

beforeAll(async () => {
  await emptyProject(projectId);
  await loadFirestoreRules(projectId, readFileSync(FIRESTORE_RULES, "utf8"));
  // An emulator without rules would allow everything and make half of the tests pass for nothing.
  const stranger = doc(clientOf(null).firestore, documents.site("nobody"));
  if ((await outcome(getDoc(stranger))) !== "denied") throw new Error("The rules are not in force.");
});
afterAll(endFile);
