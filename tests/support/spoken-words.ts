/** Attributes whose text nobody reads. */
const SILENT = /\b(className|class|id|key|href|to|src|name|type|d|htmlFor|data-[\w-]+)=("[^"]*"|'[^']*')/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:"'`\w\\])\/\/[^\n]*/g;
const IMPORTS = /^\s*(import|export)\b[^;"']*\bfrom\s*"[^"]*";?$/gm;
const TEXTS = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}=;]*[a-z][^<>{}=;]*</g;

/** What a source says to people: its strings, templates and the text between its tags, without comments, imports and names. */
export function spokenIn(source: string): string[] {
  const bare = source.replace(COMMENTS, " ").replace(IMPORTS, " ").replace(SILENT, " ");
  // A word alone in lower case is a value, a name or an address.
  return [...bare.matchAll(TEXTS)].map(([text]) => text.slice(1, -1).replace(/\s+/g, " ").trim()).filter((text) => /\s|^[A-Z]/.test(text));
}

/** Every banned word that a source says, each with the text around it. */
export function bannedIn(source: string, banned: readonly RegExp[]): string[] {
  return spokenIn(source).flatMap((text) =>
    banned.flatMap((word) => (word.test(text.replace(/\$\{[^}]*\}/g, "…")) ? [`${word.source}: ${text}`] : [])),
  );
}
