// `npm run themes`: writes what follows from the tokens of the themes. A test sees when it is old.
import { rm, writeFile } from "node:fs/promises";
import { fromRoot } from "./lib/root.ts";
import { generatedFiles, readTokens, writtenSheets } from "./themes/generated.ts";

const files = generatedFiles(await readTokens());
for (const path of writtenSheets().filter((one) => !(one in files))) await rm(fromRoot(path));
for (const [path, content] of Object.entries(files)) await writeFile(fromRoot(path), content);
