// chunk: cards
/** Of what can be personalised and is bought without, wherever a line of it is shown. */
export const plainTexts = {
  line: 'Plain, nothing personal printed',
} as const
