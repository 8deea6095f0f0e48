// `npm run themes`: writes the files derived from theme tokens. A test notices outdated ones.
import { rm, writeFile } from "node:fs/promises";
import { fromRoot } from "./lib/root.ts";
import { generatedFiles, readTokens, writtenSheets } from "./themes/generated.ts";

const files = generatedFiles(await readTokens());
for (const path of writtenSheets().filter((one) => !(one in files))) await rm(fromRoot(path));
for (const [path, content] of Object.entries(files)) await writeFile(fromRoot(path), content);
