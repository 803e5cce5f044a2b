/** Colours and sizes, by the shop's own English names, for pages that do not show them as typed. */
export const choices: Readonly<Record<string, string>> = {}
