import { mostBlanks } from './blank-limits.ts'

/** Sentences about wrong values of a blank, or of a product on one. */
export const blankRuleTexts = {
  blankNotThere: 'There is no such blank',
  blankTitleTaken: 'Another blank has this title',
  blankChoiceTwice: 'This colour and size is there already',
  blankNotCounted: 'The stock of this blank is not counted',
  blankWithoutColor: (title: string) => `${title} has no such colour`,
  blankWithoutSize: (title: string) => `${title} does not have this colour in such a size`,
  deliveredTwice: 'An earlier line is of the same colour and size',
  deliveryBooked: 'A delivery with this reference is booked already',
  piecesWhole: 'A whole number of pieces, at least 1',
  tooManyBlanks: `At most ${mostBlanks} blanks`,
  figuresOfBlank:
    'The stock of this product is that of its blank, so these figures would be lost. Please write 0 in their place, and count the blank instead',
  stockOfBlank: 'The stock of this product is that of its blank. Please change it there',
} as const
