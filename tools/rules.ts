// `npm run rules`: writes `firestore.rules`. `npm run check` notices an outdated file.
import { writeFile } from "node:fs/promises";
import { fromRoot } from "./lib/root.ts";
import { joinedRules } from "./rules/join.ts";

await writeFile(fromRoot("firestore.rules"), joinedRules());
