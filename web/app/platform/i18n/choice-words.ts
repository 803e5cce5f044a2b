// chunk: cards
/** What a colour or a size is called in the language of the page; others than the shop's own stay as typed. */
export const choiceWord = (name: string): string => name
