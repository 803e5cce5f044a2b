import { returnWindowDays } from './return-moves.ts'

/** Why a return is impossible, or what is wrong with a value. */
export const returnRuleTexts = {
  returnReason: 'The reason is damaged, defective, wrong_item, misprint or late',
  returnPhotos: 'Please send 1 to 5 photos',
  returnItems: 'Please choose what you want to return',
  returnBuyerAction: 'The action is withdraw or answer',
  returnStaffAction:
    'The action is ask, approve, refuse, keep_it, book_pickup, received, accept, refuse_after_check, refund or replace',
  returnNotDelivered: 'This order was not delivered yet. Should something be wrong, write to us',
  returnOver:
    'This order was cancelled or came back already. Should something be wrong, write to us',
  returnTooLate: `Returns are asked for within ${returnWindowDays} days after delivery, and that time is over. Write to us with the order number, and we will see what can be done`,
  returnTwice:
    'You have asked for this already. Look at that return in your orders, or write to us about it',
  returnBeingBooked: 'The pick-up is being booked at this moment. Please try again in a minute',
  returnState: 'This cannot be done with the return from where it is now',
  resendState: 'Only an order that came back is sent again, and once',
  printGone: (title: string) =>
    `The print of ${title} cannot be made again, since its photo was deleted. Give the money back instead`,
} as const
