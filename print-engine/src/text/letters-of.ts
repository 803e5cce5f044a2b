/** How much there is to shape in some texts, by which their cost is counted. */
export const lettersOf = (texts: readonly { text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + text.length, 0)
