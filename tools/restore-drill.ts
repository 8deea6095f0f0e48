// `npm run restore:drill`: exports documents, files and users of a suite that was used, brings them into an empty one and compares all of it.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Contents, differencesOf, readContents, readQuiet } from "./drill/contents.ts";
import { openDoors, withoutPolicy } from "./drill/protection.ts";
import { failWith, PlainError } from "./lib/plain-error.ts";
import { PORTS } from "./lib/ports.ts";
import { fromRoot } from "./lib/root.ts";
import { withSuite } from "./lib/suite.ts";
import { exportData } from "./seed/database.ts";
import { Suite } from "./seed/suite.ts";

const COPY = fromRoot(".awning/drill/export");
/** What `npm run proof` reads. */
const RECORD = fromRoot(".awning/drill/restore.json");
const PAGES = ["/kiln", "/kiln/shop", "/tempo"];
const OWNER = "kiln@example.test";

try {
  rmSync(dirname(COPY), { recursive: true, force: true });
  mkdirSync(dirname(COPY), { recursive: true });
  const before = await withSuite({ data: "demo" }, async () => {
    // Used: jobs change what the demo has.
    await new Suite().sweep();
    // Closed to writes, as docs/operations.md says first.
    await fetch(`http://127.0.0.1:${PORTS.hub}/functions/disableBackgroundTriggers`, { method: "PUT" });
    const contents = await readQuiet(PAGES);
    await exportData(COPY, "drill");
    return contents;
  });
  const startedAt = Date.now();
  const wrong = await withSuite({ data: COPY }, async () => {
    const after = await readContents(PAGES);
    return [...differencesOf(before, after), ...withoutPolicy(after), ...(await openDoors(OWNER))];
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const told = { ...countsOf(before), seconds, wrong };
  writeFileSync(RECORD, `${JSON.stringify(told, null, 2)}\n`);
  if (wrong.length > 0) throw new PlainError(`Not restored:\n${wrong.join("\n")}`);
  console.info(
    `${told.documents} documents, ${told.files} files, ${told.users} users and ${told.pages} pages came back the same, in ${seconds} s.`,
  );
} catch (error) {
  failWith(error);
} finally {
  rmSync(COPY, { recursive: true, force: true });
}

function countsOf({ documents, files, users, pages }: Contents) {
  return { documents: documents.size, files: files.size, users: users.size, pages: pages.size };
}
