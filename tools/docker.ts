// The site in a container (compose.yaml). It listens on 127.0.0.1, which nobody outside of a container reaches, so each published port is
// passed on from the container's own addresses.
import { spawn } from "node:child_process";
import { networkInterfaces } from "node:os";
import { PUBLISHED_PORTS, relay } from "./docker/relay.ts";

const outside = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ family, internal }) => family === "IPv4" && !internal);
for (const { address } of outside) for (const port of PUBLISHED_PORTS) await relay(address, port);

const site = spawn("npm", ["start"], { stdio: "inherit" });
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => site.kill(name));
site.on("exit", (code) => process.exit(code ?? 1));
