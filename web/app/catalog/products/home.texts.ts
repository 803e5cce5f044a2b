import type { HomeSection } from './home/home.data.ts'

export const homeTexts = {
  title: (store: string) => `${store}: gifts printed for one person`,
  description:
    'T-shirts, mugs, cushions, rakhis, frames and more, printed in India with the name or picture you choose. Pay online or by cash on delivery.',
  heading: 'Gifts printed for one person',
  sentence:
    'Choose a mug, a cushion or a rakhi. We print it for the one you have in mind, and send it anywhere in India.',
  browse: 'See all gifts',
  categories: 'Shop by kind',
  banners: 'What is new in the shop',
  sections: {
    best: 'Best products',
    new: 'New arrivals',
    pillow: 'Customize pillow and key chain',
    mousepad: 'Mousepads',
    'coffee-mug': 'Coffee mugs',
  } satisfies Record<HomeSection, string>,
  viewAll: 'View All',
  viewAllOf: (section: string) => `View all: ${section}`,
  from: (price: string) => `From ${price}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause the slides',
  play: 'Play the slides',
  noProducts: 'No products found',
  soon: 'The shop opens soon',
  soonSentence: 'Nothing is for sale yet. Please look in again in a few days.',
} as const
