import { mostBlanks } from './blank-limits.ts'

/** Sentences about wrong values of a blank, or of a product on one. */
export const blankRuleTexts = {
  blankNotThere: 'There is no such blank',
  blankTitleTaken: 'Another blank has this title',
  blankChoiceTwice: 'This colour and size is there already',
  tooManyBlanks: `At most ${mostBlanks} blanks`,
  stockOfBlank: 'The stock of this product is that of its blank. Please change it there',
} as const
