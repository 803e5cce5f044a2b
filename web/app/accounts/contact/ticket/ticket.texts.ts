import type { MessageState } from '@tohfa/contract/backoffice/message-states'

export const ticketTexts = {
  title: 'Your message',
  heading: (number: string) => `Your message ${number}`,
  loading: 'Loading what became of your message',
  failed: 'Your message could not be shown',
  retry: 'Try again',
  gone: {
    heading: 'This link is no longer good',
    sentence: 'It may be cut off, or the message is no longer kept. You can write to us again.',
    action: 'Write to us',
    href: '/contact',
  },
  about: 'About',
  order: (number: string) => `Order ${number}`,
  written: 'Written',
  state: 'State',
  settledBy: 'Settled by',
  closed: 'Closed',
  answers: 'Our answers',
  noAnswer: 'No answer yet. It comes by e-mail, and stands here then.',
  answeredAt: (moment: string) => `Answered ${moment}`,
  more: 'If you have more to say, answer our mail, or write another message.',
  another: 'Write another message',
  own: 'Your messages',
  ownNotRead: 'Your messages could not be read just now.',
  seeOf: (number: string) => `Message ${number}`,
} as const

/** The states as its writer reads them. */
export const ticketStateLabels: Record<MessageState, string> = {
  open: 'We are looking at it',
  answered: 'Answered',
  closed: 'Settled',
}
