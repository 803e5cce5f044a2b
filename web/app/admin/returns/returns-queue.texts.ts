import type { ReturnPile } from '@tohfa/contract/orders/piles'
import type { ReturnState } from '@tohfa/contract/fulfilment/return-moves'

/** The states of a return, for staff. */
export const staffReturnStates: Record<ReturnState, string> = {
  requested: 'Asked for',
  needs_info: 'Waits for the buyer’s answer',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  lapsed: 'Ended without an answer',
  no_return_needed: 'The buyer keeps it',
  pickup_booked: 'Pick-up booked',
  pickup_failed: 'Could not be fetched',
  received: 'Received',
  accepted: 'Checked and accepted',
  refused_after_check: 'Checked and refused',
  refunded: 'Money given back',
  replaced: 'Made again',
}

export const queueTexts = {
  title: 'Returns',
  heading: 'Returns',
  tabs: 'Show returns',
  open: 'To do',
  over: 'Settled',
  piles: {
    returns: 'Only those to decide.',
    inspect: 'Only those that are here to be looked at.',
    giveBack: 'Only those to give back or make again.',
  } satisfies Record<ReturnPile, string>,
  showAll: 'Show all',
  loading: 'Loading',
  notRead: 'The returns could not be shown',
  none: 'No returns here',
  noneSentence: {
    open: 'What buyers want to give back is listed here, the oldest first.',
    over: 'What was settled is listed here, the newest first.',
  },
  approvedProof: 'Approved proof',
  approved: (title: string) => `What was approved for ${title}`,
  order: (number: string) => `Order ${number}`,
  days: (days: number) => (days === 1 ? '1 working day left' : `${days} working days left`),
  today: 'Due today',
  late: 'Late',
  due: (day: string) => `Due on ${day}`,
  worth: (amount: string) => `Worth ${amount}`,
  actionOf: (action: string, number: string) => `${action}: ${number}`,
  note: 'Note, for the buyer',
  noteHint: 'The buyer reads it in a mail and in their orders.',
  restock: 'Put the pieces back into the stock',
  method: 'How the money goes',
  methods: { '': 'The way it came', upi: 'By UPI', bank: 'To a bank account' },
  refuse: 'Not now',
  done: (number: string, state: string) => `${number}: ${state}`,
} as const
