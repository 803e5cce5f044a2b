import type { RefundStatus } from '@tohfa/contract/payments/refund-states'

export const cancelTexts = {
  until: (time: string) =>
    `You can cancel until ${time} at least, and then until we begin to print.`,
  untilPrinted: 'You can cancel until we begin to print.',
  cancel: 'Cancel order',
  cancelOf: (number: string) => `Cancel order ${number}`,
  title: (number: string) => `Cancel order ${number}?`,
  help: 'Write to us',
  what: 'What do you want to cancel?',
  restIsPrinted:
    'A part of this order is being printed and can no longer be cancelled. The rest can:',
  whole: 'The whole order',
  pieces: 'Only some pieces',
  howMany: (title: string) => `Pieces of ${title}`,
  why: 'Why?',
  reasons: [
    'I changed my mind',
    'I ordered it by mistake',
    'The address is wrong',
    'What is printed is wrong',
    'It comes too late',
  ],
  goesBack: (amount: string) =>
    `${amount} goes back to where it came from within 5-7 business days. We write to you about it.`,
  nothingPaid: 'Nothing was paid yet, so nothing goes back.',
  choose: 'Please choose at least one piece',
  keep: 'Keep it',
  confirm: 'Yes, cancel it',
  done: (number: string) => `Order ${number} is cancelled.`,
  partDone: 'These pieces are cancelled. The rest is being made.',
  cancelled: (pieces: number) => (pieces === 1 ? '1 cancelled' : `${pieces} cancelled`),
  tellWhere: 'Tell us where to send the money',
  tellWhereOf: (amount: string) => `Tell us where to send the money: ${amount}`,
  loading: 'Loading..',
} as const

/** The method of a refund, after its amount. */
export const refundLabels: Record<RefundStatus, string> = {
  needs_details: 'goes back once we know where to',
  pending: 'is on its way back to you',
  processed: 'went back to you',
  failed: 'could not go back yet: we are seeing to it',
}
