// Addresses that people may paste as a calendar's: inside, odd, or no web address at all.

import "../support/model/stand-ins.ts";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { expect } from "vitest";
import { fetchCalendar } from "../../functions/src/booking/calendars/read-calendars.ts";
import { model as test } from "../support/model/fixtures.ts";

const HOSTS = [
  ...[
    "127.0.0.1",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
  ],
  ...[
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[fe80::1]",
    "[fc00::1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[2001:db8::1]",
    "[::ffff:a9fe:a9fe]",
  ],
  ...[
    "2130706433",
    "0x7f000001",
    "017700000001",
    "127.1",
    "0x7f.1",
    "localhost",
    "metadata.google.internal",
    "a.localhost",
    "127。0。0。1",
    "①②⑦.0.0.1",
  ],
  ...["localhost.", "127.0.0.1."],
];
const SHAPES: ((host: string) => string)[] = [
  (host) => `https://${host}/a.ics`,
  (host) => `http://${host}/a.ics`,
  (host) => `webcal://${host}/a.ics`,
  (host) => `https://user:word@${host}/a.ics`,
  (host) => `https://${host}:8080/a.ics`,
  (host) => `https://calendar.google.com@${host}/a.ics`,
  (host) => `ftp://${host}/a.ics`,
  (host) => `file://${host}/etc/passwd`,
  (host) => `gopher://${host}:70/a.ics`,
  (host) => `https://${host}:22/a.ics`,
];
const ADDRESSES = HOSTS.flatMap((host) => SHAPES.map((shape) => shape(host)));

test(`none of ${ADDRESSES.length} hostile addresses leaves the guard`, async () => {
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(300);
  // A host that does not answer is trouble too, so what counts is that nobody tries to reach it.
  const tried: string[] = [];
  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.on("connectionAttempt", (address) => tried.push(address));
  };
  subscribe("net.client.socket", watch);
  try {
    for (const address of ADDRESSES) expect(await fetchCalendar(address, null), address).toHaveProperty("trouble");
  } finally {
    unsubscribe("net.client.socket", watch);
  }
  expect(tried).toEqual([]);
});
