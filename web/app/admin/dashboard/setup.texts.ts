import type { SetupStep } from '@tohfa/contract/backoffice/setup'

/** The owner's setup steps before the shop opens. */
export const setupTexts = {
  heading: 'Before the shop opens',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done:',
  open: 'To do:',
  read: 'I have read them',
  hide: 'Hide this list',
  hidden: 'The list is hidden. Settings can show it again.',
} as const

/** The title of each step, and why it matters while it is open. */
export const setupStepTexts: Record<SetupStep, { label: string; why: string }> = {
  particulars: {
    label: 'Address, phone and e-mail of the shop',
    why: 'Pages, mails and papers leave out what is not set.',
  },
  seller: {
    label: 'Who sells, and the GSTIN',
    why: 'No invoice is made before.',
  },
  product: { label: 'The first product', why: 'Shoppers read that the shop opens soon.' },
  studio: {
    label: 'A product for the shopper’s own words or photos',
    why: 'Without it every product is sold as it is.',
  },
  taxClasses: {
    label: 'Tax classes reviewed',
    why: 'The rates are proposals until somebody confirms them.',
  },
  texts: {
    label: 'Policies and other pages read',
    why: 'They promise returns, refunds and delivery in your name.',
  },
  payments: {
    label: 'Payments by the real provider',
    why: 'The sandbox plays it: no money moves. Whoever runs the server sets:',
  },
  carrier: {
    label: 'Parcels by the real carrier',
    why: 'The sandbox plays it: nobody fetches a parcel. Whoever runs the server sets:',
  },
  mail: {
    label: 'Mails that are really sent',
    why: 'Mails only become files. Whoever runs the server sets:',
  },
}
