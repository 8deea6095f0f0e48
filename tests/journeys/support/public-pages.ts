export * from "../../support/public-pages.ts";
