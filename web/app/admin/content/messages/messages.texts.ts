import type { MessageState } from '@tohfa/contract/backoffice/message-states'

export const messagesTexts = {
  title: 'Messages',
  heading: 'Messages',
  tabs: 'Show messages',
  all: 'All',
  loading: 'Loading the messages',
  notRead: 'The messages could not be shown',
  none: 'No messages here',
  noneOpen: 'All messages are answered or closed',
  noneSentence: 'What people write on the contact page is listed here and comes by mail too.',
  onlyOne: (number: string) => `Only ${number} is shown.`,
  showAll: 'Show all messages',
  from: (name: string) => `Message from ${name}`,
  order: (number: string) => `Order ${number}`,
  notSignedIn: 'Not signed in: name and e-mail are as typed.',
  notProven:
    'Not proven that the order is theirs. For changes, ask them to use My Orders in their account.',
  answer: 'Answer',
  answerOf: (name: string) => `Answer: message from ${name}`,
  answerTo: (number: string) => `Answer to ${number}`,
  answerWords: 'Your answer',
  answerHint: (email: string) =>
    `It goes to ${email} by mail, and the page of the message shows it.`,
  andClose: 'Close the message with it',
  send: 'Send the answer',
  cancel: 'Cancel',
  sent: 'The answer is on its way.',
  answeredBy: (who: string, moment: string) => `Answered by ${who}, ${moment}`,
  answeredAt: (moment: string) => `Answered ${moment}`,
  handle: 'Mark as closed',
  handleOf: (name: string) => `Mark as closed: message from ${name}`,
  reopen: 'Open again',
  reopenOf: (name: string) => `Open again: message from ${name}`,
  handledBy: (who: string, moment: string) => `Closed by ${who}, ${moment}`,
  handledAt: (moment: string) => `Closed ${moment}`,
  markedHandled: 'Marked as closed.',
  markedOpen: 'Opened again.',
  acknowledged: (moment: string) => `Acknowledged ${moment}`,
  /** The running deadline; a duration is one of the two below. */
  toAcknowledge: (span: string) => `Not acknowledged yet: ${span} left`,
  toClose: (span: string) => `To be closed: ${span} left`,
  ackOverdue: (span: string) => `Not acknowledged, overdue by ${span}`,
  closeOverdue: (span: string) => `Not closed, overdue by ${span}`,
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  days: (days: number) => `${days} days`,
  pages: 'Pages of messages',
  previous: 'Previous page',
  next: 'Next page',
  ofOrder: 'Messages about it',
} as const

/** Texts for staff. */
export const messageStateLabels: Record<MessageState, string> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
}
