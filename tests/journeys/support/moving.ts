export * from "../../support/moving.ts";
