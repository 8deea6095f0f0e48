import { afterEach, expect } from "vitest";
import { endScreen } from "./screen.tsx";

// Runs for each file, where a module that all files share would say it once.
afterEach(() => expect(endScreen()).toEqual([]));
