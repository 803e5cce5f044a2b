import type { Sample } from './sample-files.ts'
import type { SampleMarks } from './templates.queries.ts'

/** The titles, people, banners and collections of the sample, which are found by them. */
export function sampleMarks({ products, reviews, banners, collections }: Sample): SampleMarks {
  return {
    titles: products.map(({ title }) => title),
    emails: [...new Set(reviews.map(({ email }) => email.toLowerCase()))],
    banners: banners.map(({ image }) => image),
    collections: collections.map(({ slug }) => slug),
  }
}
