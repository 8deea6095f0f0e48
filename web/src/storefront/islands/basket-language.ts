const { lang, dataset } = document.documentElement;

/** The language of the shop, by which the basket says prices and days: pages whose words are all ours name it beside their own. */
export const language = dataset["language"] ?? lang;
