/** More paths below a name, separate from `sitePaths`, which public scripts and the dashboard shell bundle. */
export const ownPaths = {
  contactCard: (username: string) => `/${username}/contact-card`,
  report: (username: string) => `/${username}/report`,
  chat: (username: string) => `/${username}/chat`,
  withdraw: (username: string) => `/${username}/order?${WITHDRAW_PARAMETER}=1`,
  legal: (username: string, kind: string) => `/${username}/legal/${kind}`,
} as const;

/** The query parameter of the page that withdraws by order number. */
export const WITHDRAW_PARAMETER = "withdraw";

/** The query parameter of a conversation; its key uses the parameter of all mailed links. */
export const CONVERSATION_PARAMETER = "conversation";

/** The query parameter of a conversation's file. */
export const FILE_PARAMETER = "file";
/** Of messages, the `at` of the newest that is known: only those from then on are answered. */
export const AFTER_PARAMETER = "after";

export function chatPath(username: string, conversationId: string, key: string): string {
  return `${ownPaths.chat(username)}?${CONVERSATION_PARAMETER}=${encodeURIComponent(conversationId)}&key=${encodeURIComponent(key)}`;
}

/** The owner's inbox, separate from `paths`, which public scripts bundle. */
export const chatPaths = {
  inbox: "/chat",
  conversation: (conversationId: string) => `/chat/${encodeURIComponent(conversationId)}`,
} as const;
