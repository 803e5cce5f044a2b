import { grouped } from '@tohfa/contract/shared/grouped'

export const reviewTexts = {
  none: 'No reviews yet. Whoever buys it can be the first to say how it is.',
  count: (total: number) => (total === 1 ? '1 review' : `${grouped(total)} reviews`),
  spread: 'How many stars people gave',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  pages: 'Pages of reviews',
  previousPage: 'Previous reviews',
  verified: 'Verified purchase',
  answer: 'The shop’s answer',
  photos: (writer: string) => `Photos with the review by ${writer}`,
  photo: (nth: number, writer: string) => `Photo ${nth} of the review by ${writer}`,
  formerCustomer: 'Former customer',
  nextPage: 'Next reviews',
} as const
