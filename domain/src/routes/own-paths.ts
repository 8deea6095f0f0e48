/** What else stands below a name: apart from `sitePaths`, which the script of every public page and the frame of the dashboard carry. */
export const ownPaths = {
  /** How to reach the owner, as a file for address books. */
  contactCard: (username: string) => `/${username}/contact-card`,
  /** Where visitors tell us that a page breaks our rules. */
  report: (username: string) => `/${username}/report`,
  /** Where visitors write to the owner. */
  chat: (username: string) => `/${username}/chat`,
  /** A legal page of the owner; `kind` is one of `LEGAL_KINDS`. */
  legal: (username: string, kind: string) => `/${username}/legal/${kind}`,
} as const;

/** The query parameter that names a conversation; its key is the one of every mailed link. */
export const CONVERSATION_PARAMETER = "conversation";

/** The query parameter that names a file of a conversation, beside what opens that. */
export const FILE_PARAMETER = "file";

/** A visitor's way back to a conversation, on whatever device. */
export function chatPath(username: string, conversationId: string, key: string): string {
  return `${ownPaths.chat(username)}?${CONVERSATION_PARAMETER}=${encodeURIComponent(conversationId)}&key=${encodeURIComponent(key)}`;
}

/** The owner's inbox: apart from `paths`, which the scripts of public pages carry. */
export const chatPaths = {
  inbox: "/chat",
  conversation: (conversationId: string) => `/chat/${encodeURIComponent(conversationId)}`,
} as const;
