import { homeComments } from './review-comments/home.ts'
import { smallComments } from './review-comments/small.ts'
import { wearComments } from './review-comments/wear.ts'
import { sampleProducts } from './sample-products.ts'

export type SampleReview = {
  slug: string
  author: { name: string; email: string }
  rating: number
  comment: string
  daysAgo: number
}

const names = [
  'Aditi Kulkarni',
  'Arjun Menon',
  'Bhavna Shah',
  'Chetan Rao',
  'Deepika Nair',
  'Farhan Qureshi',
  'Gurpreet Singh',
  'Harini Subramaniam',
  'Imran Sheikh',
  'Ishita Banerjee',
  'Jaya Pillai',
  'Karthik Iyer',
  'Lakshmi Reddy',
  'Manoj Yadav',
  'Meghna Das',
  'Neha Agarwal',
  'Nikhil Deshpande',
  'Pooja Chauhan',
  'Rahul Verma',
  'Rukhsana Ansari',
  'Sandeep Patil',
  'Shreya Ghosh',
  'Simran Kaur',
  'Tenzin Dolma',
  'Thomas Mathew',
  'Vikram Rathore',
]

const authors = names.map((name) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
}))

const comments = { ...wearComments, ...homeComments, ...smallComments }
const ageOf = new Map(sampleProducts.map(({ slug, ageInDays }) => [slug, ageInDays]))

/** A day after the product came (a parcel needs some) and before today, spread by `turn`. */
function dayOf(slug: string, turn: number): number {
  const span = Math.max(1, (ageOf.get(slug) ?? 1) - 4)
  return 1 + ((turn * 37) % span)
}

/** Every sample review, by product slug; authors take turns, so each writes at most one per product. */
export const sampleReviews: SampleReview[] = Object.entries(comments)
  .flatMap(([slug, list]) => list.map(([rating, comment]) => ({ slug, rating, comment })))
  .map((review, turn) => ({
    ...review,
    author: authors[turn % authors.length]!,
    daysAgo: dayOf(review.slug, turn),
  }))
