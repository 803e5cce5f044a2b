// chunk: cards
/** For a customizable product that is bought without a print, wherever its line is shown. */
export const plainTexts = {
  line: 'Plain, nothing personal printed',
} as const
