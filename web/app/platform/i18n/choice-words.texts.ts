/** Colours and sizes by the shop's English names, for pages in another language. */
export const choices: Readonly<Record<string, string>> = {}
