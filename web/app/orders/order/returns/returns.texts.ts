// chunk: orders
import type {
  ReturnAction,
  ReturnReason,
  ReturnState,
} from '@tohfa/contract/fulfilment/return-moves'

export const returnStateLabels: Record<ReturnState, string> = {
  requested: 'Asked for',
  needs_info: 'We have a question',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  lapsed: 'Ended without an answer',
  no_return_needed: 'Keep it, nothing to send back',
  pickup_booked: 'The courier fetches it',
  pickup_failed: 'Could not be fetched',
  received: 'Arrived in the shop',
  accepted: 'Looked at and accepted',
  refused_after_check: 'Looked at and refused',
  refunded: 'Your money goes back',
  replaced: 'We make it again',
}

export const returnReasonLabels: Record<ReturnReason, string> = {
  damaged: 'It came damaged',
  defective: 'It does not work',
  wrong_item: 'It is not what I ordered',
  misprint: 'It is printed wrong',
  late: 'It came too late',
}

export const returnsTexts = {
  ask: 'Return or replace',
  askOf: (number: string) => `Return or replace: order ${number}`,
  until: (day: string) => `Until the end of ${day}`,
  late: 'Write to us about this order',
  lateOf: (number: string) => `Write to us about this order: ${number}`,
  title: (number: string) => `Return or replace: ${number}`,
  intro:
    'Tell us what is wrong and show it. We answer within three working days, and then make it again or give your money back.',
  items: 'What is it about?',
  pieces: (title: string) => `How many of ${title}`,
  reason: 'What is wrong?',
  choose: 'Please choose',
  comment: 'Tell us more',
  photosHint: '1 to 5 photos, as JPEG, PNG or WebP. Only you and our staff see them.',
  needPhoto: 'Please add at least one photo',
  needItem: 'Please choose at least one piece',
  send: 'Ask for it',
  cancel: 'Not now',
  sent: (number: string) => `We have your request ${number}.`,
  return: (number: string) => `Return ${number}`,
  history: 'What happened',
  waybill: (number: string) => `Parcel number of the pick-up: ${number}`,
  replacement: (number: string) => `Made again as order ${number}`,
  withdraw: 'Withdraw',
  withdrawOf: (number: string) => `Withdraw the return ${number}`,
  withdrawn: 'The return is withdrawn.',
  answer: 'Answer',
  answerTitle: (number: string) => `Answer about ${number}`,
  yourAnswer: 'Your answer',
  answered: 'We have your answer.',
  sendAnswer: 'Send it',
  shopAsked: 'We ask:',
} as const

/** The labels of staff's actions. */
export const returnActionLabels: Record<ReturnAction, string> = {
  withdraw: 'Withdraw',
  answer: 'Answer',
  lapse: 'End it',
  pickup_failed: 'Not fetched',
  ask: 'Ask the buyer',
  approve: 'Approve',
  refuse: 'Refuse',
  keep_it: 'Let them keep it',
  book_pickup: 'Book the pick-up',
  received: 'It is here',
  accept: 'Accept',
  refuse_after_check: 'Refuse after the check',
  refund: 'Give the money back',
  replace: 'Make it again',
}
