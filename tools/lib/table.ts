import { PORTS } from "./ports.ts";

/** The addresses of the running site as aligned lines. */
export function siteTable({
  site,
  isDevelopment,
  hasUi,
  seconds,
}: {
  site: string;
  isDevelopment: boolean;
  hasUi: boolean;
  seconds: number;
}): string {
  const local = (port: number) => `http://127.0.0.1:${port}`;
  const rows: [string, string][] = [
    ["Site", site],
    ...(isDevelopment ? [["App, hot reload", local(PORTS.vite)] satisfies [string, string]] : []),
    ["Demo shops", `${site}/kiln   ${site}/tempo`],
    ["Demo logins", "kiln@example.test, tempo@example.test   password awning-demo"],
    ["Mail inbox", `${local(PORTS.inbox)}   (SMTP on ${PORTS.smtp})`],
    ["Error reports", local(PORTS.reports)],
    ["Card payments", `${local(PORTS.stripe)}   (a stand-in: nothing is charged)`],
    [
      "Emulators",
      `hosting ${PORTS.hosting} · functions ${PORTS.functions} · firestore ${PORTS.firestore} · auth ${PORTS.auth} · storage ${PORTS.storage} · tasks ${PORTS.tasks}`,
    ],
    ...(hasUi ? [["Emulator UI", local(PORTS.ui)] satisfies [string, string]] : []),
    ["Logs", ".awning/logs"],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return `\nAwning is open (after ${seconds} s).\n\n${lines.join("\n")}\n\n  Ctrl-C stops everything; the data stays. \`npm run reset\` starts over.\n`;
}
