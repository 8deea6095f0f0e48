export * from "../../support/keys.ts";
