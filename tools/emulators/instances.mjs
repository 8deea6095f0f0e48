// Loaded into the process of the emulators (tools/lib/emulators.ts). The Functions emulator gives each request that comes while another
// is under way a process of its own, which loads all of the functions anew: most of what a whole run of the tests cost. On the platform
// an instance of ours answers many requests at a time, so the functions that answer requests do the same here, in two instances, which
// is what a race between instances takes. Events and tasks stay one at a time: the emulator ends a process whose event fails, with
// whatever else it was doing.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { FunctionsEmulator } = require("firebase-tools/lib/emulator/functionsEmulator");
const { RuntimeWorkerPool, RuntimeWorkerState } = require("firebase-tools/lib/emulator/functionsRuntimeWorker");

const INSTANCES = 2;
/** Of each function that answers requests, by its id in the emulator: the instances that are being started. */
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
