import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openWebPage, postToWeb, REDIRECTS_MAX, WebError } from "./web.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const servers: Server[] = [];
/** Requests that reached this machine. */
const reached: string[] = [];

async function serve(handler: Handler): Promise<number> {
  const server = createServer((request, response) => {
    reached.push(request.url ?? "");
    handler(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

let port = 0;
let origin = "";
let seen: IncomingMessage["headers"] = {};
beforeAll(async () => {
  port = await serve((request, response) => {
    seen = request.headers;
    const { pathname, searchParams } = new URL(request.url ?? "", origin);
    if (pathname === "/hop") {
      const left = Number(searchParams.get("left"));
      response.writeHead(302, { location: left > 0 ? `/hop?left=${left - 1}` : "/page", "set-cookie": "a=1" }).end();
    } else if (pathname === "/to") response.writeHead(301, { location: searchParams.get("address") ?? "" }).end();
    else if (pathname === "/slow") response.writeHead(200).write("a");
    else if (pathname === "/silent") return;
    else if (pathname === "/endless") {
      response.writeHead(200, { "content-type": "text/html" });
      const timer = setInterval(() => response.write("a".repeat(10_000)), 1);
      response.on("close", () => clearInterval(timer));
    } else if (pathname === "/declared") response.writeHead(200, { "content-length": 1_000_000 }).write("a");
    else if (pathname === "/gone") response.writeHead(404).end("not here");
    else response.writeHead(200, { "content-type": "Text/HTML; charset=utf-8" }).end("hello");
  });
  origin = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  reached.length = 0;
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const open = (url: string, { ms = 5_000, ...access }: { ms?: number } & Partial<Parameters<typeof openWebPage>[2]> = {}) =>
  openWebPage(url, "text/html", { signal: AbortSignal.timeout(ms), localOrigin: origin, userAgent: "Awning", ...access });
const troubleOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof WebError ? error.trouble : error;
};

describe("refused targets", () => {
  test.each([
    [
      "loopback",
      ["http://127.0.0.1/", "http://127.1/", "https://127.0.0.1/", "http://[::1]/", "http://localhost/", "http://0.0.0.0/", "http://0/"],
    ],
    [
      "loopback in other numbers",
      ["http://2130706433/", "http://0x7f000001/", "http://0x7f.1/", "http://0177.0.0.1/", "http://017700000001/"],
    ],
    ["loopback as IPv6", ["http://[::ffff:127.0.0.1]/", "http://[::ffff:7f00:1]/", "http://[0:0:0:0:0:ffff:7f00:0001]/", "http://[::]/"]],
    ["signs that only look like others", ["http://１２７.０.０.１/", "http://①②⑦.0.0.1/", "http://127。0。0。1/"]],
    ["a cloud’s keys", ["http://169.254.169.254/latest/meta-data/", "http://2852039166/", "http://0xa9fea9fe/", "http://[fd00:ec2::254]/"]],
    [
      "a private network",
      ["http://10.0.0.1/", "http://192.168.1.1/", "http://172.20.0.5/", "http://100.100.100.200/", "http://[fc00::1]/"],
    ],
    ["another port", ["http://1.1.1.1:8080/", "https://1.1.1.1:80/", "http://1.1.1.1:22/", "http://example.com:6379/"]],
    ["another scheme", ["file:///etc/passwd", "ftp://1.1.1.1/", "gopher://1.1.1.1/", "data:text/html,hello", "javascript:1"]],
    ["a name and a password", ["http://a:b@1.1.1.1/", "https://a@1.1.1.1/"]],
    ["a host that is refused", ["https://grabify.link/x"]],
  ])("refuses %s", async (_what, urls) => {
    for (const url of urls) expect([url, await troubleOf(open(url))]).toEqual([url, "refused"]);
    expect(reached).toEqual([]);
  });

  test("refuses this machine, unless a setting names this origin", async () => {
    const refused = [
      `http://localhost:${port}/`,
      `https://127.0.0.1:${port}/`,
      `http://127.0.0.2:${port}/`,
      `http://127.0.0.1:${port + 1}/`,
    ];
    for (const url of refused) expect([url, await troubleOf(open(url))]).toEqual([url, "refused"]);
    expect(await troubleOf(open(`${origin}/page`, { localOrigin: null }))).toBe("refused");
    expect(reached).toEqual([]);
    expect((await (await open(`${origin}/page`)).readAll(100)).toString()).toBe("hello");
    expect(reached).toEqual(["/page"]);
  });

  test.each(["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::ffff:10.0.0.1", "fd00::1"])(
    "refuses a name that resolves to %s, alone or among others",
    async (address) => {
      const bad = { address, family: address.includes(":") ? 6 : 4 };
      const good = { address: "1.1.1.1", family: 4 };
      for (const found of [[bad], [good, bad], [bad, good]])
        expect(await troubleOf(open("http://rebind.example.test/", { resolve: async () => found }))).toBe("refused");
    },
  );

  test.each([
    "http://127.0.0.1:5050/",
    "http://169.254.169.254/",
    "//10.0.0.1/",
    "http://[::1]/",
    "file:///etc/passwd",
    "http://0x7f000001/",
  ])("refuses a redirect to %s", async (address) => {
    expect(await troubleOf(open(`${origin}/to?address=${encodeURIComponent(address)}`))).toBe("refused");
  });
});

describe("a name with changing answers", () => {
  test("is resolved once and connected at the verified address", async () => {
    const looks: string[] = [];
    // The first two addresses are unroutable everywhere.
    const answers = [["3ffe::1", "3ffe::2"], ["127.0.0.1"]];
    const resolve = async (host: string) => {
      looks.push(host);
      return (answers.shift() ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    };
    const tried: string[] = [];
    const watch = (message: unknown) => {
      const { socket } = message as { socket: Socket };
      socket.on("connectionAttempt", (address) => tried.push(address));
    };
    subscribe("net.client.socket", watch);
    expect(await troubleOf(open("http://rebind.example.test/", { resolve, ms: 1_500 }))).toBe("unreachable");
    unsubscribe("net.client.socket", watch);
    expect(looks).toEqual(["rebind.example.test"]);
    expect(tried).toContain("3ffe::1");
    expect(tried.filter((address) => !address.startsWith("3ffe::"))).toEqual([]);
  });

  test("is resolved again after a redirect, and then refused", async () => {
    const looks: string[] = [];
    const resolve = async (host: string) => {
      looks.push(host);
      return [{ address: "127.0.0.1", family: 4 }];
    };
    expect(await troubleOf(open(`${origin}/to?address=${encodeURIComponent("http://rebind.example.test/")}`, { resolve }))).toBe("refused");
    expect(looks).toEqual(["rebind.example.test"]);
  });
});

describe("responses", () => {
  test("follow three redirects but not four, without credentials or referrer", async () => {
    const found = await open(`${origin}/hop?left=${REDIRECTS_MAX - 1}`);
    expect({ url: found.url, type: found.type }).toEqual({ url: `${origin}/page`, type: "text/html" });
    expect(seen).toMatchObject({ "user-agent": "Awning", host: `127.0.0.1:${port}` });
    expect(Object.keys(seen).filter((name) => /cookie|authorization|referer|forwarded/.test(name))).toEqual([]);
    expect(await troubleOf(open(`${origin}/hop?left=${REDIRECTS_MAX}`))).toBe("unreachable");
  });

  test.each(["/silent", "/slow"])("time out: %s", async (path) => {
    const start = Date.now();
    expect(await troubleOf(open(origin + path, { ms: 300 }).then((answer) => answer.readAll(100)))).toBe("unreachable");
    expect(Date.now() - start).toBeLessThan(3_000);
  });

  test("fail for unknown names and endless lookups", async () => {
    const never = () => new Promise<never>(() => {});
    expect(await troubleOf(open("http://slow.example.test/", { resolve: never, ms: 300 }))).toBe("unreachable");
    expect(await troubleOf(open("http://empty.example.test/", { resolve: async () => [] }))).toBe("unreachable");
    expect(await troubleOf(open(`${origin}/gone`))).toBe("unreachable");
  });

  test("without an end are truncated or refused, as requested", async () => {
    expect(await (await open(`${origin}/endless`)).readStart(25_000)).toHaveLength(25_000);
    expect(await troubleOf((await open(`${origin}/endless`)).readAll(25_000))).toBe("too_large");
    expect(await troubleOf((await open(`${origin}/declared`)).readAll(25_000))).toBe("too_large");
  });
});

describe("messages", () => {
  const post = (url: string, access: Partial<Parameters<typeof openWebPage>[2]> = {}) =>
    postToWeb(
      url,
      { signal: AbortSignal.timeout(5_000), localOrigin: origin, userAgent: "Awning", ...access },
      { body: Buffer.from("hello"), headers: { ttl: "60" } },
    );

  test("arrive whole, and are not passed on to where a redirect leads", async () => {
    expect(await post(`${origin}/page`)).toEqual({ status: 200 });
    expect(seen).toMatchObject({ ttl: "60", "content-length": "5" });
    reached.length = 0;
    expect(await post(`${origin}/hop?left=1`)).toEqual({ status: 302 });
    expect(reached).toEqual(["/hop?left=1"]);
  });

  test("go to public hosts over https alone", async () => {
    const refused = [
      "http://push.example.test/",
      "https://127.0.0.1/",
      "https://push.example.test:8443/",
      "https://a:b@push.example.test/",
    ];
    for (const url of refused) expect(await troubleOf(post(url, { localOrigin: null }))).toBe("refused");
    const inside = post("https://push.example.test/", { localOrigin: null, resolve: async () => [{ address: "10.0.0.1", family: 4 }] });
    expect(await troubleOf(inside)).toBe("refused");
    expect(reached).toEqual([]);
  });
});
