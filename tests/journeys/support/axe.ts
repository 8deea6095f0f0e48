export * from "../../support/axe.ts";
