// The built functions in a process of their own, behind the server and the body parsers that the platform puts around
// them. Started by function-process.ts, which kills it.
import { createRequire } from "node:module";

const require = createRequire(new URL("../../functions/package.json", import.meta.url));
const express = require("express");
const functions = await import(process.env.FUNCTIONS_BUNDLE);

const app = express();
const keepBytes = (request, _response, bytes) => {
  request.rawBody = bytes;
};
app.use(
  express.json({ verify: keepBytes }),
  express.urlencoded({ extended: true, verify: keepBytes }),
  express.raw({ type: "*/*", verify: keepBytes }),
);
// A named part of the path, so that the router decodes it as the platform's does.
const below = /^\/(.*)$/;
app.all(below, (request, response, next) => {
  if (request.path === "/on-purpose/throws") return next(new Error("thrown on purpose"));
  if (request.path.startsWith("/api/")) return functions.api(request, response);
  return /\/(?:checkout|order)/.test(request.path) ? functions.checkoutpage(request, response) : functions.page(request, response);
});
const server = app.listen(Number(process.env.FUNCTIONS_PORT ?? 0), "127.0.0.1", () => process.send?.(server.address().port));
