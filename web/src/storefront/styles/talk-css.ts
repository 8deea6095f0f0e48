/// <reference path="./css.d.ts" />
import chat from "./chat.css?inline";
import log from "./chat-log.css?inline";

/** The CSS of the chat over a page. */
export const TALK_CSS: string = chat + log;
