import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod/mini";
import { readIcs } from "../booking/calendars/read-ics.ts";

// A thread of its own: a hostile file cannot keep the process from anything, and is given up after a second (`read-apart.ts`).
const windowSchema = z.object({ from: z.number(), to: z.number(), zone: z.string(), ownMark: z.string() });
const { text, window } = z.parse(z.object({ text: z.string(), window: windowSchema }), workerData);

parentPort?.postMessage(readIcs(text, window));
