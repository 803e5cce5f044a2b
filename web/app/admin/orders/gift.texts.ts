/** The form in which staff correct the text of a gift. */
export const giftFormTexts = {
  correct: 'Correct the words',
  save: 'Save the words',
  cancel: 'Cancel',
  saved: 'The words are saved, and the card is made anew.',
  wrapIt: 'Wrap this order as a gift',
} as const
