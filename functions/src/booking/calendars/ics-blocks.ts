/** The components of a calendar file that matter here, each as unfolded lines from `BEGIN` to `END`. */
export type IcsBlocks = { events: string[]; zones: string[]; isCalendar: boolean };

const OPENINGS: Readonly<Record<string, "events" | "zones">> = { "BEGIN:VEVENT": "events", "BEGIN:VTIMEZONE": "zones" };

/**
 * Divides a file before anything is parsed, so that one broken event costs only itself. Reads each character once. What is nested in an event,
 * such as an alarm, is left out.
 */
export function blocksOf(text: string): IcsBlocks {
  const found: IcsBlocks = { events: [], zones: [], isCalendar: false };
  let kind: "events" | "zones" | null = null;
  let end = "";
  let lines: string[] = [];
  let inner: string | null = null;
  for (const line of unfolded(text)) {
    const upper = line.length < 40 ? line.trimEnd().toUpperCase() : line;
    if (upper === "BEGIN:VCALENDAR") found.isCalendar = true;
    if (kind === null) {
      kind = OPENINGS[upper] ?? null;
      if (kind === null) continue;
      end = upper.replace("BEGIN", "END");
      lines = [upper];
    } else if (upper === end) {
      found[kind].push([...lines, upper].join("\r\n"));
      [kind, inner] = [null, null];
    } else if (inner !== null) {
      if (upper === inner) inner = null;
    } else if (kind === "events" && upper.startsWith("BEGIN:")) inner = upper.replace("BEGIN", "END");
    else if (line !== "") lines.push(upper.startsWith("BEGIN:") || upper.startsWith("END:") ? upper : line);
  }
  return found;
}

/** Lines as they were before folding (RFC 5545 3.1). */
function unfolded(text: string): string[] {
  return text
    .replace(/\r\n?|\n/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n");
}

/** The value of the first property of a name, without its parameters; empty when the event has none. */
export function valueIn(block: string, name: string): string {
  const at = block.search(new RegExp(`^${name}[;:]`, "im"));
  if (at < 0) return "";
  const line = block.slice(at, block.indexOf("\r\n", at));
  // A parameter in quotes may hold a colon.
  return /^[^";:]+(?:;[^"=:]+=(?:"[^"]*"|[^":;]*))*:(.*)$/i.exec(line)?.[1]?.trim() ?? "";
}

/** Whether an event that does not recur was over before a day (`20261128`). Most of an old calendar is, and is never parsed. */
export function isLongOver(block: string, day: string): boolean {
  if (/^(?:RRULE|RDATE|DURATION|RECURRENCE-ID)[;:]/im.test(block)) return false;
  const ends = (valueIn(block, "DTEND") || valueIn(block, "DTSTART")).slice(0, 8);
  return /^\d{8}$/.test(ends) && ends < day;
}
