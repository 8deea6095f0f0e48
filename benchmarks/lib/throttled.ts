import type { BrowserContext, Page } from "playwright-core";

/** A phone on a slow 4G network, as Lighthouse's mobile preset has it: 150 ms of delay, 1.6 Mbit/s, a processor slowed four times. */
export async function throttle(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.enable");
  const bytesASecond = 1_600_000 / 8;
  const speed = { latency: 150, downloadThroughput: bytesASecond, uploadThroughput: bytesASecond };
  await session.send("Network.emulateNetworkConditions", { offline: false, ...speed });
}
