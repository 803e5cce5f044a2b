import type { SetupStep } from '@tohfa/contract/backoffice/setup'

/** The owner's setup steps before the shop opens. */
export const setupTexts = {
  heading: 'Before the shop opens',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done:',
  open: 'To do:',
  hurts: 'What does not work yet:',
  optional: 'If you like.',
  read: 'I have read them',
  asItIs: 'It is right as it is',
  try: 'Try it out',
  tryOf: (step: string) => `Try it out: ${step}`,
  by: (who: string, day: string) => `${who}, ${day}`,
  mailSent: (to: string) => `A mail to ${to} is sent. Please look whether it arrived.`,
  mailWritten: 'The mail became a file: no mail server is set yet.',
  carrierAnswered: 'The carrier accepts the keys of this shop.',
  sandboxAnswered: 'The sandbox answered: no keys are set yet.',
  sample: 'This shop shows our sample.',
  begin: 'Begin your own shop',
  templates: 'Or begin with our templates',
  hide: 'Hide this list',
  hidden: 'The list is hidden. Settings can show it again.',
} as const

/** The title of each step, and why it matters while it is open. */
export const setupStepTexts: Record<SetupStep, { label: string; why: string }> = {
  name: { label: 'Name of the shop', why: 'Pages, mails and papers say Tohfa.' },
  particulars: {
    label: 'Address, phone and e-mail of the shop',
    why: 'Pages, mails and papers leave out what is not set.',
  },
  look: {
    label: 'Logo and colours of the header',
    why: 'Until then every page shows the emblem of a gift.',
  },
  seller: {
    label: 'Who sells, and the GSTIN',
    why: 'Until then no invoice is made.',
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
  delivery: {
    label: 'Working days and delivery',
    why: 'Every buyer reads six days, however long you need.',
  },
  texts: {
    label: 'Policies and other pages read',
    why: 'They promise returns, refunds and delivery in your name.',
  },
  payments: {
    label: 'Payments by the real provider',
    why: 'Until then a sandbox answers, and no money moves. Whoever runs the server sets:',
  },
  carrier: {
    label: 'Parcels by the real carrier',
    why: 'Until then a sandbox answers, and nobody fetches a parcel. Whoever runs the server sets:',
  },
  mail: {
    label: 'Mails that are really sent',
    why: 'Mails only become files. Whoever runs the server sets:',
  },
  staff: { label: 'People who work with you', why: 'Each has a sign-in and a role of their own.' },
}

/** Why a provider with keys is still open. */
export const untriedTexts = {
  payments: 'Keys are set. Try them out before a buyer does.',
  carrier: 'Keys are set. Try them out before the first parcel.',
  mail: 'A mail server is set. Send yourself a mail before a buyer waits for one.',
} as const

/** What an open step keeps from working. */
export const hurtTexts: Partial<Record<SetupStep, string>> = {
  seller: 'No invoice is made: nobody is named as the seller.',
  product: 'Nobody can buy anything: there is no product.',
  taxClasses: 'No invoice is made: tax classes are not reviewed.',
  payments: 'No order can be paid for with real money.',
  carrier: 'No parcel is fetched.',
  mail: 'No mail reaches a buyer.',
}
