import type { ShownToStaff, Visibility } from '@tohfa/contract/catalog/visibility'

/** Staff's texts about visibility. */
export const visibilityTexts = {
  tabs: 'Which products',
  shown: {
    all: 'All',
    published: 'In the shop',
    hidden: 'Hidden',
    draft: 'Drafts',
  } satisfies Record<ShownToStaff, string>,
  visibility: 'In the shop?',
  choices: {
    published: 'Published: everybody sees it',
    hidden: 'Hidden: not sold now',
    draft: 'Draft: not ready yet',
  } satisfies Record<Visibility, string>,
  hint: 'What is hidden or a draft stands nowhere in the shop; orders keep what was bought.',
  badge: { hidden: 'Hidden', draft: 'Draft' },
  notes: {
    hidden: 'Hidden: shoppers do not find it, and lines in carts cannot be ordered.',
    draft: 'Draft: only staff see it, as it will look in the shop.',
  },
  goLive: 'Go live',
  goLiveOf: (title: string) => `Go live: ${title}`,
  publish: 'Publish',
  hide: 'Hide',
  published: (title: string) => `“${title}” is in the shop.`,
  hidden: (title: string) => `“${title}” is hidden from the shop.`,
} as const
