export * from "../../support/buying.ts";
