// The function `page` as it is deployed, behind a bare node:http server.
import { createServer } from "node:http";

const [bundle = "", port = ""] = process.argv.slice(2);
const { page } = await import(bundle);
createServer(page).listen(Number(port), "127.0.0.1");
