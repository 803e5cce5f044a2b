/** Texts for failures outside of a page's control. */
export const failuresTexts = {
  number: 'If you write to us, please name this number:',
  offline: 'You are offline.',
  offlineOld: 'You are offline. What you see may be old.',
  savedOn: (date: string) => `This is what you saw on ${date}.`,
  showNow: 'Show it as it is now',
  waiting: 'Waiting for the line',
  pressWaits: 'What you pressed is sent once, when the line is back.',
  offlineLink: 'You are offline: this page opens as soon as the connection is back.',
} as const
