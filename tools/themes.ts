// `npm run themes`: writes what follows from the tokens of the themes. A test sees when it is old.
import { writeFile } from "node:fs/promises";
import { fromRoot } from "./lib/root.ts";
import { generatedFiles, TOKENS_INDEX, tokensIndex } from "./themes/generated.ts";

await writeFile(fromRoot(TOKENS_INDEX), tokensIndex());
const { THEME_TOKENS } = await import("@awning/domain/design/themes/all.generated");
for (const [path, content] of Object.entries(generatedFiles(THEME_TOKENS))) await writeFile(fromRoot(path), content);
