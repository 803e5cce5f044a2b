import type { CustomisedRule } from '@tohfa/contract/orders/cash-states'

/** The rules for cash orders, for owners. */
export const cashRulesFormTexts = {
  heading: 'Cash on delivery with care',
  sentence:
    'Each rule is told to the buyer where it applies. Parcels that come back cost more than they bring.',
  notRead: 'The rules for cash could not be shown.',
  tryAgain: 'Try again',
  confirm: 'Buyers confirm their cash orders',
  confirmHint:
    'A mail asks them, with a link and two buttons. Nothing is printed before; without an answer in 24 hours the order is cancelled.',
  max: 'The most of a cash order, in rupees',
  maxHint: 'The lower of this and the limit above counts; empty: no other limit',
  maxRefusals: 'No cash after so many refused parcels',
  maxRefusalsHint: 'By account or phone, such as 2; empty: however many',
  customised: 'Personalised goods by cash',
  customisedRules: {
    allow: 'As other goods',
    advance: 'With an advance, paid online',
    prepaid: 'Not at all: paid online',
  } satisfies Record<CustomisedRule, string>,
  advancePercent: 'Advance, in percent of the personalised goods',
  advancePercentHint: 'Such as 20: of ₹500, ₹100 is paid online. The courier collects the rest',
  blockedPincodes: 'No cash at these PIN codes',
  blockedPincodesHint: 'Six digits each, one a line or with commas between, such as 794101, 795001',
  save: 'Save the rules for cash',
  saved: 'The rules for cash are saved.',
} as const
