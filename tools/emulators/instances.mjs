// Loaded into the emulator process (tools/lib/emulators.ts). The Functions emulator starts a new process for each concurrent request, which
// loads all functions again: most of the cost of a full test run. In production an instance serves many requests at once, so HTTP functions
// do the same here, in two instances, enough for races between instances. Events and tasks stay serial, because the emulator ends a process
// whose event fails, along with its other work.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { FunctionsEmulator } = require("firebase-tools/lib/emulator/functionsEmulator");
const { RuntimeWorkerPool, RuntimeWorkerState } = require("firebase-tools/lib/emulator/functionsRuntimeWorker");

const INSTANCES = 2;
/** Instances being started, by the emulator's id of each HTTP function. */
const starting = new Map();
let turn = 0;

const { startRuntime } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.startRuntime = async function (backend, trigger) {
  if (!trigger?.httpsTrigger || trigger.taskQueueTrigger) return startRuntime.call(this, backend, trigger);
  const starts = starting.get(trigger.id) ?? new Set();
  starting.set(trigger.id, starts);
  const pool = this.workerPools[backend.codebase];
  if (starts.size > 0 && starts.size + busyOf(pool, trigger.id).length >= INSTANCES) return Promise.any([...starts]);
  const start = startRuntime.call(this, backend, trigger);
  starts.add(start);
  return start.finally(() => starts.delete(start));
};

// `npm run cost` counts what functions read and write: they go to the database through its proxy.
const { getEmulatorEnvs } = FunctionsEmulator.prototype;
const counted = process.env.AWNING_COUNTED_FIRESTORE;
FunctionsEmulator.prototype.getEmulatorEnvs = function () {
  return { ...getEmulatorEnvs.call(this), ...(counted && { FIRESTORE_EMULATOR_HOST: counted }) };
};

const { getIdleWorker } = RuntimeWorkerPool.prototype;
RuntimeWorkerPool.prototype.getIdleWorker = function (id) {
  const idle = getIdleWorker.call(this, id);
  const starts = starting.get(id);
  if (idle || !starts) return idle;
  const busy = busyOf(this, id);
  return busy.length + starts.size < INSTANCES ? undefined : busy[turn++ % Math.max(1, busy.length)];
};

function busyOf(pool, id) {
  return pool.getTriggerWorkers(id).filter((worker) => worker.state === RuntimeWorkerState.BUSY);
}
