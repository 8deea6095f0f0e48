// Use-cases that run in the process of a test: the settings of the demo, and the emulators. To be imported first.
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import "./emulators.ts";

loadEnvFile(fileURLToPath(new URL("../../functions/.env.demo-awning", import.meta.url)));
process.env.FUNCTIONS_EMULATOR = "true";
