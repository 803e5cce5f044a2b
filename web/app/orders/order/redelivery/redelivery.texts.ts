import type { RedeliveryState } from '@tohfa/contract/fulfilment/redelivery-states'

export const redeliveryTexts = {
  failed: 'The carrier could not deliver this order.',
  choose: 'Choose a day',
  chooseOf: (number: string) => `Choose a day for another try: order ${number}`,
  until: (day: string) =>
    `Left alone it usually tries again the next working day. You can choose another day until ${day}.`,
  title: (number: string) => `When should order ${number} be brought again?`,
  day: 'Try again on',
  note: 'Should we know something? (optional)',
  noteHint: 'For the shop, such as another phone number. The courier does not see it.',
  cancel: 'Cancel',
  confirm: 'Confirm the day',
  close: 'Close',
  asked: (day: string) => `The carrier is asked to come on ${day}.`,
  help: 'Write to us',
} as const

/** The result of a request; the day as people write it. */
export const outcomeTexts: Record<RedeliveryState, (day: string) => string> = {
  waiting: (day) =>
    `Another try on ${day}: we are telling the carrier, and write to you if it cannot come then.`,
  told: (day) => `It tries again on ${day}.`,
  next_round: (day) =>
    `It cannot come on ${day}: it tries again on its next round, usually the next working day.`,
  refused: (day) => `We asked for another try on ${day}, and it does not come again.`,
  dropped: (day) => `Another try on ${day} is no longer needed.`,
}
