import { buildWeb } from "../../../tools/lib/build-web.ts";
import { fromRoot } from "../../../tools/lib/root.ts";

/** Pages come from the sources; their script, faces and pictures are those that were built last. */
export default async function build(): Promise<void> {
  const place = { webOut: fromRoot("web/dist"), functionsOut: fromRoot("functions/dist") };
  await buildWeb({ mode: "emulator", ...place, onlyChanged: true, say: console.info });
}
