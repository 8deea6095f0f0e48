import { afterEach, expect } from "vitest";
import { endScreen, loadScreens } from "./screen.tsx";

// Once for all files, which share this page and its modules.
await loadScreens();

// Runs for each file, where a module that all files share would say it once.
afterEach(() => expect(endScreen()).toEqual([]));
