import * as z from "zod/mini";
import { writeTogether } from "../../functions/src/data/core/writes.ts";
import { type MailOrder, queueOverdueMail } from "../../functions/src/data/mail/outbox.ts";
import { PORTS } from "../../tools/lib/ports.ts";
import { eventually } from "./emulators.ts";

const queuesSchema = z.record(z.string(), z.object({ numberOfTasks: z.number(), runningTasks: z.number() }));

/** Waits until no task of a mail waits or runs any more. */
export async function tasksDone(): Promise<void> {
  await eventually("the end of all tasks", async () => {
    const queues = queuesSchema.parse(await (await fetch(`http://127.0.0.1:${PORTS.tasks}/queueStats`)).json());
    return Object.values(queues).every(({ numberOfTasks, runningTasks }) => numberOfTasks + runningTasks === 0);
  });
}

/** Puts a mail into the outbox without telling the task queue of it: until the sweep runs, only the test knows. */
export function queueUntold(mail: MailOrder): Promise<void> {
  return writeTogether("a mail of a test", async (writes) => queueOverdueMail(writes, mail));
}
