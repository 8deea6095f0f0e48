import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "../root.ts";
import { kept, type Part, weigh } from "./parts.ts";

/** A Vite plugin that writes a report of each output script, if a file is given. */
export function noteParts(file: string | undefined): Plugin {
  return {
    name: "note-parts",
    apply: "build",
    writeBundle(_, bundle) {
      if (!file) return;
      const parts = Object.values(bundle).flatMap((chunk): Part[] => {
        if (chunk.type !== "chunk") return [];
        const modules = Object.entries(chunk.modules).map(([id, { renderedLength }]): [string, number] => [
          fromProject(id),
          renderedLength,
        ]);
        return [
          {
            file: basename(chunk.fileName),
            entry: chunk.facadeModuleId === null ? null : fromProject(chunk.facadeModuleId),
            bytes: weigh(chunk.code),
            imports: chunk.imports.map((one) => basename(one)),
            later: chunk.dynamicImports.map((one) => basename(one)),
            outside: [],
            modules: kept(modules),
          },
        ];
      });
      writeFileSync(file, JSON.stringify(parts));
    },
  };
}

function fromProject(id: string): string {
  return id.startsWith(`${ROOT}/`) ? id.slice(ROOT.length + 1) : id;
}
