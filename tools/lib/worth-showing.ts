/** Warnings of the CLI on every healthy start. */
const HARMLESS = [
  "java version",
  "Java version",
  "169.254.169.254",
  "External network resource requested", // The next line names the URL.
  "Env variable override",
  "You are not currently authenticated",
  "not authenticated",
  "emulators are not running",
  "Application Default Credentials",
  "Unable to look up project number",
  "Unable to fetch project",
  "function ignored",
  "is not running",
  "detected demo project",
  "Detected demo project",
  "metadata server",
  "CLI MOTD",
  "Emulator UI is not starting",
  "MetadataLookupWarning",
];

/** Whether a line of emulator output is relevant: a failure of our code, or a real warning. */
export function isWorthShowing(line: string): boolean {
  const isLoud = /^\s*([⚠✖]|- URL: )/.test(line) || /"severity":"(WARNING|ERROR|CRITICAL|ALERT|EMERGENCY)"/.test(line);
  return isLoud && !HARMLESS.some((words) => line.includes(words));
}
