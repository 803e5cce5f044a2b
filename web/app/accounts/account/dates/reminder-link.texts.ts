/** The page of the link in a reminder. */
export const reminderLinkTexts = {
  title: 'Your reminder',
  loading: 'Loading your reminder',
  on: (day: string) => `It is on ${day}.`,
  waits: (day: string) => `We write to you once, in time before ${day}.`,
  again: 'Remind me again next year',
  stop: 'No more reminders',
  stopWhat: 'No more reminders ends all our mails about your dates.',
  off: 'We write to you no more about your dates',
  offSentence: 'Your dates are in your account, where you can delete them or get mails again.',
  forgotten: 'We do not keep this date any more.',
  dates: 'Your dates',
  gone: {
    heading: 'This link is no longer good',
    sentence: 'Your account shows the dates that we remember for you.',
    action: 'Your dates',
    href: '/account/dates',
  },
  failed: 'Your reminder could not be shown',
  retry: 'Try again',
} as const
