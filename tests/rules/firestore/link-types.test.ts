import type { LinkDraft } from "@awning/domain/link";
import { describe } from "vitest";
import { describeLinkType } from "../support/link-type-tests.ts";

describe.each<LinkDraft["type"]>(["heading", "group", "file", "chat"])("the fields of a %s", describeLinkType);
