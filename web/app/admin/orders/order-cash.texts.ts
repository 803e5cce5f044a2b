import type { CashReason, CashState } from '@tohfa/contract/orders/cash-states'

/** Staff's texts about a cash order before printing. */
export const orderCashTexts = {
  heading: 'Cash on delivery',
  states: {
    none: 'Nobody was asked',
    to_confirm: 'Waits for its buyer',
    confirmed: 'Confirmed',
    declined: 'Declined',
    expired: 'Not answered in time',
  } satisfies Record<CashState, string>,
  state: 'Confirmation',
  until: 'Cancelled without an answer',
  confirmedAt: 'Confirmed at',
  advance: 'Paid beforehand',
  why: 'Why we ask',
  reasons: {
    rule: 'The rules ask for every cash order',
    first_order: 'The first order of this account',
    refused_before: 'A parcel was not accepted before',
    personalised: 'Made for this buyer alone',
  } satisfies Record<CashReason, string>,
  refused: 'Not accepted before',
  refusedOne: (order: string, moment: string, by: string) => `${order}, ${moment} (${by})`,
  refusedBy: { account: 'same account', phone: 'same phone' },
  call: (phone: string) => `Call ${phone}`,
  confirm: 'They confirm it',
  decline: 'They decline it',
  confirmed: (order: string) => `Order ${order} is confirmed.`,
  declined: (order: string) => `Order ${order} is cancelled.`,
  unconfirmed: 'Not confirmed',
} as const
