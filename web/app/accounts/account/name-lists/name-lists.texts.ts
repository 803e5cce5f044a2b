/** The lists of the account. */
import { grouped } from '@tohfa/contract/shared/grouped'
export const nameListsTexts = {
  none: 'No name lists yet',
  noneSentence:
    'For a class, an office or a wedding: open a product that can be personalised, and press Many names at once.',
  shop: 'See the products',
  loading: 'Loading your name lists',
  notRead: 'Your name lists could not be read just now.',
  pieces: (n: number) => (n === 1 ? '1 piece' : `${grouped(n)} pieces`),
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  delete: 'Delete',
  deleteOf: (title: string) => `Delete ${title}`,
  deleting: {
    title: 'Delete this list?',
    sentence: 'Its names and pictures are deleted. What is in your bag or ordered stays.',
    deleted: 'The list is deleted.',
  },
  states: {
    draft: 'Draft',
    rendering: 'Being drawn',
    ready: 'Ready to approve',
    approved: 'Approved',
  },
  changed: (when: string) => `Changed on ${when}`,
} as const
