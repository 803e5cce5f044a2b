import { grouped } from '@tohfa/contract/shared/grouped'

export const collectionTexts = {
  title: (heading: string, store: string) => `${heading} | ${store}`,
  description: (heading: string) =>
    `${heading}: gifts chosen by us, printed to order with a name or a picture and delivered all over India.`,
  count: (total: number) => (total === 1 ? '1 product' : `${grouped(total)} products`),
  pages: 'Pages of the collection',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  empty: 'Nothing here at the moment',
  emptySentence: 'What belongs here comes back soon. Meanwhile, please look at the others.',
  pastTheEnd: 'The collection ends before this page.',
  firstPage: 'Go to the first page',
  allGifts: 'See all gifts',
  retry: 'Try again',
  gone: {
    title: 'Collection not found',
    heading: 'This collection is no longer there',
    sentence: 'Perhaps its season is over. All gifts are still here.',
    action: 'See all gifts',
  },
} as const
