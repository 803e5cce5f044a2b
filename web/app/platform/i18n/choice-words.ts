// chunk: cards
/** The name of a colour or a size in the language of the page; unknown ones stay as typed. */
export const choiceWord = (name: string): string => name
