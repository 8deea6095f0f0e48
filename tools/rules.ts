// `npm run rules`: writes the functions of `firestore.rules` that look into lists. `npm run check` sees when they are old.
import { readFile, writeFile } from "node:fs/promises";
import { fromRoot } from "./lib/root.ts";
import { withGenerated } from "./rules/generated.ts";

const path = fromRoot("firestore.rules");
await writeFile(path, withGenerated(await readFile(path, "utf8")));
