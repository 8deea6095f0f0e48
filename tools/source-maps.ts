// Before a deployment: uploads the source maps of the production build to Sentry, if there is a token.
import { run } from "./lib/command.ts";
import { failWith, PlainError } from "./lib/plain-error.ts";
import { releaseName } from "./lib/release.ts";
import { uploadCommands } from "./lib/source-maps.ts";

try {
  const release = await releaseName("production");
  const commands = uploadCommands(process.env, release);
  if (commands.length === 0) console.info("No SENTRY_AUTH_TOKEN: the source maps stay here.");
  for (const [command = "", ...args] of commands) {
    const { code, output } = await run(command, args);
    if (code !== 0) throw new PlainError(`The source maps were not uploaded:\n${output}`);
  }
  if (commands.length > 0) console.info(`Source maps of ${release} uploaded.`);
} catch (error) {
  failWith(error);
}
