import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseEnv } from "node:util";
import sharp from "sharp";
import { fromRoot } from "../../tools/lib/root.ts";

/** Where links may be looked at on this machine, as the functions of the emulators are told. */
export const WEB = parseEnv(readFileSync(fromRoot("functions/.env.demo-awning"), "utf8"))["LOCAL_TARGET"] ?? "";

type Answer = { status?: number; headers?: Record<string, string>; body?: string | Buffer } | "never";

/** A site of somebody else on this machine: answers by path, `/path?query` included, and notes what it was asked for. */
export async function serveWebPages(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = answers[request.url ?? ""] ?? { status: 404 };
    if (answer === "never") return;
    response.writeHead(answer.status ?? 200, { "content-type": "text/html; charset=utf-8", ...answer.headers }).end(answer.body ?? "");
  });
  const { port } = new URL(WEB);
  await new Promise<void>((done, refuse) => {
    server.once("error", refuse);
    server.listen(Number(port), "127.0.0.1", done);
  });
  return {
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A page that names a picture. */
export const pageNaming = (address: string): Answer => ({
  body: `<!doctype html><title>Fair</title><meta property="og:image" content="${address}">`,
});
export const redirectTo = (location: string): Answer => ({ status: 302, headers: { location } });
export const pictureOf = (body: Buffer, type = "image/png"): Answer => ({ headers: { "content-type": type }, body });

/** A picture of one colour, with a place in its EXIF data where the format has one. */
export function drawPicture(format: "png" | "jpeg" | "webp" | "gif" | "avif", width = 600, height = 400): Promise<Buffer> {
  const drawn = sharp({ create: { width, height, channels: 3, background: "#c63a22" } });
  return drawn
    .withExif({ IFD3: { GPSAreaInformation: "GPS-SECRET-53.5436N" } })
    .toFormat(format)
    .toBuffer();
}
