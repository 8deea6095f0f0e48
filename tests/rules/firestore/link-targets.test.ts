import type { LinkDraft } from "@awning/domain/link/link";
import { describe } from "vitest";
import { describeLinkType } from "../support/link-type-tests.ts";

describe.each<LinkDraft["type"]>(["product", "service", "page"])("the fields of a %s", describeLinkType);
