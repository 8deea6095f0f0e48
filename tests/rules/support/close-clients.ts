import { afterAll } from "vitest";
import { closeClients } from "./actors.ts";

afterAll(closeClients);
